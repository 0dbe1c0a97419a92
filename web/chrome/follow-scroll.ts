import { throttle } from '#web/ui/timing.ts'

/**
 * Marks on `<html>` whether the page is scrolled to the site's threshold or beyond: `data-scrolled`. Styles do the rest, so
 * that headers turn sticky and back without anything being laid out anew.
 */
export function followScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-sticky-at]')
  if (!header) return
  const threshold = Number(header.dataset.stickyAt)
  const look = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY >= threshold)
  window.addEventListener('scroll', throttle(look), { passive: true })
  look()
}
