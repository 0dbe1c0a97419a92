/**
 * Opens a dialog as a modal: the browser keeps the focus in it, makes the rest of the page inert, and gives the focus back at the
 * end. The focus begins at a heading with `tabindex`, else where the browser puts it. A press outside calls `leave`.
 */
export function openModal(dialog: HTMLDialogElement, leave = () => dialog.close()): void {
  let isPressedOutside = false
  dialog.onpointerdown = (event) => {
    isPressedOutside = isOutside(dialog, event)
  }
  // Not where a press only ends outside: somebody has marked text.
  dialog.onclick = (event) => {
    if (isPressedOutside && isOutside(dialog, event)) leave()
  }
  dialog.showModal()
  dialog.querySelector<HTMLElement>(':is(h2, h3)[tabindex]')?.focus()
}

/** A press on the backdrop has the dialog itself as its target, as one on the dialog's own padding has. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
