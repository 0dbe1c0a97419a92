import { and, asc, eq, gt, inArray, notInArray, or } from 'drizzle-orm'
import { type Page, picture as pictureSchema } from '#contract/content.ts'
import { pageTypes } from '#contract/page-types.ts'
import type { Database } from '#server/db/database.ts'
import { pages } from '#server/db/schema.ts'
import { pageText } from './page-text.ts'
import type { PageAddress, SearchedPage, SearchStore } from './search.ts'

/** Whole pages are read: more at once would hold up visitors while they are parsed. */
const BATCH = 200

export function searchStore(database: Database): SearchStore {
  const read = () => database.sql.select(columns).from(pages)
  return {
    async *all() {
      for (let last = 0; ; ) {
        const batch = await read()
          .where(and(gt(pages.id, last), isFound))
          .orderBy(asc(pages.id))
          .limit(BATCH)
        const end = batch.at(-1)
        if (!end) return
        last = end.id
        yield batch.map(toSearched)
      }
    },

    async find(addresses) {
      const places = Map.groupBy(addresses, ({ site, language }) => `${site} ${language}`)
      if (places.size === 0) return []
      const found = await read().where(and(or(...[...places.values()].map(at)), isFound))
      return found.map(toSearched)
    },
  }
}

const { id, site, language, path, template, title, description, picture, publishDate, blocks } = pages
const columns = { id, site, language, path, template, title, description, picture, publishDate, blocks }

/** A search does not find itself. */
const isFound = notInArray(pages.template, ['search'])

function at(addresses: readonly PageAddress[]) {
  const { site, language } = addresses[0] as PageAddress
  const paths = addresses.map(({ path }) => path)
  return and(eq(pages.site, site), eq(pages.language, language), inArray(pages.path, paths))
}

type Row = Pick<typeof pages.$inferSelect, keyof typeof columns>

function toSearched({ template, blocks, picture: own, language, ...row }: Row): SearchedPage {
  const picture = own ?? heroPicture(blocks)
  return {
    ...row,
    language: language as Page['language'],
    type: pageTypes[template as Page['template']],
    text: pageText(blocks),
    ...(picture ? { picture } : {}),
  }
}

/** Home pages have no picture but their hero's. */
function heroPicture(blocks: Row['blocks']): Page['picture'] {
  const hero = blocks.find(({ type }) => type === 'hero')
  return pictureSchema.safeParse(hero?.props.picture).data
}
