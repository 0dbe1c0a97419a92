import type { AuthoredPage } from '#content/site-content.ts'
import type { Language } from '#contract/site.ts'

type Texts = Pick<AuthoredPage, 'path' | 'title' | 'description'>

const texts: Record<Language, Texts> = {
  fi: { path: '/haku', title: 'Haku', description: 'Etsi sivustolta tuotteita, reseptejä ja muuta tietoa.' },
  en: { path: '/search', title: 'Search', description: 'Search the site for products, recipes and more.' },
  se: { path: '/sok', title: 'Sök', description: 'Sök produkter, recept och annat på webbplatsen.' },
  de: { path: '/suche', title: 'Suche', description: 'Durchsuchen Sie die Website nach Produkten, Rezepten und mehr.' },
}

/** The page that the search of the header leads to. */
export function searchPage(language: Language): AuthoredPage {
  const { title } = texts[language]
  return {
    ...texts[language],
    key: 'search',
    template: 'search',
    publishDate: '2026-11-02',
    blocks: [{ type: 'site-search', props: { heading: title } }],
  }
}
