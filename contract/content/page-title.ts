/** Search engines and tabs cut longer titles, in the middle of a word. */
export const MAX_TITLE_LENGTH = 70

const ELLIPSIS = '…'
/** A question with less room than this in front of a page's title replaces it. */
const MIN_QUESTION_LENGTH = 24

/** The title of a page with the name of its site, which is left out where the title has it already, or no room for it. */
export function pageTitle(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`
  return hasWords(title, siteName) || both.length > MAX_TITLE_LENGTH ? cutAtWord(title, MAX_TITLE_LENGTH) : both
}

/** The title of a page that answers a question; `title` is what `pageTitle` made. */
export function searchTitle(question: string, title: string): string {
  const words = question.replace(/\s+/g, ' ').trim()
  if (words === '') return title
  const room = MAX_TITLE_LENGTH - title.length - 3
  if (words.length <= room || room >= MIN_QUESTION_LENGTH) return `${cutAtWord(words, room)} – ${title}`
  return cutAtWord(words, MAX_TITLE_LENGTH)
}

function hasWords(text: string, words: string): boolean {
  return ` ${text} `.toLowerCase().includes(` ${words.toLowerCase()} `)
}

/** At most `length` characters: whole words and an ellipsis, or a part of the first word. */
function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const start = text.slice(0, length - ELLIPSIS.length + 1)
  const cut = start.lastIndexOf(' ') > 0 ? start.slice(0, start.lastIndexOf(' ')) : start.slice(0, -1)
  // Half of a character is none.
  return cut.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,.:;–|-]+$/, '') + ELLIPSIS
}
