//
//  NotesViewController.swift
//  StateRestoration
//

import UIKit

/// What the user notes on a trail: a draft, which is sent to nobody.
class NotesViewController: UIViewController {

    private(set) var draft = ""
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityIdentifier = "draft"
        field.placeholder = "Draft"
        field.frame = CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 44)
        field.addAction(UIAction { [weak self] _ in
            guard let self else { return }
            self.draft = self.field.text ?? ""
        }, for: .editingChanged)
        view.addSubview(field)
        field.text = draft
    }

    func setDraft(_ draft: String) {
        self.draft = draft
        if isViewLoaded { field.text = draft }
    }

}
