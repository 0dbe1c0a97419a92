/** What sends a form of the page. */
const SEND_BUTTONS = 'main form :is(button:not([type]), [type="submit"])'

/**
 * Lets a bar at the edge of the window step aside, by `data-aside`, while it would lie on a button that sends a form. Somebody who has
 * reached it by keyboard keeps it.
 */
export function stepAside(bar: HTMLElement): void {
  const look = () => {
    // Unlike its rectangle, these do not move with the bar.
    const { offsetTop, offsetLeft, offsetHeight, offsetWidth } = bar
    const isOn = (button: Element) => {
      const { top, bottom, left, right } = button.getBoundingClientRect()
      const isBeside = right <= offsetLeft || left >= offsetLeft + offsetWidth
      return !isBeside && bottom > offsetTop && top < offsetTop + offsetHeight
    }
    const isInTheWay = [...document.querySelectorAll(SEND_BUTTONS)].some(isOn)
    bar.toggleAttribute('data-aside', isInTheWay && !bar.querySelector(':focus-visible'))
  }
  addEventListener('scroll', look, { passive: true })
  bar.addEventListener('focusin', look)
  bar.addEventListener('focusout', look)
  // The window, and what grows when islands come to life.
  const sizes = new ResizeObserver(look)
  sizes.observe(document.documentElement)
  sizes.observe(bar)
}
