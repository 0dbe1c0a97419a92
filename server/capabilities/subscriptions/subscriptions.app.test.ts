import { expect, it } from 'vitest'
import { CAMPAIGN_JOIN_ID } from '#contract/forms/campaign.form.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'
import { formSender } from '#server/testing/form-sender.ts'

const email = 'maija@example.fi'

async function subscriber() {
  const sender = await formSender()
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
  const subscribe = (address = email, site = 'lihakauppa') =>
    post('/api/newsletter/subscribe', { email: address }, { site })
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
  expect(await press(endPath())).toMatchObject({ status: 200 })
  expect(await press(confirmPath())).toMatchObject({ status: 404 })
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
