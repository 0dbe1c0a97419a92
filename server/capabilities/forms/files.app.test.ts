import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { complaint } from '#contract/forms/complaint.form.ts'
import { MAX_FILE_BYTES } from '#contract/forms/form.ts'
import { sponsorship } from '#contract/forms/sponsorship.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { dataUrl, formSender, picture } from '#server/testing/form-sender.ts'
import { aPdf } from './files/testing/a-pdf.ts'

const jpegUrl = async () => dataUrl('image/jpeg', await picture())
const named = (Data: string, Name = 'kuva.jpg') => ({ Name, Data })
const paddedTo = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])

const UNREADABLE = 'File data could not be read'
/** With the name of the file, when only its content shows what it is. */
const SAID_OF = (name: string) => `${UNREADABLE}: ${name}`

it.each([
  ['a text named as a picture', async () => [named(dataUrl('image/jpeg', Buffer.from('hei')))], SAID_OF('kuva.jpg')],
  ['a PDF named as a picture', async () => [named(dataUrl('image/jpeg', aPdf()))], SAID_OF('kuva.jpg')],
  [
    'a WebP, which complaints do not take',
    async () => [named(dataUrl('image/jpeg', await picture('webp')))],
    SAID_OF('kuva.jpg'),
  ],
  ['a file of zero bytes', async () => [named('data:image/jpeg;base64,')], SAID_OF('kuva.jpg')],
  ['a broken data URL', async () => [named('data:image/jpeg;base64,###')], UNREADABLE],
  ['no data URL', async () => [named('hei')], UNREADABLE],
  ['a file without data', async () => [{ Name: 'kuva.jpg' }], UNREADABLE],
  [
    'a polyglot',
    async () => [named(dataUrl('image/jpeg', Buffer.concat([await picture(), aPdf()])))],
    SAID_OF('kuva.jpg'),
  ],
  [
    'a good picture and a bad one',
    async () => [named(await jpegUrl()), named(dataUrl('image/png', Buffer.from('hei')), 'tosite.png')],
    SAID_OF('tosite.png'),
  ],
  ['four files', async () => Array(4).fill(named(await jpegUrl())), 'Cannot add more files'],
  [
    '15 MB and a byte',
    async () => [named(dataUrl('image/jpeg', paddedTo(await picture(), MAX_FILE_BYTES + 1)))],
    'Tiedosto liian suuri (> 15MB)',
  ],
])('FO-08, FO-09: %s gets its text, and nothing is stored', { timeout: 60_000 }, async (_, files, sentence) => {
  const { token, post, stored, storedFiles, storage } = await formSender()
  const body = { Data: filledIn(complaint), Files: await files(), MTCaptchaToken: await token() }
  expect(await post(complaint.path, body)).toMatchObject({
    status: 400,
    body: { isSuccess: false, code: 'REQUEST_INVALID', fields: { Files: sentence } },
  })
  expect([await stored(), await storedFiles(), filesIn(storage.place)]).toEqual([[], [], []])
})

it('FO-20: a PDF with a script gets the text of an unreadable file; a plain one is mailed as it is', async () => {
  const { token, post, stored, clerkMails } = await formSender()
  const send = async (pdf: Buffer) => {
    const Files = [named(dataUrl('application/pdf', pdf), '../hakemus.exe')]
    return post(sponsorship.path, { Data: filledIn(sponsorship), Files, MTCaptchaToken: await token() })
  }
  const active = aPdf({ packed: '<< /S /JavaScript /JS (x) >>' })
  expect(await send(active)).toMatchObject({ status: 400, body: { fields: { Files: SAID_OF('../hakemus.exe') } } })
  expect(await stored()).toEqual([])
  expect(await send(aPdf())).toMatchObject({ status: 200 })
  await expect.poll(() => clerkMails().length).toBe(1)
  expect(clerkMails()[0]?.attachments).toEqual([
    { filename: 'hakemus.pdf', contentType: 'application/pdf', content: aPdf() },
  ])
})

it('FO-13: a picture of exactly 15 MB is taken; location is gone from mail and store', async () => {
  const { token, post, storage, storedFiles, clerkMails } = await formSender()
  const large = paddedTo(await picture('jpeg', 400, 300), MAX_FILE_BYTES)
  const Files = [named(dataUrl('image/jpeg', large)), named(dataUrl('image/png', await picture('png')), 'b.png')]
  const body = { Data: filledIn(complaint), Files, MTCaptchaToken: await token() }
  expect(await post(complaint.path, body)).toMatchObject({ status: 200 })
  await expect.poll(() => clerkMails().length, { timeout: 20_000 }).toBe(1)
  for (const { id, cleanedAt } of await storedFiles()) {
    const kept = await storage.get(`submissions/${id}`)
    expect([cleanedAt !== null, (await sharp(kept).metadata()).exif]).toEqual([true, undefined])
  }
  for (const { content } of clerkMails()[0]?.attachments ?? [])
    expect((await sharp(content).metadata()).exif).toBeUndefined()
})

/** The files of a file store that is a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  )
}
