import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openCombobox } from '#web/islands/combobox-testing.tsx'
import { formProductTexts } from '#web/messages/forms/form-fields.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { ProductField } from './product-field.tsx'
import type { ProductValue } from './product-value.ts'

const products = ['Keittokinkku', 'Kinkkupihvi', 'Lenkki'].map((title, at) => ({ productId: at + 1, title, brand: '' }))

function Chosen({ form }: { form: string }) {
  const [value, setValue] = useState<ProductValue>({ productId: 0, title: '' })
  const texts = textsOf('fi', formProductTexts)
  const field = { id: 'product', name: 'product', label: 'Tuote', required: false, form, texts }
  return (
    <>
      <ProductField {...field} language="fi" value={value} onChange={setValue} />
      <output>{value.productId}</output>
    </>
  )
}

it('scrolls the active product into view, and takes it by Enter', async () => {
  vi.stubGlobal('fetch', async () => Response.json(products))
  const { type, press, options, active, scrolled, field } = await openCombobox(<Chosen form="complaint" />)
  type('kinkku')
  await expect.poll(options).toEqual(['Keittokinkku', 'Kinkkupihvi'])
  press('ArrowUp')
  await expect.poll(active).toBe('Kinkkupihvi')
  await expect.poll(() => scrolled).toEqual(['Kinkkupihvi'])
  expect(press('Enter')).toBe(true)
  await expect.poll(() => field.value).toBe('Kinkkupihvi')
  expect(document.querySelector('output')?.textContent).toBe('2')
  await expect.poll(options).toEqual([])
})

it('sends no form by Enter while its list is open and nothing is active', async () => {
  vi.stubGlobal('fetch', async () => Response.json(products))
  const { type, press, options } = await openCombobox(<Chosen form="feedback" />)
  type('kinkku')
  await expect.poll(() => options().length).toBe(2)
  expect(press('Enter')).toBe(true)
  press('Escape')
  await expect.poll(options).toEqual([])
  expect(press('Enter')).toBe(false)
})
