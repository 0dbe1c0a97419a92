import { expect, it } from 'vitest'
import { complaint } from '#contract/forms/complaint.form.ts'
import { feedback } from '#contract/forms/feedback.form.ts'
import { sales } from '#contract/forms/sales.form.ts'
import { schoolOrder } from '#contract/forms/school-order.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { formSender } from '#server/testing/form-sender.ts'

it('stores code and name of a product as the catalogue has them, whatever name the sender gives', async () => {
  const { token, post, stored } = await formSender()
  const Data = { ...filledIn(complaint), ProductId: '41', ProductName: 'Soita 0600 12345' }
  expect(await post(complaint.path, { Data, Files: [], MTCaptchaToken: await token() })).toMatchObject({ status: 200 })
  const product = { productId: 41, title: 'Kinkku' }
  const body = { ...filledIn(sales), product, captchaToken: await token() }
  expect(await post(sales.path, body)).toMatchObject({ status: 200 })
  const title = 'Kaskimaa Lauantaimakkara'
  expect((await stored()).map(({ values }) => values)).toMatchObject([
    { ProductId: '41', ProductName: title },
    { product: { productId: '41', title } },
  ])
})

it.each([
  ['a word that was typed', 'keittokinkku'],
  ['a number that is none', 7],
])('refuses a product that the form does not offer, at its field: %s', async (_what, ProductId) => {
  const { token, post, stored } = await formSender()
  const MTCaptchaToken = await token()
  for (const form of [complaint, feedback]) {
    const Data = { ...filledIn(form), ProductId, ProductName: '' }
    expect(await post(form.path, { Data, Files: null, MTCaptchaToken })).toMatchObject({
      status: 400,
      body: { isSuccess: false, fields: { ProductId: 'Valitse tuote luettelosta.' } },
    })
  }
  const product = { productId: ProductId, title: 'x' }
  expect(await post(sales.path, { ...filledIn(sales), product, captchaToken: MTCaptchaToken })).toMatchObject({
    status: 400,
    body: { fields: { product: 'Valitse tuote luettelosta.' } },
  })
  expect(await stored()).toEqual([])
})

it('takes feedback about no product, and stores no name for it', async () => {
  const { token, post, stored } = await formSender()
  for (const ProductId of [0, '']) {
    const Data = { ...filledIn(feedback), ProductId, ProductName: 'Jotain' }
    expect(await post(feedback.path, { Data, Files: null, MTCaptchaToken: await token() })).toMatchObject({
      status: 200,
    })
  }
  const product = { productId: 0, title: '' }
  await post(sales.path, { ...filledIn(sales), product, captchaToken: await token() })
  expect((await stored()).map(({ values }) => values)).toMatchObject([
    { ProductId: 0, ProductName: '' },
    { ProductId: 0, ProductName: '' },
    { product: null },
  ])
})

it('takes orders only of materials that the site offers, and stores the addresses that the site gives them', async () => {
  const { app, token, post, stored } = await formSender()
  const order = async (Materials: string[]) => {
    const Data = { ...filledIn(schoolOrder), Materials, Links: ['https://evil.example/'] }
    return post(schoolOrder.path, { Data, MTCaptchaToken: await token() })
  }
  expect(await order(['Hakkeri'])).toMatchObject({
    status: 400,
    body: { fields: { Materials: expect.stringContaining('ei voi enää tilata') } },
  })
  expect(await order(['Ruokakolmio', 'Hakkeri'])).toMatchObject({ status: 400 })
  expect(await order(['Hävikkimatikka', 'Ruokakolmio', 'Ruokakolmio'])).toMatchObject({ status: 200 })
  expect((await stored()).map(({ values }) => values)).toMatchObject([
    {
      Materials: ['Hävikkimatikka', 'Ruokakolmio'],
      Links: [
        `http://koulu.localhost:${app.port}/materiaalit/havikkimatikka`,
        `http://kuluttaja.localhost:${app.port}/materiaalit/ruokakolmio`,
      ],
    },
  ])
})

it('refuses a slip in the postal code at its field, and takes addresses from abroad', async () => {
  const { token, post } = await formSender()
  const MTCaptchaToken = await token()
  const Data = { ...filledIn(feedback), PostalCode: '6010' }
  expect(await post(feedback.path, { Data, Files: null, MTCaptchaToken })).toMatchObject({
    status: 400,
    body: { fields: { PostalCode: expect.stringContaining('viidellä numerolla') } },
  })
  const foreign = { Data: { ...Data, PostalCode: 'NO-0150' }, Files: null, MTCaptchaToken }
  expect(await post(feedback.path, foreign)).toMatchObject({ status: 200 })
})
