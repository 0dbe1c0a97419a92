import { isNear, positionAtScroll } from './positions.ts'

/** The elements of a server-rendered carousel: see `carousel.tsx`. */
export type CarouselParts = {
  root: HTMLElement
  view: HTMLElement
  track: HTMLElement
  slides: HTMLElement[]
}

/** The elements of the carousel that contains the controls. */
export function getCarouselParts(controls: Element | null): CarouselParts {
  const root = controls?.closest<HTMLElement>('.carousel')
  const view = root?.querySelector<HTMLElement>(':scope > .carousel-window')
  const track = view?.firstElementChild as HTMLElement | null | undefined
  if (!root || !view || !track) throw new Error('The controls are not inside a carousel.')
  return { root, view, track, slides: [...track.children] as HTMLElement[] }
}

/**
 * Replaces native scrolling by the controls, without a layout shift. Returns the position that the visitor has scrolled to.
 */
export function takeOver({ root, view, track, slides }: CarouselParts): number {
  const [first, second] = slides
  const at = positionAtScroll(view.scrollLeft, (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0))
  withoutTransition(track, () => {
    root.dataset.live = ''
    track.style.setProperty('--at', String(at))
  })
  // The row was focusable so that the keyboard could scroll it; now the controls move it.
  view.tabIndex = -1
  return at
}

function withoutTransition(track: HTMLElement, change: () => void): void {
  track.style.transition = 'none'
  change()
  // Reading a size forces a layout, so that the change is applied before the transition is restored.
  void track.offsetWidth
  track.style.transition = ''
}

/** Shows the slides from `at` on and makes the others inert. A focus inside one of those moves to a visible slide. */
export function showSlides({ root, track, slides }: CarouselParts, at: number, visible: number): void {
  const isVisible = (index: number) => index >= at && index < at + visible
  const focused = root.ownerDocument.activeElement
  const losesFocus = slides.some((slide, index) => !isVisible(index) && slide.contains(focused))
  track.style.setProperty('--at', String(at))
  for (const [index, slide] of slides.entries()) {
    slide.toggleAttribute('inert', !isVisible(index))
    // A lazy picture outside the viewport would load only while it slides in.
    if (isNear(index, at, { count: slides.length, visible })) loadPictures(slide)
  }
  if (losesFocus) (firstLink(slides[at]) ?? firstLink(root))?.focus({ preventScroll: true })
}

function loadPictures(slide: HTMLElement): void {
  for (const image of slide.querySelectorAll('img[loading=lazy]')) image.setAttribute('loading', 'eager')
}

function firstLink(element: HTMLElement | undefined): HTMLElement | null | undefined {
  return element?.querySelector<HTMLElement>('a[href], button:not([disabled])')
}
