import { throttle } from '#web/ui/timing.ts'
import { WIDEST_MOBILE } from '#web/ui/window-width.ts'

/**
 * Lets everything with `data-opens` open the dialog of that id. They are modal: the browser itself keeps the focus inside and
 * the page behind out of reach.
 */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-opens]')
    if (!opener) return
    event.preventDefault()
    open(opener)
  })
  // Opened by visitors who were faster than this script.
  for (const opener of document.querySelectorAll<HTMLElement>('[open] > [data-opens]')) open(opener)
}

function open(opener: HTMLElement): void {
  const dialog = document.getElementById(opener.dataset.opens ?? '') as HTMLDialogElement
  const around = opener.closest('details')
  const whileOpen = new AbortController()
  const { signal } = whileOpen

  const close = () => dialog.close()
  const leave = async () => {
    dialog.dataset.leaving = ''
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
    close()
    // Safari does not give the focus back to what was tapped.
    opener.focus({ preventScroll: true })
  }
  const onClick = ({ target }: MouseEvent) => {
    const touched = target as Element
    // Outside its box, a dialog is touched itself.
    if (touched === dialog || touched.closest('[data-closes]')) leave()
    else if (leadsToPlaceOnPage(touched.closest('a'))) close()
  }
  const onCancel = (event: Event) => {
    event.preventDefault()
    leave()
  }
  const onClose = () => {
    whileOpen.abort()
    delete dialog.dataset.leaving
    if (around) around.open = false
  }
  const onResize = () => {
    if (window.innerWidth > WIDEST_MOBILE) close()
  }

  dialog.addEventListener('click', onClick, { signal })
  dialog.addEventListener('cancel', onCancel, { signal })
  dialog.addEventListener('close', onClose, { signal })
  window.addEventListener('resize', throttle(onResize), { signal })
  // So that a page that comes back from the browser's history is there without it.
  window.addEventListener('pagehide', close, { signal })
  if (around) around.open = true
  dialog.showModal()
  // The browser looked for what is first before the styles of an open dialog held, and found nothing.
  dialog.querySelector<HTMLElement>('button, input')?.focus()
}

function leadsToPlaceOnPage(link: HTMLAnchorElement | null): boolean {
  return Boolean(link?.hash) && link?.origin === location.origin && link.pathname === location.pathname
}
