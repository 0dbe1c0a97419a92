import { isAnchorOnPage } from './anchor-on-page.ts'

/**
 * Lays out the sections and results that the page has left out so far (`content-visibility` in base.css and result-list.css) when somebody
 * follows a link to another part of the page: until then heights are only guessed, and the scroll would end beside it.
 */
export function layOutBeforeJumps(): void {
  // Not when the link is pressed: what is laid out above it would move it away from under the finger.
  document.addEventListener('click', ({ target }) => {
    if (!isAnchorOnPage((target as Element).closest('a'))) return
    for (const part of document.querySelectorAll<HTMLElement>(LEFT_OUT)) part.style.contentVisibility = 'visible'
  })
}

const LEFT_OUT = 'main > .section ~ .section, .search-cards > :nth-child(n + 3)'
