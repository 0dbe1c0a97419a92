import { createHash, createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { NewsletterService } from './newsletter-service.ts'

export const LIANA_ORIGIN = 'https://rest.lianamailer.com'

/** The service takes four requests a second. */
const MIN_PAUSE_MS = 250
const TIMEOUT_MS = 10_000
const METHOD = '/api/v1/createAndJoinRecipient'

type Options = {
  origin: string
  realm: string
  user: string
  secret: string
  /** List numbers by site. */
  lists: ReadonlyMap<string, number>
  now: () => Date
}

type Answer = { succeed?: boolean; message?: string }

/** LianaMailer by its REST protocol: arguments as a JSON array, signed with HMAC. */
export function lianaMailer({ origin, realm, user, secret, lists, now }: Options): NewsletterService {
  let last: Promise<unknown> = Promise.resolve()

  const post = async (body: string) => {
    const md5 = createHash('md5').update(body).digest('hex')
    const date = now().toISOString()
    const signed = ['POST', md5, 'application/json', date, body, METHOD].join('\n')
    const signature = createHmac('sha256', secret).update(signed).digest('hex')
    const answer = await fetch(`${origin}${METHOD}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-md5': md5,
        date,
        authorization: `${realm} ${user}:${signature}`,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { succeed, message } = (await answer.json().catch(() => ({}))) as Answer
    if (!answer.ok || succeed !== true) throw new Error(`LianaMailer answered ${answer.status} ${message ?? ''}`.trim())
  }

  return {
    serves: (site) => lists.has(site),
    join(site, email) {
      const list = lists.get(site)
      if (list === undefined) throw new Error(`The site '${site}' has no list at LianaMailer.`)
      // id, e-mail, SMS, properties, confirmed already, reason, origin, lists
      const body = JSON.stringify([null, email, null, {}, true, 'Confirmed on the website.', site, [list]])
      const sent = last.then(() => post(body))
      last = sent.catch(() => {}).then(() => setTimeout(MIN_PAUSE_MS))
      return sent
    },
  }
}
