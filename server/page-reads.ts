import { cardTypeOf } from '#contract/card.ts'
import { dayIn } from '#contract/days.ts'
import { pageTypeOf } from '#contract/page-types.ts'
import type { Language, Site } from '#contract/site.ts'
import type { PageTeaser, Reads } from '#web/blocks/define-block.ts'
import type { ContentStore } from './capabilities/content/content.ts'
import type { Teaser, TeaserMemory } from './capabilities/content/teaser-memory.ts'
import { addressOf } from './pages/addresses/address.ts'

/** Pages as cards of other pages show them: with their address, and what the API and the site call them. */
export function pageReads(
  findTeasers: TeaserMemory['find'],
  findItems: ContentStore['findItems'],
  sites: ReadonlyMap<string, Site>,
): Pick<Reads, 'pageTeasers' | 'items'> {
  const shown =
    (siteId: string, language: Language) =>
    (teaser: Teaser): PageTeaser => {
      const site = sites.get(siteId)
      const href = site ? addressOf(site, language, teaser.path) : teaser.path
      return {
        ...teaser,
        href,
        type: pageTypeOf(teaser, site?.productType),
        card: cardTypeOf(teaser.item, site?.cards),
      }
    }
  return {
    pageTeasers: async (site, language, paths) => (await findTeasers(site, language, paths)).map(shown(site, language)),
    async items({ site, language, kind, categories = [], count, now }) {
      const until = dayIn(now)
      const found = await findItems({ site, language, kind, categories, from: 0, count, until })
      return found.map(shown(site, language))
    },
  }
}
