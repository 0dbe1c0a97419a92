import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { CAMPAIGN_JOIN_ID } from '#contract/forms/campaigns.ts'
import type { NewsletterService } from '#server/adapters/newsletters/newsletter-service.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { save } from '#server/testing/saved-pages.ts'
import { email, subscriber } from '#server/testing/subscriber.ts'
import { leaveStore } from './newsletter-leaves.store.ts'
import { subscriptionStore } from './subscriptions.store.ts'

const worked = { status: 200, body: { success: true } }

it('FO-28, FO-34: a subscription begins when the button behind the mailed link is pressed', async () => {
  const { subscribe, mailed, mails, rows, confirmPath, open, press } = await subscriber()
  expect(await subscribe()).toEqual({ status: 200, body: { success: true } })
  await mailed(1)
  expect(mails[0]).toMatchObject({
    to: email,
    subject: 'Vahvista tilauksesi: Kaskimaan Lihakauppa',
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
  expect((await open(endPath(), pressed, 'cincin')).html).toContain('osallistuminen arvontaan')
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
  expect(mails[0]?.text).toContain('sivustolla CinCin')
})

it('FO-28, FO-29, FO-30: only sites that offer it take a subscription; others say so in their language', async () => {
  const { app, post, rows, mails } = await subscriber()
  const subscribeOn = (site: string) => post('/api/newsletter/subscribe', { email }, { site })
  const text = 'Tätä ei voi tilata tältä sivustolta.'
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

it('FO-34: mails the link also if a node of the previous version took the request', async () => {
  const { database, mailed, mails } = await subscriber()
  const request = crypto.randomUUID()
  const at = new Date()
  const asked = { site: 'lihakauppa', language: 'fi' as const, email, lists: ['newsletter'], request, at }
  await subscriptionStore(database.sql).ask(asked)
  const data = JSON.stringify({ request })
  await database.sql.execute(sql`insert into jobs.job (name, data) values ('mail-subscription', ${data}::jsonb)`)
  await mailed(1)
  expect(mails[0]).toMatchObject({ to: email, id: `${request}-${at.getTime()}` })
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

it('FO-34: a subscriber who leaves a newsletter of a service waits to be removed there, and the page says so', async () => {
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
  expect(page.html).toContain('Poistamme osoitteesi muutaman arkipäivän kuluessa käsin')
  expect(await due()).toEqual([`lihakauppa ${email}`])
  // A subscriber who comes back before anybody has removed the address stays.
  await database.sql.update(subscriptions).set({ mailedAt: new Date(Date.now() - 25 * 3_600_000) })
  await subscribe()
  await mailed(3)
  expect(await due()).toEqual([`lihakauppa ${email}`])
  await press(confirmPath())
  expect(await due()).toEqual([])
})
