/** Starts what lies over a page: bars where there are any, dialogs where one shows itself, is linked to, or is opened from a bar. */
export function startOverlays(): void {
  if (!document.querySelector('.form-dialog:not([data-waits-for-address])')) return
  const dialogs = () => import('./form-dialogs.ts').then((module) => module.startFormDialogs())
  if (document.querySelector('.side-tabs, .recipe-banner')) import('./bars.ts').then((bars) => bars.startBars(dialogs))
  if (location.hash !== '' || document.querySelector('[data-shows-itself]')) dialogs()
  else window.addEventListener('hashchange', dialogs, { once: true })
}
