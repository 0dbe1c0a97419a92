import type { SearchDocument } from '#search/document.ts'

/** The kind of a document is its content group, and bits for what it is. Kinds are less than this. */
export const KINDS = 128

export const groupOf = (kind: number): number => kind & 7

/** It lists others, or is small print. */
export const BACKGROUND = 8
/** It is small print, or the page that everything begins with: what it mentions is hardly ever meant. */
export const ASIDE = 16
/** It answers questions. */
export const ANSWERING = 32
/** One finds out there whether a place is delivered to. */
export const CHECKING_PLACES = 64

type Traits = Pick<SearchDocument, 'contentGroup' | 'isBackground' | 'isAside' | 'isAnswering' | 'isCheckingPlaces'>

export function kindOf({ contentGroup, ...is }: Traits): number {
  return (
    contentGroup |
    (is.isBackground ? BACKGROUND : 0) |
    (is.isAside ? ASIDE : 0) |
    (is.isAnswering ? ANSWERING : 0) |
    (is.isCheckingPlaces ? CHECKING_PLACES : 0)
  )
}
