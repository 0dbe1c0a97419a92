import { isAnchorOnPage } from '#web/chrome/anchor-on-page.ts'
import { goLive } from '#web/islands/taps.ts'
import { MOBILE_MAX_WIDTH_PX } from '#web/ui/breakpoints.ts'
import { focusMain } from '#web/ui/focus-main.ts'
import { openModal } from '#web/ui/modal.ts'
import { throttle } from '#web/ui/timing.ts'

/** Makes every element with `data-opens` open the dialog with that id. */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-opens]')
    if (!opener) return
    event.preventDefault()
    open(opener)
  })
  // `details` elements that were opened before this script ran.
  for (const opener of document.querySelectorAll<HTMLElement>('[open] > [data-opens]')) open(opener)
  for (const opener of document.querySelectorAll('[data-opens]')) goLive(opener)
}

function open(opener: HTMLElement): void {
  const dialog = document.getElementById(opener.dataset.opens ?? '') as HTMLDialogElement
  const details = opener.closest('details')
  const whileOpen = new AbortController()
  const { signal } = whileOpen

  const close = () => dialog.close()
  const leave = async () => {
    dialog.dataset.leaving = ''
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
    close()
    // Safari does not return the focus to the element that was tapped.
    opener.focus({ preventScroll: true })
  }
  const onClick = ({ target }: MouseEvent) => {
    const clicked = target as Element
    if (clicked.closest('[data-closes]')) leave()
    else if (isAnchorOnPage(clicked.closest('a'))) close()
  }
  const onCancel = (event: Event) => {
    event.preventDefault()
    leave()
  }
  const onClose = () => {
    whileOpen.abort()
    delete dialog.dataset.leaving
    if (details) details.open = false
  }
  const onResize = () => {
    if (window.innerWidth <= MOBILE_MAX_WIDTH_PX) return
    close()
    // Its opener is not shown in a wide window.
    focusMain()
  }

  dialog.addEventListener('click', onClick, { signal })
  dialog.addEventListener('cancel', onCancel, { signal })
  dialog.addEventListener('close', onClose, { signal })
  window.addEventListener('resize', throttle(onResize), { signal })
  // So that the dialog is closed when the page is restored from the back/forward cache.
  window.addEventListener('pagehide', close, { signal })
  if (details) details.open = true
  openModal(dialog, leave)
  // `showModal` looks for the first focusable element before the styles of an open dialog apply, and finds none.
  dialog.querySelector<HTMLElement>('button, input')?.focus()
}
