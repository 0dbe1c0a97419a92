import { expect, it } from 'vitest'
import { complaint } from './complaint.form.ts'
import { sales } from './sales.form.ts'
import { filledIn } from './testing/filled-in.ts'
import { validateForm } from './validate-form.ts'

it('FO-17 takes a product by its code, as the list of products names it; 0 is none', () => {
  const errorOf = (ProductId: unknown) => validateForm(complaint, { ...filledIn(complaint), ProductId }).ProductId
  expect(['KA-2001', 41, 0, '', -1, 'x'.repeat(65), 'a\nb', {}].map(errorOf)).toEqual([
    ...[undefined, undefined, 'required', 'required'],
    ...['type', 'type', 'type', 'type'],
  ])
  const product = { productId: 'KA-2001', title: 'Naudan jauheliha' }
  expect(validateForm(sales, { ...filledIn(sales), product })).toEqual({})
})
