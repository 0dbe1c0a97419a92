import { describe, expect, it } from 'vitest'
import { navigation as navigationSchema, page as pageSchema } from '#contract/content.ts'
import type { Language } from '#contract/site.ts'
import { blockProblems } from '#server/pages/block-rendering.tsx'
import { sites } from '#sites/all.ts'
import { blocks } from '#web/blocks/registry.ts'
import { demoContent } from './demo-content.ts'

const prefixOf = (siteId: string, language: Language) =>
  sites.find(({ id }) => id === siteId)?.languages[0] === language ? '' : `/${language}`

/** Every address that exists, with the anchors on it: `kuluttaja /en/ #arki`. */
const addresses = new Set(
  demoContent.flatMap(({ site, language, content }) =>
    content.pages.flatMap(({ path, blocks }) => {
      const address = `${site} ${prefixOf(site, language)}${path}`
      return [address, ...blocks.flatMap(({ anchor }) => (anchor ? [`${address} #${anchor}`] : []))]
    }),
  ),
)

function* linksIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (key === 'link' || key === 'FriendlyUrl') yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* linksIn(item, Array.isArray(value) ? key : name)
  }
}

/** The address that a link on a page leads to, in the form of `addresses`; null when it leads out of the group. */
function targetOf(link: string, site: string, page: string): string | null {
  if (/^(https|mailto|tel):/.test(link)) return null
  const [, otherSite = site, local = link] = /^site:([a-z-]+)(\/.*)$/.exec(link) ?? []
  const [path = '', anchor] = local.split('#')
  return `${otherSite} ${path || page}${anchor ? ` #${anchor}` : ''}`
}

it('CH-01 has content for every site in every language that it serves, and for no other', () => {
  const served = sites.flatMap(({ id, languages }) => languages.map((language) => `${id} ${language}`))
  expect(demoContent.map(({ site, language }) => `${site} ${language}`).sort()).toEqual(served.sort())
})

describe.each(demoContent)('the content of $site in $language', ({ site, language, content }) => {
  const home = `${prefixOf(site, language)}/`

  it('is valid: pages, every block on them, and the navigation', () => {
    expect(navigationSchema.safeParse({ site, language, ...content.navigation }).error).toBeUndefined()
    for (const page of content.pages) {
      expect(pageSchema.safeParse({ site, language, ...page }).error).toBeUndefined()
      expect(blockProblems(blocks, page.blocks)).toEqual([])
    }
  })

  it('has a home page that begins with a hero, and an article', () => {
    expect(content.pages.find(({ path }) => path === '/')?.blocks[0]?.type).toBe('hero')
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
    const shown = content.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'card-grid' ? block.props.cards : [])),
    )
    const missing = shown.filter(
      (card) => card.kind === 'page' && !addresses.has(`${site} ${home.slice(0, -1)}${card.path}`),
    )
    expect(missing).toEqual([])
  })
})
