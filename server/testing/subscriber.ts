import { expect } from 'vitest'
import type { NewsletterService } from '#server/adapters/newsletters/newsletter-service.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'
import { formSender } from './form-sender.ts'

export const email = 'maija@example.fi'

/** Somebody who subscribes on the shop, reads the mails and opens their links. */
export async function subscriber(env: Record<string, string> = {}, newsletters?: NewsletterService) {
  const sender = await formSender({ env, ...(newsletters ? { newsletters } : {}) })
  const { app, database, post, mails } = sender
  const rows = async () => {
    const all = await database.sql.select().from(subscriptions)
    return all.map(({ site, list, state, email }) => `${site} ${list} ${state} ${email}`).sort()
  }
  const pathIn = (text: string | undefined, name: string) => new RegExp(`/${name}/\\S+`).exec(text ?? '')?.[0] ?? ''
  const confirmPath = (mail = mails.at(-1)) => pathIn(mail?.text, 'vahvista')
  const endPath = (mail = mails.at(-1)) => pathIn(mail?.text, 'peru-tilaus')
  const open = async (path: string, init: RequestInit = {}, site = 'lihakauppa') => {
    const answer = await app.get(site, path, init)
    return { status: answer.status, html: await answer.text(), headers: answer.headers }
  }
  const press = (path: string, headers: Record<string, string> = {}, body = '') =>
    open(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body })
  const subscribe = (address = email, headers: Record<string, string> = {}) =>
    post('/api/newsletter/subscribe', { email: address }, { site: 'lihakauppa', headers })
  const mailed = (count: number) => expect.poll(() => mails.length, { timeout: 15_000 }).toBe(count)
  return { ...sender, rows, confirmPath, endPath, open, press, subscribe, mailed }
}
