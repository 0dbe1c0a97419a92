import { expect, it } from 'vitest'
import { CAMPAIGN_JOIN_ID } from '#contract/forms/campaigns.ts'
import type { NewsletterService } from '#server/adapters/newsletters/newsletter-service.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { formSender } from '#server/testing/form-sender.ts'
import { save } from '#server/testing/saved-pages.ts'
import { leaveStore } from './newsletter-leaves.store.ts'

const email = 'maija@example.fi'

async function subscriber(env: Record<string, string> = {}, newsletters?: NewsletterService) {
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

it('FO-28, FO-34: a subscription begins when the button behind the mailed link is pressed', async () => {
  const { subscribe, mailed, mails, rows, confirmPath, open, press } = await subscriber()
  expect(await subscribe()).toEqual({ status: 200, body: { success: true } })
  await mailed(1)
  expect(mails[0]).toMatchObject({
    ...{ to: email, subject: 'Vahvista tilauksesi: Kaskimaan Lihakauppa' },
    from: { name: 'Kaskimaan Lihakauppa' },
    unsubscribeAt: expect.stringMatching(/^http:\/\/lihakauppa\.localhost:\d+\/peru-tilaus\//),
  })
  expect(await rows()).toEqual([`lihakauppa newsletter waiting ${email}`])
  const page = await open(confirmPath())
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(page.html).toMatch(/<form[^>]* method="post"/)
  expect(page.html).toContain('Vahvista, että haluat: uutiskirje.')
  expect(await rows()).toEqual([`lihakauppa newsletter waiting ${email}`])
  expect((await press(confirmPath())).html).toContain('Tilaus on vahvistettu')
  expect(await rows()).toEqual([`lihakauppa newsletter active ${email}`])
})

it('loads no tags behind mailed links, whose address has a token, and tells it to no page that follows', async () => {
  const { open } = await subscriber({ TAG_MANAGERS: 'lihakauppa=GTM-TEST1' })
  const tagged = await open('/lihakauppaa')
  expect([tagged.html, tagged.headers.get('content-security-policy')]).toEqual([
    expect.stringContaining('data-tag-manager="GTM-TEST1"'),
    expect.stringContaining('googletagmanager'),
  ])
  for (const path of ['/vahvista/x', '/peru-tilaus/x']) {
    const { html, headers } = await open(path)
    expect(html).not.toContain('data-tag-manager')
    expect(headers.get('content-security-policy')).not.toContain('googletagmanager')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
  }
})

it('FO-34: ends by the button, and by one click of a mail program from anywhere', async () => {
  const { subscribe, mailed, rows, confirmPath, endPath, open, press } = await subscriber()
  await subscribe()
  await mailed(1)
  await press(confirmPath())
  expect((await open(endPath())).html).toContain('Haluatko perua tämän: uutiskirje?')
  expect(await rows()).toEqual([`lihakauppa newsletter active ${email}`])
  const oneClick = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  expect(await press(endPath(), oneClick, 'List-Unsubscribe=One-Click')).toMatchObject({ status: 200 })
  expect(await rows()).toEqual([`lihakauppa newsletter ended ${email}`])
})

it('FO-34: a link that was used already says so, and has no button any more', async () => {
  const { subscribe, mailed, rows, confirmPath, endPath, open, press } = await subscriber()
  await subscribe()
  await mailed(1)
  await press(confirmPath())
  for (const page of [await open(confirmPath()), await press(confirmPath())]) {
    expect(page.status).toBe(200)
    expect(page.html).toContain('Tilaus on jo vahvistettu')
    expect(page.html).not.toMatch(/<form[^>]* method="post"/)
  }
  expect((await press(endPath())).html).toContain('Tilaus on peruttu')
  for (const page of [await open(endPath()), await press(endPath())]) {
    expect(page.status).toBe(200)
    expect(page.html).toContain('Tilaus on jo peruttu')
    expect(page.html).not.toMatch(/<form[^>]* method="post"/)
  }
  for (const page of [await open(confirmPath()), await press(confirmPath())]) {
    expect(page.status).toBe(410)
    expect(page.html).toContain('Tilaus on jo peruttu')
  }
  expect(await rows()).toEqual([`lihakauppa newsletter ended ${email}`])
})

const multipart = (boundary: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`

it.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x1', multipart('x1')],
])('FO-34: one click of a mail program, sent as %s, ends the newsletter and never the draw', async (type, body) => {
  const { post, mailed, mails, rows, endPath, open } = await subscriber()
  const joining = { email, join: CAMPAIGN_JOIN_ID, isAdult: 'true', subscribeToCinCinVinoNewsletter: 'true' }
  await post('/api/campaign/participate', joining, { site: 'cincin' })
  await mailed(1)
  expect(mails[0]?.unsubscribeAt).toContain(endPath())
  const init = { method: 'POST', headers: { origin: 'https://mail.example', 'content-type': type }, body }
  expect(await open(endPath(), init, 'cincin')).toMatchObject({ status: 200 })
  const left = [`cincin campaign ${CAMPAIGN_JOIN_ID} waiting ${email}`, `cincin newsletter ended ${email}`]
  expect(await rows()).toEqual(left)
  expect(await open(endPath(), init, 'cincin')).toMatchObject({ status: 200 })
  expect(await rows()).toEqual(left)
  const pressed = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect((await open(endPath(), pressed, 'cincin')).html).toContain('osallistuminen kampanjaan')
  expect(await rows()).toEqual([
    `cincin campaign ${CAMPAIGN_JOIN_ID} ended ${email}`,
    `cincin newsletter ended ${email}`,
  ])
})

it('FO-34: a mail about a draw alone has no header by which a mail program could leave it', async () => {
  const { post, mailed, mails } = await subscriber()
  const joining = { email, join: CAMPAIGN_JOIN_ID, isAdult: 'true', subscribeToCinCinVinoNewsletter: 'false' }
  await post('/api/campaign/participate', joining, { site: 'cincin' })
  await mailed(1)
  expect(mails[0]).not.toHaveProperty('unsubscribeAt')
  expect(mails[0]?.text).toContain('sivustolta CinCin')
})

const needed = { status: 403, body: { success: false, code: 'CAPTCHA_NEEDED', message: expect.any(String) } }
const worked = { status: 200, body: { success: true } }

it('FO-03: one client subscribes five different addresses a day without a captcha, whatever it asks at once', async () => {
  const { subscribe, mailed, rows } = await subscriber({ LIMIT_FACTOR: '1' })
  const answers = await Promise.all(Array.from({ length: 45 }, (_, at) => subscribe(`stranger${at}@example.fi`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toEqual(needed)
  expect(await rows()).toHaveLength(5)
  await mailed(5)
})

it('FO-03: newsletter, releases and campaign count together, and the same address counts once', async () => {
  const { post, subscribe } = await subscriber({ LIMIT_FACTOR: '1' })
  const release = (address: string) =>
    post('/api/cision-liana/subscribe', { email: address, informationTypes: ['press'] }, { site: 'yritys' })
  const join = (address: string) =>
    post('/api/campaign/participate', { email: address, join: CAMPAIGN_JOIN_ID, isAdult: 'true' }, { site: 'cincin' })
  for (let time = 0; time < 4; time++) {
    for (const ask of [subscribe, release, join]) expect(await ask('a@example.fi')).toEqual(worked)
    expect(await subscribe('A@Example.fi')).toEqual(worked)
  }
  expect(await subscribe('b@example.fi')).toEqual(worked)
  expect(await release('c@example.fi')).toEqual(worked)
  expect(await join('d@example.fi')).toEqual(worked)
  expect(await join('e@example.fi')).toEqual(worked)
  for (const ask of [subscribe, release, join]) expect(await ask('f@example.fi')).toEqual(needed)
  expect(await release('a@example.fi')).toEqual(worked)
})

it('FO-03: a fair behind one address passes, each further address with a captcha that works once', async () => {
  const { subscribe, token, rows } = await subscriber({ LIMIT_FACTOR: '1' })
  const key = 'a-key-of-a-visitor'
  for (const name of ['a', 'b', 'c', 'd', 'e']) expect(await subscribe(`${name}@example.fi`)).toEqual(worked)
  const refusal = { status: 403, body: { success: false, code: 'CAPTCHA_FAILED' } }
  expect(await subscribe('f@example.fi', { 'idempotency-key': key })).toEqual(needed)
  expect(await subscribe('f@example.fi', { 'x-captcha-token': 'forged' })).toMatchObject(refusal)
  const solved = await token('lihakauppa')
  const sent = { 'idempotency-key': key, 'x-captcha-token': solved }
  expect(await subscribe('f@example.fi', sent)).toEqual(worked)
  expect(await subscribe('f@example.fi', sent)).toEqual(worked)
  expect(await subscribe('f@example.fi')).toEqual(worked)
  expect(await subscribe('g@example.fi', { 'x-captcha-token': solved })).toMatchObject(refusal)
  expect(await subscribe('g@example.fi', { 'x-captcha-token': await token('lihakauppa') })).toEqual(worked)
  expect(await rows()).toHaveLength(7)
})

it('FO-03: other clients are not asked for a captcha because of one', async () => {
  const { subscribe } = await subscriber({ LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' })
  const by = (client: string) => ({ 'x-forwarded-for': client })
  for (const name of ['a', 'b', 'c', 'd', 'e']) await subscribe(`${name}@example.fi`, by('192.0.2.1'))
  expect(await subscribe('f@example.fi', by('192.0.2.1'))).toEqual(needed)
  expect(await subscribe('f@example.fi', by('192.0.2.2'))).toEqual(worked)
})

it('FO-28, FO-29, FO-30: only sites that offer it take a subscription; others say so in their language', async () => {
  const { app, post, rows, mails } = await subscriber()
  const subscribeOn = (site: string) => post('/api/newsletter/subscribe', { email }, { site })
  const text = 'Tällä sivustolla ei voi tilata tätä.'
  expect(await subscribeOn('koulu')).toEqual({
    status: 404,
    body: { success: false, code: 'SUBSCRIPTION_NOT_OFFERED', message: text },
  })
  expect(await subscribeOn('foodservice-se')).toMatchObject({
    status: 404,
    body: { message: 'Det går inte att prenumerera på detta på den här webbplatsen.' },
  })
  const release = { email, informationTypes: ['press'] }
  expect(await post('/api/cision-liana/subscribe', release, { site: 'lihakauppa' })).toMatchObject({ status: 404 })
  const joining = { email, join: CAMPAIGN_JOIN_ID, isAdult: 'true' }
  expect(await post('/api/campaign/participate', joining, { site: 'lihakauppa' })).toMatchObject({ status: 404 })
  expect([await rows(), mails]).toEqual([[], []])
  expect(await subscribeOn('ammattilaiset')).toEqual(worked)
  // A page with the form makes its site offer it.
  const props = { phone: '+358 20 000 0210', email: 'koulu@kaskimaa.example' }
  await save(app, anArticle('uutiskirje', { site: 'koulu', blocks: [{ type: 'newsletter-form', props }] }))
  expect(await subscribeOn('koulu')).toEqual(worked)
})

it('FO-34: another site’s page cannot confirm, and a link that is not ours says so', async () => {
  const { subscribe, mailed, rows, confirmPath, open, press } = await subscriber()
  await subscribe()
  await mailed(1)
  expect(await press(confirmPath(), { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
  expect(await open(confirmPath().slice(0, -3))).toMatchObject({ status: 404 })
  expect((await open('/vahvista/x')).html).toContain('Linkki ei ole voimassa')
  expect(await open(confirmPath(), {}, 'kuluttaja')).toMatchObject({ status: 404 })
  expect(await rows()).toEqual([`lihakauppa newsletter waiting ${email}`])
})

it('FO-34: a stranger gets the same answer for known and unknown addresses, and cannot send more than one mail a day', async () => {
  const { subscribe, mailed, mails, confirmPath, press } = await subscriber()
  const first = await subscribe()
  await mailed(1)
  await press(confirmPath())
  const again = [await subscribe(), await subscribe(email.toUpperCase()), await subscribe('other@example.fi')]
  expect(again).toEqual([first, first, first])
  await mailed(2)
  expect(mails.map(({ to }) => to)).toEqual([email, 'other@example.fi'])
})

it('FO-29: releases and the newsletter of the company are confirmed by one mail', async () => {
  const { app, post, mailed, mails, rows, confirmPath, open, press } = await subscriber()
  const categories = await (await app.get('yritys', '/api/cision/subscribe/categories?language=fi')).json()
  expect(categories).toContainEqual({ name: 'Lehdistötiedotteet', informationType: 'press' })
  const ask = (informationTypes: string[], subscribeToUutiskirje: boolean) =>
    post(
      '/api/cision-liana/subscribe',
      { email, recaptchaToken: '', informationTypes, subscribeToUutiskirje },
      { site: 'yritys' },
    )
  expect(await ask([], false)).toMatchObject({
    status: 400,
    body: { success: false, fields: { informationTypes: 'Valitse vähintään yksi uutiskirje' } },
  })
  expect(await ask(['nothing'], false)).toMatchObject({
    status: 400,
    body: { fields: { informationTypes: expect.any(String) } },
  })
  expect(await ask(['press', 'report'], true)).toEqual({ status: 200, body: { success: true } })
  await mailed(1)
  expect(mails[0]?.text).toContain('uutiskirje, Lehdistötiedotteet, Taloudelliset raportit')
  expect(await open(confirmPath(), {}, 'yritys')).toMatchObject({ status: 200 })
  const pressed = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect(await open(confirmPath(), pressed, 'yritys')).toMatchObject({ status: 200 })
  expect(await press(confirmPath())).toMatchObject({ status: 404 })
  expect(await rows()).toEqual([
    `yritys newsletter active ${email}`,
    `yritys release press active ${email}`,
    `yritys release report active ${email}`,
  ])
})

it('FO-30: the campaign takes its own join id only, from adults, and the newsletter if the box is ticked', async () => {
  const { post, rows } = await subscriber()
  const body = { email, join: CAMPAIGN_JOIN_ID, isAdult: 'true', subscribeToCinCinVinoNewsletter: 'true' }
  const join = (changes: object) => post('/api/campaign/participate', { ...body, ...changes }, { site: 'cincin' })
  expect(await join({ isAdult: 'false' })).toMatchObject({
    status: 400,
    body: { success: false, fields: { isAdult: 'Tämä kenttä on pakollinen' } },
  })
  expect(await join({ join: 'other' })).toMatchObject({ status: 400 })
  expect(await join({})).toEqual({ status: 200, body: { success: true } })
  expect(await rows()).toEqual([
    `cincin campaign ${CAMPAIGN_JOIN_ID} waiting ${email}`,
    `cincin newsletter waiting ${email}`,
  ])
})

it('FO-34: the links of an older mail go on working after another request', async () => {
  const { database, post, mailed, mails, rows, confirmPath, endPath, open } = await subscriber()
  const ask = (informationTypes: string[]) =>
    post('/api/cision-liana/subscribe', { email, informationTypes }, { site: 'yritys' })
  const pressed = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  await ask(['press'])
  await mailed(1)
  await open(confirmPath(), pressed, 'yritys')
  await database.sql.update(subscriptions).set({ mailedAt: new Date(Date.now() - 25 * 3_600_000) })
  await ask(['press', 'report'])
  await mailed(2)
  expect(endPath(mails[0])).not.toBe(endPath(mails[1]))
  expect((await open(confirmPath(mails[0]), {}, 'yritys')).html).toContain('Tilaus on jo vahvistettu')
  const ended = await open(endPath(mails[0]), pressed, 'yritys')
  expect([ended.status, ended.html]).toEqual([200, expect.stringContaining('Tilaus on peruttu')])
  // The older mail was about the one list only.
  const left = [`yritys release press ended ${email}`, `yritys release report waiting ${email}`]
  expect(await rows()).toEqual(left)
  expect((await open(endPath(mails[1]), pressed, 'yritys')).status).toBe(200)
  expect(await rows()).toEqual([`yritys release press ended ${email}`, `yritys release report ended ${email}`])
})

it('FO-34: who leaves a newsletter that a service sends waits to be removed there, and the page says so', async () => {
  const joined: string[] = []
  const service: NewsletterService = {
    serves: (site) => site === 'lihakauppa',
    join: async (_site, address) => void joined.push(address),
  }
  const { database, subscribe, mailed, confirmPath, endPath, press } = await subscriber({}, service)
  const due = async () => (await leaveStore(database.sql).due()).map((leave) => `${leave.site} ${leave.email}`)
  await subscribe('never@example.fi')
  await mailed(1)
  expect((await press(endPath())).html).not.toContain('käsin')
  expect(await due()).toEqual([])
  await subscribe()
  await mailed(2)
  await press(confirmPath())
  await expect.poll(() => joined).toEqual([email])
  const page = await press(endPath())
  expect(page.html).toContain('Poistamme osoitteesi vielä käsin')
  expect(await due()).toEqual([`lihakauppa ${email}`])
  // Who comes back before anybody has removed the address stays.
  await database.sql.update(subscriptions).set({ mailedAt: new Date(Date.now() - 25 * 3_600_000) })
  await subscribe()
  await mailed(3)
  expect(await due()).toEqual([`lihakauppa ${email}`])
  await press(confirmPath())
  expect(await due()).toEqual([])
})
