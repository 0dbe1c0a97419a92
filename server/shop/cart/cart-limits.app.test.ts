import { expect, it } from 'vitest'
import { aShop, aShopper } from '#server/testing/shopper.ts'

it('SH-05: asks for a captcha after ten codes that do not exist, of that client alone, and for codes alone; right codes do not count', async () => {
  const app = await aShop({ env: { LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' } })
  await app.codes.store.put([{ code: 'TERVETULOA10', kind: 'discount', percent: 10 }])
  const shopper = aShopper(app, { address: '192.0.2.7' })
  await shopper.add('LK-1001', 1)
  for (let tries = 0; tries < 12; tries++) {
    await shopper.enter('TERVETULOA10')
    await shopper.remove('TERVETULOA10')
  }
  const guess = (who: ReturnType<typeof aShopper>) =>
    who.send('POST', '/api/v1/lihakauppa/shoppingcart/addcouponcode', { code: 'ARVAUS' })
  for (let tries = 0; tries < 10; tries++) expect((await guess(shopper)).status).toBe(200)
  const refused = await guess(shopper)
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'CAPTCHA_NEEDED'])
  expect((await guess(aShopper(app, { address: '192.0.2.8' }))).status).toBe(200)
  expect(await shopper.load()).toMatchObject({ lineItemCount: 1 })
  // The kinds are counted apart: order pages and withdrawals of people behind the same address go on.
  const order = await shopper.send('GET', '/api/lk/orders/made-up')
  const claim = { orderNumber: '100001', email: 'aino@example.com' }
  const withdrawal = await shopper.send('POST', '/api/lk/withdrawal/check', claim)
  expect([order.status, withdrawal.status]).toEqual([404, 404])
})

it('SH-28: serves the cart on the host of the shop alone', async () => {
  const app = await aShop()
  const elsewhere = await app.get('mestari', '/api/v1/lihakauppa/shoppingcart/load')
  expect([elsewhere.status, (await elsewhere.json()).code]).toEqual([404, 'HOST_UNKNOWN'])
  const answer = await app.get('lihakauppa', '/api/v1/lihakauppa/shoppingcart/load')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
