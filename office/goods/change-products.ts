import type { ProductEdit } from '#contract/office/goods/product.ts'
import { callOffice } from '#office/frame/call-office.ts'
import { failureText } from '#office/frame/failure-text.ts'
import { refresh, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoOf } from './product-edits.ts'

const CHANGE = 'POST /api/office/products/changes'
const PRODUCTS = ['/api/office/products']

/** Changes products, and offers to undo all of it: see `undoOf`. */
export function useChangeProducts(onDone: () => void) {
  return useSend(CHANGE, {
    changes: PRODUCTS,
    onDone: ({ rows }, { body: { edits } }) => {
      onDone()
      const text = rows.length === 1 ? 'Muutos on tallennettu.' : `${rows.length} tuotetta on muutettu.`
      showToast(text, () => undo(undoOf(edits as ProductEdit[], rows)))
    },
  })
}

async function undo(edits: ProductEdit[]): Promise<void> {
  const outcome = await callOffice(CHANGE, { body: { edits } })
  await refresh(PRODUCTS)
  showToast(outcome.ok ? 'Muutos on kumottu.' : failureText(outcome))
}
