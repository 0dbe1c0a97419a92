import { expect, it } from 'vitest'
import { complaint } from './complaint.form.ts'
import { feedback } from './feedback.form.ts'
import { sales } from './sales.form.ts'
import { filledIn } from './testing/filled-in.ts'
import { validateForm } from './validate-form.ts'

it('FO-17 takes a product by its code, as the list of products names it; 0 is none', () => {
  const errorOf = (ProductId: unknown) =>
    validateForm(complaint, { ...filledIn(complaint), ProductName: '', ProductId }).ProductId
  expect(['KA-2001', 41, 0, '', -1, 'x'.repeat(65), 'a\nb', {}].map(errorOf)).toEqual([
    ...[undefined, undefined, 'required', 'required'],
    ...['type', 'type', 'type', 'type'],
  ])
  const product = { productId: 'KA-2001', title: 'Naudan jauheliha' }
  expect(validateForm(sales, { ...filledIn(sales), product })).toEqual({})
})

it('asks for a choice where text was typed and no product chosen, whether one is required or not; the server has its own check', () => {
  const typed = { ProductId: 0, ProductName: 'keittokinkku' }
  const product = { productId: 0, title: 'keittokinkku' }
  expect(validateForm(complaint, { ...filledIn(complaint), ...typed })).toEqual({ ProductId: 'productRequired' })
  expect(validateForm(feedback, { ...filledIn(feedback), ...typed })).toEqual({ ProductId: 'productUnchosen' })
  expect(validateForm(sales, { ...filledIn(sales), product })).toEqual({ product: 'productUnchosen' })
  expect(validateForm(feedback, { ...filledIn(feedback), ...typed, ProductName: ' ' })).toEqual({})
  expect(validateForm(sales, { ...filledIn(sales), product: { productId: 0, title: '' } })).toEqual({})
  expect(validateForm(feedback, { ...filledIn(feedback), ...typed }, 'server')).toEqual({})
})
