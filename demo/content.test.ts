import { describe, expect, it } from 'vitest'
import { type Page, page as pageSchema } from '#contract/content/content.ts'
import type { Item } from '#contract/content/item.ts'
import { navigation as navigationSchema } from '#contract/navigation/navigation.ts'
import type { Language } from '#contract/site.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { blockProblems } from '#server/pages/rendering/block-rendering.tsx'
import { sites } from '#sites/all.ts'
import { cardGridSchema } from '#web/blocks/card-grid/card-grid.schema.ts'
import { blocks } from '#web/blocks/registry.ts'
import { lunchMenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'

const prefixOf = (siteId: string, language: Language) =>
  sites.find(({ id }) => id === siteId)?.languages[0] === language ? '' : `/${language}`

/** Every address that exists, with the anchors on it: `kuluttaja /en/ #arki`. */
const addresses = new Set(
  demoSites.flatMap(({ site, language, ...content }) =>
    content.pages.flatMap(({ path, blocks }) => {
      const address = `${site} ${prefixOf(site, language)}${path}`
      return [address, ...blocks.flatMap(({ anchor }) => (anchor ? [`${address} #${anchor}`] : []))]
    }),
  ),
)

/** The cards that a page's grids name. */
const cardsOf = ({ blocks }: Page) =>
  blocks.flatMap(({ type, props }) => (type === 'card-grid' ? cardGridSchema.parse(props).cards : []))

/** The properties of content that lead somewhere. */
const linkKeys = [
  ...['link', 'FriendlyUrl', 'successPage', 'privacyPage', 'rules'],
  ...['loginPage', 'registerPage', 'forgottenPasswordPage', 'checkoutPage'],
]

function* linksIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (linkKeys.includes(key)) yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* linksIn(item, Array.isArray(value) ? key : name)
  }
}

/** The address that a link on a page leads to, in the form of `addresses`; null when it leads out of the group. */
function targetOf(link: string, site: string, page: string): string | null {
  if (/^(https|mailto|tel):/.test(link)) return null
  const [, otherSite = site, local = link] = /^site:([a-z-]+)(\/.*)$/.exec(link) ?? []
  const [place = '', anchor] = local.split('#')
  const [path = ''] = place.split('?')
  return `${otherSite} ${path || page}${anchor ? ` #${anchor}` : ''}`
}

/** Pages by address: `kuluttaja /en/products`. */
const pagesByAddress = new Map<string, Page>(
  demoSites.flatMap(({ site, language, pages }) =>
    pages.map((page) => [`${site} ${prefixOf(site, language)}${page.path}`, page] as const),
  ),
)

const listTypes = new Set(['product-search', 'commerce-search', 'broiler-search', 'recipe-search', 'news-search'])

/** Where a link of a menu leads, and what its filters let through. */
function placeOf(link: string, site: string) {
  const [, otherSite = site, local = link] = /^site:([a-z-]+)(\/.*)$/.exec(link) ?? []
  const [address = '', anchor] = local.split('#')
  const [path = '', query] = address.split('?')
  const filters = [...new URLSearchParams(query)].map(([name, value]) => (item: Item) => {
    if (name === 'productGroup') return item.kind === 'product' && item.productGroup === Number(value)
    return name === 'matchAnyCategoryIds' && item.categories.includes(Number(value))
  })
  return { place: `${otherSite} ${path}`, anchor, filters }
}

/** Every address that some page, navigation or card leads to from elsewhere. */
const linkedAddresses = new Set(
  demoSites.flatMap(({ site, language, ...content }) => {
    const around = [...linksIn(content.navigation)].map((link) => targetOf(link, site, ''))
    const onPages = content.pages.flatMap((page) => {
      const here = `${prefixOf(site, language)}${page.path}`
      const cards = cardsOf(page).flatMap((card) =>
        card.kind === 'page' ? [`${site} ${prefixOf(site, language)}${card.path}`] : [],
      )
      return [...[...linksIn(page.blocks)].map((link) => targetOf(link, site, here)), ...cards].filter(
        (target) => target?.split(' #')[0] !== `${site} ${here}`,
      )
    })
    return [...around, ...onPages].flatMap((target) => target?.split(' #')[0] ?? [])
  }),
)

it('CH-01 has content for every site in every language that it serves, and for no other', () => {
  const served = sites.flatMap(({ id, languages }) => languages.map((language) => `${id} ${language}`))
  expect(demoSites.map(({ site, language }) => `${site} ${language}`).sort()).toEqual(served.sort())
})

it('tells on every site that sells what it stores of the cart, in every language', () => {
  const shows = (pages: readonly Page[]) => JSON.stringify(pages).includes('"kind":"shop"')
  const selling = new Set(demoSites.filter(({ pages }) => shows(pages)).map(({ site }) => site))
  expect([...selling].sort()).toEqual(['jyvabroiler', 'kuluttaja', 'mestari'])
  for (const { site, language, pages } of demoSites.filter(({ site }) => selling.has(site))) {
    const textAt = (key: string) => JSON.stringify(pages.find((page) => page.key === key))
    for (const stored of ['(cart)', '(cart-token)', '__Host-cart'])
      expect([site, language, textAt('cookies')]).toContainEqual(expect.stringContaining(stored))
    expect(textAt('privacy')).toMatch(/Ostoskori\b|Shopping cart/)
  }
})

it('says nowhere that products are ordered by telephone for now', () => {
  expect(JSON.stringify(demoSites)).not.toMatch(/toistaiseksi puhelimitse/i)
})

describe.each(demoSites)('the content of $site in $language', ({ site, language, ...content }) => {
  const home = `${prefixOf(site, language)}/`

  it('is valid: pages, every block on them, and the navigation', () => {
    expect(navigationSchema.safeParse({ site, language, ...content.navigation }).error).toBeUndefined()
    for (const page of content.pages) {
      expect(pageSchema.safeParse(page).error).toBeUndefined()
      expect(blockProblems(blocks, page.blocks)).toEqual([])
    }
  })

  it('has a home page that begins with a hero, and an article', () => {
    expect(content.pages.find(({ path }) => path === '/')?.blocks[0]?.type).toMatch(/^hero/)
    expect(content.pages.some(({ template }) => template === 'article')).toBe(true)
  })

  it('has no link that leads nowhere', () => {
    const dead = content.pages.flatMap((page) => {
      const here = `${prefixOf(site, language)}${page.path}`
      return [...linksIn(page.blocks), ...linksIn(content.navigation)].filter((link) => {
        const target = targetOf(link, site, here)
        return target !== null && !addresses.has(target)
      })
    })
    // In the navigation an anchor alone would mean the page that the visitor is on.
    expect([...new Set(dead)]).toEqual([])
    expect([...linksIn(content.navigation)].filter((link) => link.startsWith('#'))).toEqual([])
  })

  it('has no card for a page that does not exist', () => {
    const missing = content.pages
      .flatMap(cardsOf)
      .filter((card) => card.kind === 'page' && !addresses.has(`${site} ${home.slice(0, -1)}${card.path}`))
    expect(missing).toEqual([])
  })

  it('leads from its menus to a page or to its list, filtered, never into the middle of a text', () => {
    for (const link of linksIn(content.navigation)) {
      const { place, anchor, filters } = placeOf(link, site)
      const list = pagesByAddress.get(place)?.blocks.find(({ type }) => listTypes.has(type))
      if (anchor === undefined) continue
      expect(anchor, `${link} leads to the list`).toBe(list?.anchor)
      const shown = demoSites
        .flatMap(({ pages }) => pages)
        .filter((page) => page.site === place.split(' ')[0] && page.language === language)
        .flatMap(({ item }) => (item && filters.every((filter) => filter(item)) ? [item] : []))
      expect(shown.length, `${link} shows something`).toBeGreaterThan(0)
    }
  })

  it('leads from each size of a product to all others', () => {
    const products = content.pages.flatMap(({ path, item }) => (item?.kind === 'product' ? [{ path, item }] : []))
    for (const { path, item } of products) {
      for (const other of item.variants ?? []) {
        const found = products.find((product) => product.path === other)
        expect([path, ...(item.variants ?? [])].sort(), `${path} and ${other}`).toEqual(
          [other, ...(found?.item.variants ?? [])].sort(),
        )
      }
    }
  })

  it('has no page that nothing leads to', () => {
    // The header itself leads to these, the overlay of professional kitchens to its thanks, and a purchase to its order.
    const ofHeader = ['search', 'login', 'account', 'cart', 'thanks', 'order']
    const orphans = content.pages
      // Searches lead to products, recipes and news.
      .filter(({ key, item }) => !ofHeader.includes(key) && item === undefined)
      .map(({ path }) => `${site} ${prefixOf(site, language)}${path}`)
      .filter((address) => address !== `${site} ${home}` && !linkedAddresses.has(address))
    expect(orphans).toEqual([])
  })

  it('lists its products, recipes and news on a page, and has a page above each of them to go back to', () => {
    const lists = {
      product: ['product-search', 'commerce-search', 'broiler-search'],
      recipe: ['recipe-search', 'broiler-search'],
      news: ['news-search'],
    }
    const sections = content.pages.filter(({ template }) => template === 'section')
    const isListed = (kind: keyof typeof lists) =>
      sections.some((page) => page.blocks.some(({ type }) => lists[kind].includes(type)))
    for (const kind of ['product', 'recipe', 'news'] as const) {
      const paths = content.pages.filter(({ item }) => item?.kind === kind).map(({ path }) => path)
      if (paths.length === 0) continue
      expect(isListed(kind), kind).toBe(true)
      const parents = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))))
      for (const parent of parents) expect(sections.map(({ path }) => path)).toContain(parent)
    }
  })

  it('has a privacy notice, an accessibility statement and a page about cookies, all linked in the footer', () => {
    const legal = content.navigation.footer.legal.map(({ link }) => link)
    for (const key of ['privacy', 'accessibility', 'cookies']) {
      const path = content.pages.find((page) => page.key === key)?.path
      expect(legal).toContain(`${home.slice(0, -1)}${path}`)
    }
  })

  it('has tabs for the wide header, and bar links, accordions and links for the narrow one', () => {
    const { desktop, mobile } = content.navigation
    const menus = desktop.bottomTabs.filter(({ children }) => children.length >= 4)
    const linksOf = (list: readonly { link: string }[]) => list.map(({ link }) => link)
    // docs/how-to/add-a-site.md names these minimums.
    expect(desktop.topTabs.length, 'desktop.topTabs: at least 2').toBeGreaterThanOrEqual(2)
    expect(desktop.bottomTabs.length, 'desktop.bottomTabs: at least 3').toBeGreaterThanOrEqual(3)
    expect(menus.length, 'desktop.bottomTabs with 4 or more children: at least 2').toBeGreaterThanOrEqual(2)
    expect(mobile.barLinks.length, 'mobile.barLinks: at least 2').toBeGreaterThanOrEqual(2)
    expect(mobile.navLinks.length, 'mobile.navLinks: at least 2').toBeGreaterThanOrEqual(2)
    expect(
      linksOf(mobile.navAccordions),
      'mobile.navAccordions: the links of desktop.bottomTabs, in their order',
    ).toEqual(linksOf(desktop.bottomTabs))
  })

  it('CH-08 has a picture and a show-more label for every menu where the header shows them, and none elsewhere', () => {
    const { variant } = sites.find(({ id }) => id === site)?.header ?? {}
    const menus = content.navigation.desktop.bottomTabs.filter(({ children }) => children.length > 0)
    const shown = menus.map(({ teaserImage, showMoreLabel }) => [teaserImage, showMoreLabel].filter(Boolean).length)
    expect(shown).toEqual(menus.map(() => (variant === 'mega-menu' ? 2 : 0)))
  })

  it('names every link of a list differently, and leads each to another place', () => {
    const { desktop, mobile, footer } = content.navigation
    const branches = [...desktop.topTabs, ...desktop.bottomTabs, ...mobile.navAccordions]
    const lists = [
      desktop.topTabs,
      desktop.bottomTabs,
      mobile.barLinks,
      mobile.navLinks,
      footer.legal,
      ...branches.map(({ children }) => children),
    ]
    for (const list of lists) {
      expect(new Set(list.map(({ label }) => label)).size).toBe(list.length)
      expect(new Set(list.map(({ link }) => link)).size).toBe(list.length)
    }
  })

  it('has at least three places to lead to on every section', () => {
    for (const { path, template, blocks } of content.pages) {
      if (template !== 'section') continue
      const anchors = blocks.flatMap(({ anchor }) => anchor ?? [])
      expect(anchors.length, path).toBeGreaterThanOrEqual(3)
      expect(new Set(anchors).size, path).toBe(anchors.length)
    }
  })

  it('opens every section with a hero', () => {
    for (const { path, template, blocks } of content.pages)
      if (template === 'section') expect(blocks[0]?.type, path).toBe('hero')
  })
})

it('has the same pages in every language of a site; of products, recipes and news those that are translated', () => {
  for (const { id, languages } of sites) {
    const [first, ...others] = languages.map(
      (language) => demoSites.find((entry) => entry.site === id && entry.language === language)?.pages ?? [],
    )
    const keysOf = (pages: typeof first = [], withItem: boolean) =>
      pages.filter(({ item }) => (item !== undefined) === withItem).map(({ key }) => key)
    for (const pages of others) {
      expect(keysOf(pages, false).sort()).toEqual(keysOf(first, false).sort())
      expect(keysOf(first, true)).toEqual(expect.arrayContaining(keysOf(pages, true)))
    }
  }
})

it('CH-19 has plain links for accordions on the meat brand', () => {
  const { navigation } = demoSites.find(({ site }) => site === 'mestari') ?? {}
  expect(navigation?.mobile.navAccordions.flatMap(({ children }) => children)).toEqual([])
})

it('CH-20 leads from export to international on narrow screens', () => {
  const { navigation } = demoSites.find(({ site }) => site === 'export') ?? {}
  expect(navigation?.mobile.navLinks.map(({ link }) => link)).toContain('site:international/')
})

it('FO-36 thanks for each form on a page of its own, below the page of the form', () => {
  const forms = demoSites.flatMap(({ site, language, pages }) =>
    pages.flatMap(({ path, blocks }) =>
      blocks.flatMap(({ props }) => {
        const thanks = (props as { successPage?: string }).successPage
        return thanks ? [{ site, thanks, page: `${prefixOf(site, language)}${path}`, language }] : []
      }),
    ),
  )
  expect(forms.length).toBeGreaterThan(10)
  for (const { site, thanks, page, language } of forms) {
    const name = language === 'en' ? 'thank-you' : 'kiitos'
    expect([`${page}/${name}`, `/${name}`], `${site} ${page}`).toContain(thanks)
    expect(addresses).toContain(`${site} ${thanks}`)
  }
})

it.each([
  ['ammattilaiset', '/lounaslista', 'fi'],
  ['foodservice-se', '/lunchmeny', 'se'],
] as const)(
  'names in the help of the lunch menu of %s the buttons that are there, in their words',
  (of, at, language) => {
    const menu = demoSites
      .filter(({ site }) => site === of)
      .flatMap(({ pages }) => pages)
      .find(({ path }) => path === at)
    const named = [...JSON.stringify(menu?.blocks).matchAll(/{"text":"([^"]+)","emphasis":true}/g)].map(
      ([, text]) => text,
    )
    const { menuBegin, menuEdit, menuDrop, menuCopyDay, menuSave, menuPrintView } = lunchMenuTexts
    const buttons = [menuBegin, menuEdit, menuDrop, menuCopyDay, menuSave, menuPrintView]
    expect(named).toEqual(buttons.map((texts) => texts[language]))
  },
)
