import UIKit

/// What the grader's pass lists of classes that say `@IBOutlet` and `@IBAction`.
enum Connected {
    @MainActor static func register() {
        UIApplication.connect([
            [
                ClassConnections(FirstViewController.self) {
                    [
                        .outlet("label", \.label), .outlet("buttons", \.buttons),
                        .outlet("picker", \.picker), .outlet("width", \.width),
                        .outlet("greeting", \.greeting),
                        .method("tapped:") { $0.tapped($1.at(0)) },
                        .method("refuse") { object, _ in object.refuse() },
                        .method("picked:") { $0.picked($1.at(0)) },
                        .method("backToFirst:") { $0.backToFirst($1.at(0)) },
                        .method("makeItem:") { $0.makeItem($1.at(0)) },
                    ]
                },
                ClassConnections(SecondViewController.self) { [.outlet("note", \.note)] },
                ClassConnections(PanelViewController.self) { [.outlet("caption", \.caption)] },
                ClassConnections(BrokenViewController.self) { [.outlet("button", \.button)] },
                ClassConnections(RowCell.self) { [.outlet("name", \.name)] },
                ClassConnections(SettingsViewController.self) { [.outlet("volume", \.volume)] },
            ]
        ])
    }
}
