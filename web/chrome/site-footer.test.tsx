import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { deli } from '#sites/deli/site.ts'
import { SiteFooter } from './site-footer.tsx'

const footer = {
  promise: 'Ohuina siivuina.',
  contact: { heading: 'Tiskin takana', lines: ['60100 Seinäjoki'], phone: '+358 20 000 0250' },
  groups: [],
  social: [{ service: 'youtube' as const, link: 'https://youtube.example/herkkutiski' }],
  legal: [{ label: 'Tietosuoja', link: '/tietosuoja' }],
}

const markup = renderToStaticMarkup(
  <SiteFooter
    site={deli}
    language="fi"
    home="/"
    logo="<svg></svg>"
    cookiePage="/evasteet"
    searchPage="/haku"
    cartPage="/ostoskori"
    navigation={{
      desktop: { topTabs: [], bottomTabs: [] },
      mobile: { barLinks: [], navAccordions: [], navLinks: [] },
      footer,
    }}
    languageMenu={[]}
  />,
)

it('links the legal pages, and social media accounts by the name of the service', () => {
  expect(markup).toContain('<a href="/tietosuoja">Tietosuoja</a>')
  expect(markup).toContain('<a href="https://youtube.example/herkkutiski">YouTube</a>')
})

it('removes the spaces from the number of a tel: link', () =>
  expect(markup).toContain('<a href="tel:+358200000250">+358 20 000 0250</a>'))
