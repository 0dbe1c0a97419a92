import { isNear, placeScrolledTo } from './positions.ts'

/** The server's markup of a carousel: see `carousel.tsx`. */
export type CarouselParts = {
  root: HTMLElement
  view: HTMLElement
  track: HTMLElement
  slides: HTMLElement[]
}

/** The parts of the carousel that the controls stand in. */
export function partsAround(controls: Element | null): CarouselParts {
  const root = controls?.closest<HTMLElement>('.carousel')
  const view = root?.querySelector<HTMLElement>(':scope > .carousel-window')
  const track = view?.firstElementChild as HTMLElement | null | undefined
  if (!root || !view || !track) throw new Error('The controls stand in no carousel.')
  return { root, view, track, slides: [...track.children] as HTMLElement[] }
}

/**
 * Takes over from the row that scrolls by itself, which a carousel is until its script has come. Gives the place where the
 * visitor has scrolled to, and nothing moves.
 */
export function takeOver({ root, view, track, slides }: CarouselParts): number {
  const [first, second] = slides
  const at = placeScrolledTo(view.scrollLeft, (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0))
  withoutMotion(track, () => {
    root.dataset.live = ''
    track.style.setProperty('--at', String(at))
  })
  // The row had to be reached by the keyboard to be scrolled; now the controls move it.
  view.tabIndex = -1
  return at
}

function withoutMotion(track: HTMLElement, change: () => void): void {
  track.style.transition = 'none'
  change()
  // Reading a size makes the browser take the change into account before the transition is back.
  void track.offsetWidth
  track.style.transition = ''
}

/** Shows the slides from `at` on. Others can neither be reached nor read aloud; a focus in one of them moves to what is seen. */
export function showSlides({ root, track, slides }: CarouselParts, at: number, visible: number): void {
  const isSeen = (index: number) => index >= at && index < at + visible
  const focused = root.ownerDocument.activeElement
  const loses = slides.some((slide, index) => !isSeen(index) && slide.contains(focused))
  track.style.setProperty('--at', String(at))
  for (const [index, slide] of slides.entries()) {
    slide.toggleAttribute('inert', !isSeen(index))
    // A picture that is out of sight sideways would only be fetched while it slides in.
    if (isNear(index, at, { count: slides.length, visible })) fetchPictures(slide)
  }
  if (loses) (firstLink(slides[at]) ?? firstLink(root))?.focus({ preventScroll: true })
}

function fetchPictures(slide: HTMLElement): void {
  for (const image of slide.querySelectorAll('img[loading=lazy]')) image.setAttribute('loading', 'eager')
}

function firstLink(element: HTMLElement | undefined): HTMLElement | null | undefined {
  return element?.querySelector<HTMLElement>('a[href], button:not([disabled])')
}
