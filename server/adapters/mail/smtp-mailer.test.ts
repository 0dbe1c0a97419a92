import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { deleteKeptMail, folderMailer, keptMails } from './folder-mailer.ts'
import type { Mail } from './mailer.ts'
import { keptMailNotes } from './open-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { messageIds, smtpFake } from './testing/smtp-fake.ts'

const mail: Mail = {
  id: '7b0d3a6e-0000-4000-8000-000000000001',
  from: { name: 'Kaskimaa "Oy"', address: 'ala-vastaa@kaskimaa.example' },
  to: 'palaute@kaskimaa.example',
  replyTo: 'maija@example.fi',
  subject: 'Palaute: Mäkelä\r\nBcc: mallory@example.fi',
  text: 'Hyvää päivää!',
  html: '<p>Hyvää päivää!</p>',
  attachments: [{ filename: 'kuva.jpg', contentType: 'image/jpeg', content: Buffer.from('jpeg') }],
  unsubscribeAt: 'http://kuluttaja.localhost/peru-tilaus/x',
}

const timeouts = { connectMs: 300, silenceMs: 300 }

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-mails-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it('FO-10: delivers a mail with its text, HTML and attachments to a mail server', async () => {
  const { url, received } = await smtpFake()
  await smtpMailer(url, timeouts).deliver(mail)
  expect(messageIds(received)).toEqual([mail.id])
  expect(received[0]).toContain('Reply-To: maija@example.fi')
  expect(received[0]).toContain('Content-Type: text/html')
  expect(received[0]).toContain('filename=kuva.jpg')
})

it('FO-34: names where one click ends a subscription, as RFC 8058 has it', async () => {
  const { url, received } = await smtpFake()
  await smtpMailer(url, timeouts).deliver(mail)
  expect(received[0]).toContain('List-Unsubscribe: <http://kuluttaja.localhost/peru-tilaus/x>')
  expect(received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

it('never lets a text begin a header', async () => {
  const { url, received } = await smtpFake()
  await smtpMailer(url, timeouts).deliver(mail)
  const [head = ''] = received[0]?.split('\r\n\r\n') ?? []
  expect(head).not.toMatch(/^Bcc/im)
})

it.each(['refuse', 'hang', 'drop'] as const)('FO-10: fails while the mail server does this: %s', async (behaviour) => {
  const { url, state, received } = await smtpFake()
  state.behaviour = behaviour
  await expect(smtpMailer(url, timeouts).deliver(mail)).rejects.toThrow()
  expect(received).toEqual([])
})

it('FO-10: fails while nothing listens', async () => {
  await expect(smtpMailer('smtp://127.0.0.1:1', timeouts).deliver(mail)).rejects.toThrow()
})

it('keeps mails as .eml files without a mail server, once each, and lists them at the start', async () => {
  const folder = await aFolder()
  const mails = join(folder, 'mails')
  expect(await keptMails(mails)).toEqual([])
  const mailer = folderMailer(mails)
  await mailer.deliver(mail)
  await mailer.deliver(mail)
  expect(await keptMails(mails)).toEqual([`${mail.id}.eml`])
  expect(await readFile(join(mails, `${mail.id}.eml`), 'utf8')).toContain('To: palaute@kaskimaa.example')
  expect((await keptMailNotes({ DATA_DIR: folder })).join('\n')).toContain(`1 so far.\n  ${mail.id}.eml`)
  expect(await keptMailNotes({ DATA_DIR: folder, SMTP_URL: 'smtp://x' })).toEqual([])
  await deleteKeptMail(mails, mail.id)
  expect(await keptMails(mails)).toEqual([])
})
