import type { ProductEdit } from '#contract/office/goods/product.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { undoOf } from './product-edits.ts'

const CHANGE = 'POST /api/office/products/changes'
const PRODUCTS = ['/api/office/products']

/** Changes products, and offers to undo all of it: see `undoOf`. A form that shows what is stored begins again when it is undone. */
export function useChangeProducts(onDone: () => void, onUndone?: () => void) {
  return useSend(CHANGE, {
    changes: PRODUCTS,
    onDone: ({ rows }, { body: { edits } }) => {
      onDone()
      const text = rows.length === 1 ? 'Muutos on tallennettu.' : `${rows.length} tuotetta on muutettu.`
      const back = { body: { edits: undoOf(edits as ProductEdit[], rows) } }
      showToast(text, async () => {
        await undoBy(CHANGE, back, PRODUCTS)
        onUndone?.()
      })
    },
  })
}
