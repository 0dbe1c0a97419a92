/** For an overlay that closes and has no place to give the focus back to: a keyboard goes on with the content of the page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
