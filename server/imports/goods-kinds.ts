import { shownCode } from '#contract/shop/masked-code.ts'
import { type Cents, decimalComma } from '#contract/values/money.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { catalogueStore } from '#server/shop/catalogue/catalogue.store.ts'
import {
  type ProductFacts,
  type ProductUpdate,
  type StockUpdate,
  saveProducts,
  saveStock,
} from '#server/shop/catalogue/catalogue.ts'
import { askedAt } from '#server/shop/catalogue/price-plan.ts'
import { readProductFile, readStockFile } from '#server/shop/catalogue/product-file.ts'
import { readCodeFile } from '#server/shop/codes/code-file.ts'
import { codeStore } from '#server/shop/codes/codes.store.ts'
import type { NewCode, StoredCode } from '#server/shop/codes/codes.ts'
import { weekdayNames } from '#server/tables/weekday-cell.ts'
import type { ImportKind, TableContent } from './import-kind.ts'

export const prices: ImportKind<readonly ProductUpdate[]> = {
  things: 'tuotetta',
  read: (content) => contentOf(readProductFile(content)),
  snapshot: async (tx, rows) => {
    const products = await catalogueStore(tx).lock(codesOf(rows))
    return new Map(products.map((product) => [product.code, factsOf(product)]))
  },
  save: async (tx, { rows, problems }, now) => {
    if (problems.length > 0) return refused('TABLE_INVALID', problems)
    await saveProducts({ atomically: (work) => work(catalogueStore(tx)) }, rows, now)
    return accepted({ stranded: [] })
  },
}

export const stock: ImportKind<readonly (StockUpdate & { name: string })[]> = {
  things: 'tuotetta',
  read: readStockFile,
  snapshot: async (tx, rows) => {
    const store = catalogueStore(tx)
    const products = await store.lock(codesOf(rows))
    const held = await store.heldPieces(codesOf(rows))
    return new Map(products.map(({ code, stock }) => [code, shelf(stock, held.get(code) ?? 0)]))
  },
  save: async (tx, { rows, problems }) => {
    const saved = await saveStock({ atomically: (work) => work(catalogueStore(tx)) }, rows, problems)
    return saved.ok ? accepted({ stranded: [] }) : saved
  },
}

export const codes: ImportKind<readonly NewCode[]> = {
  things: 'koodia',
  isSecret: true,
  read: (content) => contentOf(readCodeFile(content)),
  snapshot: async (tx, rows) => {
    const asked = rows.map(({ code }) => code)
    const { typed } = await codeStore(tx).lock(asked, [])
    const discounts = rows.flatMap(({ code, kind }) => (kind === 'discount' ? [code] : []))
    const named = [...typed].map(([code, stored]) => {
      const at = rows.findIndex((row) => row.code === code)
      return [`${shownCode(code, discounts)} (${at + 1}. koodi)`, meaningOf(stored)] as const
    })
    return new Map(named)
  },
  save: async (tx, { rows, problems }) => {
    if (problems.length > 0) return refused('TABLE_INVALID', problems)
    await codeStore(tx).put(rows)
    return accepted({ stranded: [] })
  },
}

function contentOf<Row>(outcome: Outcome<readonly Row[], string>): TableContent<readonly Row[]> {
  return outcome.ok ? { rows: outcome.value, problems: [] } : { rows: [], problems: outcome.problems }
}

const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code).sort()

const amount = (cents: Cents | null) => (cents === null ? '–' : `${decimalComma(cents)} €`)

const vatNames = { food: 'elintarvike', standard: 'yleinen', voucher: 'lahjakortti' }
const markNames = { 'use-by': 'viimeinen', 'best-before': 'parasta' }

function factsOf(product: ProductFacts): Record<string, string> {
  const { dateMark, deliveryDays } = product
  return {
    hinta: amount(product.price),
    alennus: askedAt(product, new Date()).isReduced ? 'kyllä' : 'ei',
    suositushinta: amount(product.recommendedPrice),
    paino: product.weightGrams === null ? '–' : `${product.weightGrams} g`,
    vero: vatNames[product.vatClass],
    päiväys: dateMark === null ? '–' : markNames[dateMark],
    toimituspäivät: deliveryDays === null ? 'kaikki' : deliveryDays.map((day) => weekdayNames[day - 1]).join(' '),
  }
}

/** What is for sale changes with each order; what was counted does not. */
function shelf(stock: number | null, held: number): Record<string, string> {
  return { hyllyssä: stock === null ? 'rajaton' : String(stock + held) }
}

function meaningOf(code: StoredCode): Record<string, string> {
  const { kind, percent, freeDelivery, minimum, validFrom, validUntil, maxUses } = code
  const value = [
    percent === null ? '' : `${percent} %`,
    code.amount === null ? '' : amount(code.amount),
    freeDelivery ? 'toimitus' : '',
  ]
  return {
    laji: kind,
    arvo: value.filter(Boolean).join(' + '),
    vähimmäisostos: amount(minimum),
    voimassa: `${validFrom ?? ''}–${validUntil ?? ''}`,
    käyttökerrat: maxUses === null ? 'rajaton' : String(maxUses),
  }
}
