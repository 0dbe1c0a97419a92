import { throttle } from '#web/ui/timing.ts'

/**
 * Sets `data-scrolled` on `<html>` while the page is scrolled to the site's threshold or beyond. Styles make the headers
 * sticky, without a layout shift.
 */
export function followScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-sticky-at]')
  if (!header) return
  const threshold = Number(header.dataset.stickyAt)
  const update = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY >= threshold)
  window.addEventListener('scroll', throttle(update), { passive: true })
  update()
}
