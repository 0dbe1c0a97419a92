import { expect, it } from 'vitest'
import { complaint } from '#contract/forms/complaint.form.ts'
import { feedback } from '#contract/forms/feedback.form.ts'
import { question } from '#contract/forms/question.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { dataUrl, formSender, picture } from '#server/testing/form-sender.ts'

it('mails the sender a receipt with the number of the answer and what they wrote, in the language of the form', async () => {
  const { token, post, stored, receipts } = await formSender()
  const Files = [{ Name: 'kuva.jpg', Data: dataUrl('image/jpeg', await picture()) }]
  const body = { Data: filledIn(complaint), Files, MTCaptchaToken: await token() }
  const { body: answer } = await post(complaint.path, body)
  await expect.poll(() => receipts().length).toBe(1)
  const [row] = await stored()
  expect(answer).toEqual({ isSuccess: true, reference: row?.reference })
  expect(receipts()[0]).toMatchObject({
    to: 'maija@example.fi',
    replyTo: 'reklamaatiot@kaskimaa.example',
    id: `${row?.id}-receipt`,
    from: { name: 'Kaskimaa', address: 'ala-vastaa@kaskimaa.example' },
    subject: `Kaskimaa: lomakkeesi on perillä (${row?.reference})`,
  })
  expect(receipts()[0]?.attachments ?? []).toEqual([])
  for (const part of [answer.reference, 'Hyvää päivää, miten tämä säilyy?', '20.11.2026', 'kuva.jpg'])
    expect(receipts()[0]?.text).toContain(part)

  const english = { Data: filledIn(feedback), Files: null, MTCaptchaToken: await token() }
  await post(feedback.path, { ...english, Data: { ...english.Data, ProductId: 0 } }, { language: 'en' })
  await expect.poll(() => receipts().length).toBe(2)
  expect(receipts()[1]?.text).toContain('This is what you sent us')
})

it('writes no receipt where no address was given: the answer has the number', async () => {
  const { token, post, mails, receipts } = await formSender()
  const Data = { ...filledIn(feedback), ContactByEmail: false, NoContact: true }
  const anonymous = await post(feedback.path, { Data, Files: null, MTCaptchaToken: await token() })
  const asked = await post(question.path, { Data: filledIn(question), MTCaptchaToken: await token() })
  for (const { body } of [anonymous, asked]) expect(body.reference).toMatch(/^K-/)
  await expect.poll(() => mails.length).toBe(2)
  expect(receipts()).toEqual([])
})

it('gives a repetition the same number, and one receipt', async () => {
  const { token, post, receipts, clerkMails } = await formSender()
  const headers = { 'idempotency-key': 'a-key-of-a-visitor' }
  const body = { Data: filledIn(feedback), Files: null, MTCaptchaToken: await token() }
  const first = await post(feedback.path, body, { headers })
  expect(await post(feedback.path, body, { headers })).toEqual(first)
  await expect.poll(() => [clerkMails().length, receipts().length]).toEqual([1, 1])
})

it('mails five receipts a day to one address, and takes further forms all the same', async () => {
  const { token, post, receipts, clerkMails } = await formSender()
  for (let sent = 0; sent < 7; sent++) {
    const body = { Data: filledIn(feedback), Files: null, MTCaptchaToken: await token() }
    expect(await post(feedback.path, body)).toMatchObject({ status: 200, body: { reference: expect.any(String) } })
  }
  await expect.poll(() => [clerkMails().length, receipts().length]).toEqual([7, 5])
})

it('keeps a receipt while the mail server is away, and mails it once when it is back', async () => {
  const { token, post, receipts, state } = await formSender({
    mailRetry: { limit: 20, delaySeconds: 1, backoff: false },
  })
  state.failure = new Error('The server is away')
  const body = { Data: filledIn(feedback), Files: null, MTCaptchaToken: await token() }
  expect(await post(feedback.path, body)).toMatchObject({ status: 200 })
  state.failure = undefined
  await expect.poll(() => receipts().length).toBe(1)
})
