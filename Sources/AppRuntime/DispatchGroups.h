/// `dispatch_group_notify`: blocks that wait until a group is empty.
#pragma once

/// Queues the blocks of all groups that have become empty.
void dispatch_groups_settle(void);
