import type { PriceEdit } from '#contract/office/bundles/bundle.ts'
import type { Editable } from '#contract/office/goods/product.ts'
import { editableOf, editProducts, isSameValue } from '#server/shop/catalogue/edit-products.ts'
import { type BundleStores, done, type MemberKind, stopped } from './member-kind.ts'

type Prices = PriceEdit['to']
type Needs = { nameOf: (code: string) => string; now: () => Date }

const GONE = 'Tuotetta ei enää ole.'

/** Price plans of products (decision 0054), from the moment on when the bundle goes out. */
export function priceMembers({ nameOf, now }: Needs): MemberKind {
  const shownOf = async ({ catalogue }: BundleStores, code: string): Promise<Editable | undefined> => {
    const [facts] = await catalogue.find([code])
    const held = await catalogue.heldPieces([code])
    return facts && editableOf(facts, held.get(code) ?? 0)
  }

  const edit = async (
    stores: BundleStores,
    by: Parameters<MemberKind['publish']>[1],
    { code, from, to }: PriceEdit,
  ) => {
    const edited = await editProducts(stores.catalogue, [{ code, from, to }], { nameOf, now: now() })
    if (!edited.ok) return edited
    for (const change of edited.value.changes) await stores.record(by, change)
    for (const time of edited.value.moments) await stores.applyAt(time)
    return edited
  }

  return {
    name: 'price',
    role: 'shop',

    mayChange: async (_stores, { roles }) => roles.includes('shop'),

    locks: async (_stores, members) => ({ products: members.map(({ subject }) => subject) }),

    async fix(stores, { subject, asked }) {
      return (await shownOf(stores, subject)) ? done(asked) : stopped(GONE)
    },

    async publish(stores, by, { fixed }) {
      const edited = await edit(stores, by, fixed as PriceEdit)
      if (edited.ok) {
        const [change] = edited.value.changes
        return done({ before: change?.before ?? {}, after: change?.after ?? {} })
      }
      if (edited.code === 'PRODUCTS_CHANGED') return stopped('Hinta on muuttunut sen jälkeen, kun se lisättiin tähän.')
      return stopped(...(edited.code === 'PRODUCT_UNKNOWN' ? [GONE] : edited.problems))
    },

    async isChangedSince(stores, { subject, after }) {
      const shown = await shownOf(stores, subject)
      const became = after as Prices
      return !shown || fieldsOf(became).some((field) => !isSameValue(shown[field], became[field]))
    },

    async takeBack(stores, by, { subject, before }) {
      const shown = await shownOf(stores, subject)
      if (!shown) return stopped(GONE)
      const to = stillTrue(before as Prices, now())
      const from = Object.fromEntries(fieldsOf(to).map((field) => [field, shown[field]]))
      const edited = await edit(stores, by, { code: subject, from, to })
      return edited.ok ? done(null) : stopped(...edited.problems)
    },

    async show(stores, members) {
      const shown = []
      for (const { kind, subject, asked } of members) {
        const product = await shownOf(stores, subject)
        const { code, from, to } = asked as PriceEdit
        shown.push({
          kind,
          subject,
          title: nameOf(subject),
          place: null,
          edit: { code, from, to },
          frame: null,
          picture: null,
          isGone: !product,
          isOther: false,
        })
      }
      return shown
    },
  }
}

const fieldsOf = (prices: Prices) => Object.keys(prices) as (keyof Prices)[]

/** What was planned before, without what has come true or ended since. */
function stillTrue({ regularPrice, sale, next }: Prices, now: Date): Prices {
  const hasBegun = next !== undefined && next !== null && new Date(next.from) <= now
  const hasEnded = sale !== undefined && sale !== null && sale.until !== null && new Date(sale.until) <= now
  const price = hasBegun ? next.price : regularPrice
  return {
    ...(price === undefined ? {} : { regularPrice: price }),
    ...(sale === undefined ? {} : { sale: hasEnded ? null : sale }),
    ...(next === undefined ? {} : { next: hasBegun ? null : next }),
  }
}
