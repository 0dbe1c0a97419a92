import { focusMain } from '#web/ui/focus-main.ts'
import { stepAside } from './step-aside.ts'

const TABS_HIDDEN = 'side-tabs-hidden'

/** Shows the tabs and the banner of `site-overlays.tsx`, which open dialogs. Most visitors open none, so these come with the first press. */
export function startBars(startDialogs: () => Promise<(dialog: HTMLDialogElement) => void>): void {
  const isHidden = ifStored((storage) => storage.getItem(TABS_HIDDEN)) !== null
  startBar('[data-side-tabs]', '[data-hides-tabs]', isHidden, () =>
    ifStored((storage) => storage.setItem(TABS_HIDDEN, 'true')),
  )
  if (document.querySelector('.recipe-banner')) import('./banner.ts').then((banner) => banner.startBanner(startBar))
  document.addEventListener('click', async ({ target }) => {
    const opener = (target as Element).closest<HTMLElement>('[data-opens-dialog]')
    const dialog = opener && document.getElementById(opener.dataset.opensDialog ?? '')
    if (dialog instanceof HTMLDialogElement) (await startDialogs())(dialog)
  })
}

function startBar(selector: string, closer: string, isClosed: boolean, remember: () => void): void {
  const bar = document.querySelector<HTMLElement>(selector)
  if (!bar) return
  bar.hidden = isClosed
  stepAside(bar)
  bar.querySelector(closer)?.addEventListener('click', () => {
    bar.hidden = true
    remember()
    focusMain()
  })
}

/** Without session storage, bars are hidden on this page only. */
function ifStored<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
