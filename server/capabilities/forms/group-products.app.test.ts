import { expect, it } from 'vitest'
import { complaint } from '#contract/forms/complaint.form.ts'
import { sales } from '#contract/forms/sales.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { allProducts } from '#contract/search/search.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { formSender } from '#server/testing/form-sender.ts'
import { save } from '#server/testing/saved-pages.ts'

const ofAnotherBrand = aProduct('pyorykat', { site: 'jyvabroiler', title: 'Broileripyörykät' }, { productCode: 'JB-1' })
const inSwedish = aProduct('korv', { site: 'skogsgarden', language: 'se', title: 'Alkorv' }, { productCode: 'SG-1' })
const sameCode = aProduct('sama', { site: 'mestari', title: 'Sama tuote' }, { productCode: '41' })
const forKitchens = aProduct('iso', { site: 'ammattilaiset', title: 'Iso pakkaus' }, { productCode: 'AM-1' })

it('offers the products of all retail brands on the complaint form of the consumer site, with their brands', async () => {
  const { app } = await formSender()
  await save(app, ofAnotherBrand, inSwedish, sameCode, forKitchens)
  const list = async (query: string) =>
    (await app.get('kuluttaja', `/api/search/all-products?language=fi${query}`)).json()
  const own = { productId: '41', title: 'Kaskimaa Lauantaimakkara' }
  await expect
    .poll(() => list('&form=complaint'))
    .toEqual([
      { productId: 'SG-1', title: 'Alkorv', brand: 'Skogsgården' },
      { productId: 'JB-1', title: 'Broileripyörykät', brand: 'Jyväbroiler' },
      { ...own, brand: 'Kaskimaa' },
    ])
  expect(allProducts.answer.parse(await list('&form=feedback'))).toHaveLength(3)
  expect(await list('')).toEqual([own])
  expect(await list('&form=sales')).toEqual([own])
  expect((await app.get('kuluttaja', '/api/search/all-products?language=fi&form=x')).status).toBe(400)
})

it('takes a complaint about a product of another brand, with its name as the catalogue has it; no other form does', async () => {
  const { app, token, post, stored } = await formSender()
  await save(app, ofAnotherBrand)
  const Data = { ...filledIn(complaint), ProductId: 'JB-1', ProductName: 'x' }
  const sent = async () => (await post(complaint.path, { Data, Files: [], MTCaptchaToken: await token() })).status
  await expect.poll(sent).toBe(200)
  expect((await stored()).at(-1)?.values).toMatchObject({ ProductId: 'JB-1', ProductName: 'Broileripyörykät' })
  const product = { productId: 'JB-1', title: 'x' }
  const body = { ...filledIn(sales), product, captchaToken: await token() }
  expect(await post(sales.path, body)).toMatchObject({ status: 400 })
})
