import type { ComponentType } from 'react'
import type { Page } from '#contract/content.ts'
import articleCss from './article-opening.css?inline'
import { ArticleOpening } from './article-opening.tsx'

type Opening = { view: ComponentType<{ page: Page }>; css: string }

/** What a page of a template begins with before its blocks; home pages and sections begin with their hero, search with its field. */
export const openings: Record<Page['template'], Opening | undefined> = {
  home: undefined,
  section: undefined,
  article: { view: ArticleOpening, css: articleCss },
  search: undefined,
}
