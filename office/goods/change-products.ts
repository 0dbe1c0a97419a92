import type { ProductEdit } from '#contract/office/goods/product.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { undoOf } from './product-edits.ts'
import type { Product } from './product-texts.ts'

const CHANGE = 'POST /api/office/products/changes'
const PRODUCTS = ['/api/office/products']

type OnDone = (rows: readonly Product[], edits: readonly ProductEdit[]) => void

/** Changes products, and offers to undo all of it: see `undoOf`. `onDone` gets them as they are now. */
export function useChangeProducts(onDone: OnDone) {
  return useSend(CHANGE, {
    changes: PRODUCTS,
    onDone: ({ rows }, { body }) => {
      const edits = body.edits as ProductEdit[]
      onDone(rows, edits)
      const text = rows.length === 1 ? 'Muutos on tallennettu.' : `${rows.length} tuotetta on muutettu.`
      showToast(text, () => undoBy(CHANGE, { body: { edits: undoOf(edits, rows) } }, PRODUCTS))
    },
  })
}
