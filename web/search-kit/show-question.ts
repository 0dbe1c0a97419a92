import { searchTitle } from '#contract/content/page-title.ts'

/** Puts what is searched for into the title of the page, as the server does; link previews have the title without it. */
export function showQuestion(q: string): void {
  const page = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')
  if (page) document.title = searchTitle(q, page.content)
}
