//
//  NotesViewController.swift
//  StateRestoration
//

import UIKit

/// What the user notes on a trail: a draft, which is sent to nobody.
class NotesViewController: UIViewController {

    private(set) var draft = ""
    private let field = UITextField()

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "notes"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

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

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(draft, forKey: "draft")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        setDraft(coder.decodeObject(forKey: "draft") as? String ?? "")
    }

}
