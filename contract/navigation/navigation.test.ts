import { describe, expect, it } from 'vitest'
import { navigation } from './navigation.ts'

const tree = {
  site: 'kuluttaja',
  language: 'fi',
  desktop: { topTabs: [], bottomTabs: [{ label: 'Tuotteet', link: '/tuotteet', icon: 'store', children: [] }] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [{ label: 'Kori', link: 'site:lihakauppa/', icon: 'cart' }] },
  footer: { promise: '', contact: { heading: 'Yhteys', lines: [] }, groups: [], social: [], legal: [] },
}
const withTab = (changes: object) => ({
  ...tree,
  desktop: { topTabs: [], bottomTabs: [{ ...tree.desktop.bottomTabs[0], ...changes }] },
})

describe('a stored navigation', () => {
  it('may be without children, pictures and social links', () =>
    expect(navigation.safeParse(tree).error).toBeUndefined())

  it.each([
    ['an icon that nobody has drawn', withTab({ icon: 'unicorn' })],
    ['a link that would run a script', withTab({ link: 'javascript:alert(1)' })],
    ['a child that would run a script', withTab({ children: [{ label: 'x', link: 'javascript:alert(1)' }] })],
    ['more children than a menu can show', withTab({ children: Array(11).fill({ label: 'x', link: '/x' }) })],
    ['a menu of languages, which follows from the site', { ...tree, languageMenu: [] }],
    ['a service that has no name', { ...tree, footer: { ...tree.footer, social: [{ service: 'x', link: '/x' }] } }],
  ])('is refused with %s', (_what, candidate) => expect(navigation.safeParse(candidate).success).toBe(false))
})
