import { describe, expect, it } from 'vitest'
import { aPayment, aSandbox, type SandboxForTests } from '#server/testing/payment-sandbox.ts'
import { sveaPayments } from './svea-payments.ts'

/** A sandbox in which the payment P1001 of 30,00 € was paid. */
async function aPaidPayment(): Promise<SandboxForTests> {
  const sandbox = await aSandbox()
  await sandbox.payments.create(aPayment())
  await sandbox.choose('P1001', 'approve')
  return sandbox
}

const unanswered = ['silence', 'error-500', 'html', 'lost-answer'] as const

/** Words of the error by which each fault is noticed. */
const failures = {
  silence: 'did not answer',
  'error-500': 'answered 500',
  html: 'without XML',
  'lost-answer': 'did not answer',
  'wrong-hash': 'wrong hash',
  'other-payment': 'answered with another',
  'code 01': "code '01'",
  'code 77': "code '77'",
}

describe('a new payment', () => {
  it('SH-13: is registered from server to server and paid at the address that the service gives', async () => {
    const { origin, payments, stored } = await aSandbox()
    const { address } = await payments.create(aPayment({ methodCode: 'FI54' }))
    expect(address).toMatch(new RegExp(`^${origin}/w/Pay\\.pmt\\?ST=[0-9a-f]{40}$`))
    expect(await stored()).toMatchObject([{ id: 'P1001', method: 'FI54', fields: { pmt_buyername: 'Äijä Öhman' } }])
  })

  it('SH-14: made twice with one id is one payment with one address', async () => {
    const { payments, stored } = await aSandbox()
    const first = await payments.create(aPayment())
    expect(await payments.create(aPayment())).toEqual(first)
    expect(await stored()).toHaveLength(1)
  })

  it('SH-14: whose answer was lost is found again, not made again', async () => {
    const { payments, control, stored } = await aSandbox()
    await control({ faults: [{ call: 'create', kind: 'lost-answer' }] })
    const { address } = await payments.create(aPayment())
    const [payment] = await stored()
    expect(address).toContain(payment?.token)
    expect(await stored()).toHaveLength(1)
  })

  it.each(unanswered)('SH-14: that met %s throws, and works when it is tried again', async (kind) => {
    const { payments, impatient, control, stored } = await aSandbox()
    await control({
      faults: [
        { call: 'create', kind },
        { call: 'address', kind: 'error-500' },
      ],
    })
    await expect((kind === 'silence' ? impatient : payments).create(aPayment())).rejects.toThrow(failures[kind])
    await control({})
    expect(await payments.create(aPayment())).toHaveProperty('address')
    expect(await stored()).toHaveLength(1)
  })

  it.each(['wrong-amount', 'other-payment'] as const)('SH-13: answered with %s is a failure', async (kind) => {
    const { payments, control } = await aSandbox()
    await control({ faults: [{ call: 'create', kind }] })
    await expect(payments.create(aPayment())).rejects.toThrow('was answered with')
  })

  it('SH-13: that the service refuses throws with the name of the field, and is not stored', async () => {
    const { payments, stored } = await aSandbox()
    const buyer = { ...aPayment().buyer, postalCode: 'ABC' }
    await expect(payments.create(aPayment({ buyer }))).rejects.toThrow('pmt_buyerpostalcode')
    expect(await stored()).toEqual([])
  })

  it('SH-13: is never sent to an address of somebody else', async () => {
    const { origin, payments } = await aSandbox()
    const elsewhere = sveaPayments({
      sellerId: 'KASKIMAA',
      secretKey: 'hiekkalaatikko',
      timeoutMs: 20_000,
      callOrigin: origin.replace('maksu.localhost', '127.0.0.1'),
      payOrigin: 'https://www.maksuturva.fi',
    })
    await expect(elsewhere.create(aPayment())).rejects.toThrow('not an address of https://www.maksuturva.fi')
    await expect(payments.create(aPayment())).resolves.toHaveProperty('address')
  })
})

describe('the status of a payment', () => {
  it('SH-14: is what the service says, whatever the payer tried before', async () => {
    const { payments, choose } = await aSandbox()
    const state = async () => (await payments.query('P1001')).state
    expect(await state()).toBe('unknown')
    await payments.create(aPayment())
    expect(await state()).toBe('unknown')
    await choose('P1001', 'cancel')
    expect(await state()).toBe('open')
    await choose('P1001', 'fail')
    expect(await state()).toBe('open')
    await choose('P1001', 'delay')
    expect(await state()).toBe('delayed')
    await choose('P1001', 'approve')
    expect(await payments.query('P1001')).toEqual({
      state: 'paid',
      amount: 3000,
      refunded: 0,
      orderNumber: '1001',
      methodCode: 'FI01',
    })
    await choose('P1001', 'cancel')
    expect(await state()).toBe('paid')
  })

  it.each([...unanswered, 'wrong-hash', 'other-payment', 'code 01', 'code 77'] as const)(
    'SH-14: with %s in the answer is a failure, never paid',
    async (kind) => {
      const { payments, impatient, control } = await aPaidPayment()
      await control({ faults: [{ call: 'query', kind }] })
      await expect((kind === 'silence' ? impatient : payments).query('P1001')).rejects.toThrow(failures[kind])
    },
  )

  it.each(['error-500', 'html', 'lost-answer'] as const)('SH-14: is asked once more after %s', async (kind) => {
    const { payments, control } = await aPaidPayment()
    await control({ faults: [{ call: 'query', kind, times: 1 }] })
    expect(await payments.query('P1001')).toMatchObject({ state: 'paid' })
  })

  it('SH-14: that lags behind says that nothing is paid', async () => {
    const { payments, control } = await aPaidPayment()
    await control({ faults: [{ call: 'query', kind: 'lag', times: 1 }] })
    expect(await payments.query('P1001')).toEqual({ state: 'unknown' })
    expect(await payments.query('P1001')).toMatchObject({ state: 'paid' })
  })

  it('SH-14: tells the amount that was paid, also when it is not what was asked', async () => {
    const { payments, control } = await aPaidPayment()
    await control({ faults: [{ call: 'query', kind: 'wrong-amount' }] })
    expect(await payments.query('P1001')).toMatchObject({ state: 'paid', amount: 591 })
  })

  it('SH-13: is not told to somebody with another key', async () => {
    const { origin } = await aPaidPayment()
    const callOrigin = origin.replace('maksu.localhost', '127.0.0.1')
    const stranger = sveaPayments({
      sellerId: 'KASKIMAA',
      secretKey: 'wrong',
      payOrigin: origin,
      callOrigin,
      timeoutMs: 20_000,
    })
    await expect(stranger.query('P1001')).rejects.toThrow('answered 401')
  })
})

describe('a refund', () => {
  const all = { paymentId: 'P1001', refundId: 'R1', amount: 'all' } as const

  it('SH-14: of everything is made once, however often it is asked for', async () => {
    const { payments, stored } = await aPaidPayment()
    expect([await payments.refund(all), await payments.refund(all)]).toEqual(['done', 'done'])
    expect(await payments.query('P1001')).toEqual({ state: 'refunded', amount: 3000 })
    expect((await stored())[0]?.refunds).toEqual([{ id: 'R1', cents: 3000 }])
  })

  it('SH-14: of a part is made once for each id, and the rest can follow', async () => {
    const { payments, stored } = await aPaidPayment()
    const part = { ...all, amount: 1000 }
    expect([await payments.refund(part), await payments.refund(part)]).toEqual(['done', 'done'])
    expect(await payments.query('P1001')).toMatchObject({ state: 'paid', amount: 3000, refunded: 1000 })
    expect(await payments.refund({ ...all, refundId: 'R2' })).toBe('done')
    expect((await stored())[0]?.refunds).toEqual([
      { id: 'R1', cents: 1000 },
      { id: 'R2', cents: 2000 },
    ])
  })

  it.each(['all', 1000] as const)(
    'SH-14: of %s whose answer was lost is unclear, and repeating it pays once',
    async (amount) => {
      const { payments, control, stored } = await aPaidPayment()
      await control({ faults: [{ call: 'refund', kind: 'lost-answer', times: 1 }] })
      expect(await payments.refund({ ...all, amount })).toBe('unclear')
      expect(await payments.refund({ ...all, amount })).toBe('done')
      expect((await stored())[0]?.refunds).toHaveLength(1)
    },
  )

  it.each([...unanswered, 'wrong-hash', 'other-payment', 'code 99', 'code 42'] as const)(
    'SH-14: answered with %s is unclear, never done',
    async (kind) => {
      const { payments, impatient, control } = await aPaidPayment()
      await control({ faults: [{ call: 'refund', kind }] })
      expect(await (kind === 'silence' ? impatient : payments).refund(all)).toBe('unclear')
    },
  )

  it('SH-14: is unclear and not asked for while the status cannot be asked, or lags', async () => {
    const { payments, control, stored } = await aPaidPayment()
    for (const kind of ['error-500', 'lag'] as const) {
      await control({ faults: [{ call: 'query', kind }] })
      expect(await payments.refund(all)).toBe('unclear')
    }
    expect((await stored())[0]?.refunds).toEqual([])
  })

  it('SH-13: is not possible once the money was settled, or when the service says that the call does not fit', async () => {
    const { payments, settle, control } = await aPaidPayment()
    await control({ faults: [{ call: 'refund', kind: 'code 31', times: 1 }] })
    expect(await payments.refund(all)).toBe('not-possible')
    await settle('P1001')
    expect(await payments.refund(all)).toBe('not-possible')
  })

  it('refuses an id that the service would cut', async () => {
    const { payments } = await aSandbox()
    await expect(payments.refund({ ...all, refundId: 'x'.repeat(21) })).rejects.toThrow('id of a refund')
  })
})

describe('the payment methods', () => {
  it('SH-13: are those for the amount: banks, card FI50, mobile pay FI54; none below 0,46', async () => {
    const { payments } = await aSandbox()
    const methods = await payments.methods(3000, 'fi')
    expect(methods.map(({ code }) => code)).toEqual(['FI01', 'FI02', 'FI03', 'FI50', 'FI54'])
    expect(methods[3]).toEqual({ code: 'FI50', name: 'Visa ja Mastercard', image: null })
    expect(await payments.methods(45, 'fi')).toEqual([])
  })

  it.each(['silence', 'error-500', 'html'] as const)(
    'SH-13: throw on %s: an outage is not an empty list',
    async (kind) => {
      const { payments, impatient, control } = await aSandbox()
      await control({ faults: [{ call: 'methods', kind }] })
      await expect((kind === 'silence' ? impatient : payments).methods(3000, 'fi')).rejects.toThrow(failures[kind])
    },
  )
})

describe('a return', () => {
  it.each([
    ['approve', '/maksu/ok'],
    ['cancel', '/maksu/peruutus'],
    ['fail', '/maksu/virhe'],
    ['delay', '/maksu/viive'],
  ] as const)('SH-13: after %s goes to %s and names the payment', async (choice, path) => {
    const { payments, choose } = await aSandbox()
    await payments.create(aPayment())
    const { pathname, searchParams } = new URL(await choose('P1001', choice))
    expect(pathname).toBe(path)
    expect(payments.paymentIdIn(Object.fromEntries(searchParams))).toBe('P1001')
  })

  it.each([{}, { pmt_id: '' }, { pmt_id: ['P1', 'P2'] }, { pmt_id: 'x'.repeat(21) }, { pmt_id: "1' or '1'='1" }])(
    'SH-13: with %o names none',
    async (parameters) => expect((await aSandbox()).payments.paymentIdIn(parameters)).toBeNull(),
  )
})
