import { expect, it } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'
import { sites } from '#sites/all.ts'

const HOST = 'hallinta.kaskimaa.fi'
const live = {
  MODE: 'live',
  SITE_ORIGINS: sites.map(({ id }) => `${id}=https://www.${id}.fi`).join(),
  OFFICE_ORIGIN: `https://${HOST}`,
  SIGNING_SECRETS: 'kG5sN1qYw8RtZ3vB7mXc2pLd9hJf4aQe',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PAYMENT_SELLER_ID: 'myyja',
  PAYMENT_SECRET_KEY: 'avain',
  ACCESS_LOG: 'no',
}

it('OF-04: refuses other networks with 403 before anything else, by the address that trusted proxies saw', async () => {
  const env = { OFFICE_NETWORKS: '192.0.2.0/24,2001:db8::/32', TRUSTED_PROXIES: '127.0.0.1' }
  const app = await runningApp({ env })
  const paths = ['/', '/galleria', '/api/office/me', '/api/office/nothing', '/media/nothing', '/assets/nothing.js']
  const statuses = (address: string, host = 'hallinta') =>
    Promise.all(
      paths.map(async (path) => (await app.get(host, path, { headers: { 'x-forwarded-for': address } })).status),
    )
  const refused = paths.map(() => 403)
  for (const address of ['198.51.100.7', '192.0.3.1', '2001:db9::1', '192.0.2.1, 198.51.100.7'])
    expect(await statuses(address)).toEqual(refused)
  for (const address of ['192.0.2.1', '2001:db8:1::7', '198.51.100.7, 192.0.2.1'])
    expect(await statuses(address)).not.toContain(403)
  expect(await statuses('198.51.100.7', 'kuluttaja')).not.toContain(403)
  const posted = await app.get('hallinta', '/api/office/logout', {
    method: 'POST',
    headers: { 'x-forwarded-for': '198.51.100.7' },
  })
  expect(posted.status).toBe(403)
})

it('OF-04: in live the gallery is for staff alone, and the cookie of the office is for its host alone', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ env: live, database })
  const { cookie } = await aStaffBrowser(app, database, { roles: ['editor'] })
  const own = { cookie: `__Host-${cookie}` }
  expect((await app.get(HOST, '/galleria/deli/hero')).status).toBe(403)
  expect((await app.get(HOST, '/galleria/deli/hero', { headers: { cookie } })).status).toBe(403)
  expect((await app.get(HOST, '/galleria/deli/hero', { headers: own })).status).toBe(200)
  const left = await app.get(HOST, '/api/office/logout', { method: 'POST', headers: own })
  expect(left.headers.get('set-cookie')).toBe('__Host-staff=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure')
  expect((await app.get(HOST, '/galleria/deli/hero', { headers: own })).status).toBe(403)
})

it('OF-04: in live nobody logs in as a person of the demo whose row was left', async () => {
  const app = await runningApp({ env: live })
  const people = await app.get(HOST, '/api/office/demo/people')
  expect([people.status, (await people.json()).code]).toEqual([404, 'NOT_FOUND'])
})
