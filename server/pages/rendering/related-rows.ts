import type { StoredPage } from '#contract/content/content.ts'
import { tags } from '#contract/content/tags.ts'
import { nextDayIn } from '#contract/values/days.ts'
import type { PageTeaser, Reads } from '#web/block-kit/define-block.ts'
import { type CardReads, cardsOfPages } from '#web/cards/cards.load.ts'
import type { TextKey } from '#web/messages/message.ts'
import type { RelatedRow } from '#web/templates/related.tsx'

const CARDS_IN_A_ROW = 4

type Row = { heading: TextKey; pages: readonly PageTeaser[] }

/** What the page of an item leads on to: rows of cards, none of them empty. */
export async function relatedRows(
  reads: CardReads & Pick<Reads, 'items'>,
  page: StoredPage,
  now: Date,
): Promise<{ rows: RelatedRow[]; tags: string[]; validUntil?: Date }> {
  const found = (await findRows(reads, page, now)).filter(({ pages }) => pages.length > 0)
  const { site, language } = page
  const made = await Promise.all(
    found.map(async ({ heading, pages }) => {
      const { cards, tags: own } = await cardsOfPages(reads, { site, language }, pages, () => undefined)
      // Not `tags.items`: a change of one item would make the pages of all others stale.
      return { heading, cards, tags: [...own, ...pages.map(({ path }) => tags.page(site, language, path))] }
    }),
  )
  return {
    rows: made.map(({ heading, cards }) => ({ heading, cards })),
    tags: made.flatMap((row) => row.tags),
    ...(page.item ? { validUntil: nextDayIn(now) } : {}),
  }
}

type Others = (
  query: { kind: 'news' | 'recipe'; categories?: readonly number[] },
  count?: number,
) => Promise<PageTeaser[]>

/** Recipes of the same categories; the newest others fill the row. */
async function recipesLike(categories: readonly number[], others: Others): Promise<PageTeaser[]> {
  const same = await others({ kind: 'recipe', categories })
  if (same.length >= CARDS_IN_A_ROW) return same
  const paths = new Set(same.map(({ path }) => path))
  const newest = await others({ kind: 'recipe' }, CARDS_IN_A_ROW + same.length)
  return [...same, ...newest.filter(({ path }) => !paths.has(path))].slice(0, CARDS_IN_A_ROW)
}

/** News of the same categories or, where there are none, the newest. */
async function newsLike(categories: readonly number[], others: Others): Promise<PageTeaser[]> {
  const same = await others({ kind: 'news', categories })
  return same.length > 0 ? same : others({ kind: 'news' })
}

/** A small group would leave most of the row empty: products for the same use come after it. */
function filledUp(similar: readonly PageTeaser[], sameUse: readonly PageTeaser[]): PageTeaser[] {
  const known = new Set(similar.map(({ path }) => path))
  return [...similar, ...sameUse.filter(({ path }) => !known.has(path))].slice(0, CARDS_IN_A_ROW)
}

async function findRows(reads: Pick<Reads, 'items'>, page: StoredPage, now: Date): Promise<Row[]> {
  const { site, language, path, item } = page
  const others = async (
    query: Omit<Parameters<Reads['items']>[0], 'site' | 'language' | 'now' | 'count'>,
    count = CARDS_IN_A_ROW,
  ) => {
    const found = await reads.items({ site, language, now, count: count + 1, ...query })
    return found.filter((other) => other.path !== path).slice(0, count)
  }
  switch (item?.kind) {
    case 'product': {
      const { productGroup, categories } = item
      const [recipes, similar, sameUse] = await Promise.all([
        others({ kind: 'recipe', uses: path }),
        others({ kind: 'product', ...(productGroup === undefined ? { categories } : { productGroup }) }),
        categories.length > 0 ? others({ kind: 'product', categories }) : [],
      ])
      return [
        { heading: 'relatedRecipesOf', pages: recipes },
        { heading: 'relatedProducts', pages: filledUp(similar, sameUse) },
      ]
    }
    case 'recipe':
      return [{ heading: 'relatedRecipes', pages: await recipesLike(item.categories, others) }]
    case 'news':
      return [{ heading: 'relatedNews', pages: await newsLike(item.categories, others) }]
    default:
      return []
  }
}
