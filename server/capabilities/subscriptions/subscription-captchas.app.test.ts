import { expect, it } from 'vitest'
import { CAMPAIGN_JOIN_ID } from '#contract/forms/campaigns.ts'
import { subscriber } from '#server/testing/subscriber.ts'

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
