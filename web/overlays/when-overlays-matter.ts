/** Calls `start` at once where something shows itself or a hash is in the address, else when a link to a hash is followed. */
export function whenOverlaysMatter(start: () => void): void {
  if (!document.querySelector('.form-dialog:not([data-waits-for-address])')) return
  const showsItself = document.querySelector('.form-dialog[data-shows-itself], .side-tabs, .recipe-banner') !== null
  if (showsItself || location.hash !== '') start()
  else window.addEventListener('hashchange', start, { once: true })
}
