int cappjail_unused;
