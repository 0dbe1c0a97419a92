import sharp from 'sharp'
import { solvedToken } from '#server/adapters/captcha/testing/solved-token.ts'
import type { Mail, Mailer } from '#server/adapters/mail/mailer.ts'
import { collectedMails } from '#server/adapters/mail/testing/collected-mails.ts'
import type { NewsletterService } from '#server/adapters/newsletters/newsletter-service.ts'
import { submissionFiles, submissions } from '#server/db/schema/forms.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import type { MailRetry } from '#server/mail/outgoing-mail.ts'
import { aPage, aProduct } from './a-page.ts'
import { freshDatabase } from './fresh-database.ts'
import { freshFileStore } from './fresh-file-store.ts'
import { runningApp } from './running-app.ts'
import { save } from './saved-pages.ts'

type Sending = { site?: string; headers?: Record<string, string>; language?: string }

type Options = {
  env?: Record<string, string>
  mailer?: Mailer
  mailRetry?: MailRetry
  newsletters?: NewsletterService
  expectsErrors?: RegExp
}

/** The product and the materials that the forms of the tests name. */
const offering = [
  aProduct('lauantaimakkara', { title: 'Kaskimaa Lauantaimakkara' }, { productCode: '41' }),
  aPage({
    path: '/tilaa',
    key: 'order',
    template: 'form',
    title: 'Tilaa',
    blocks: [
      {
        type: 'school-order-form',
        anchor: 'tilaus',
        props: {
          heading: 'Tilaus',
          subject: 'Tilaus',
          privacyPage: '/tietosuoja',
          materials: [
            { label: 'Ruokakolmio', link: '/materiaalit/ruokakolmio' },
            { label: 'Hävikkimatikka', link: 'site:koulu/materiaalit/havikkimatikka' },
          ],
          phone: '+358 20 000 0270',
          email: 'koulu@kaskimaa.example',
        },
      },
    ],
  }),
]

/** The app with a cheap captcha, and functions that send forms as a browser would. */
export async function formSender({ env = {}, mailer, ...options }: Options = {}) {
  const database = await freshDatabase()
  const storage = await freshFileStore()
  const collected = collectedMails()
  const app = await runningApp({
    database,
    storage,
    mailer: mailer ?? collected.mailer,
    env: { CAPTCHA_COST: '1', ...env },
    ...options,
  })
  await save(app, ...offering)
  const token = async (site = 'kuluttaja') => {
    const answer = await app.get(site, '/api/captcha/challenge')
    return solvedToken((await answer.json()).challenge)
  }
  const post = async (path: string, body: unknown, { site = 'kuluttaja', headers = {}, language }: Sending = {}) => {
    const answer = await app.get(site, language ? `${path}?language=${language}` : path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const stored = () => database.sql.select().from(submissions)
  const storedFiles = () => database.sql.select().from(submissionFiles)
  /** Mails that are not sent yet, or never will be. */
  const unsent = async () => (await database.sql.select().from(outgoingMails)).filter(({ state }) => state !== 'sent')
  const isReceipt = ({ to }: Mail) => !to.endsWith('@kaskimaa.example')
  /** What the people of the site got, and what senders did. */
  const clerkMails = () => collected.mails.filter((mail) => !isReceipt(mail))
  const receipts = () => collected.mails.filter(isReceipt)
  return { app, database, storage, ...collected, clerkMails, receipts, token, post, stored, storedFiles, unsent }
}

export const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

/** A picture with a location in its EXIF data, as phones write it. */
export function picture(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '62/1 47/1 0/1' } })
    .toFormat(format)
    .toBuffer()
}
