import { onTestFinished } from 'vitest'
import type { Callback, Fault } from '../../sandbox/controls.ts'
import type { Payment } from '../../sandbox/payment.ts'
import type { Choice } from '../../sandbox/returns.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { SANDBOX_ACCOUNT } from '../adapters/payment/open-payment-service.ts'
import type { NewPayment, PaymentService } from '../adapters/payment/payment-service.ts'
import { sveaPayments } from '../adapters/payment/svea/svea-payments.ts'

export type SandboxForTests = {
  origin: string
  /** The adapter, connected to the sandbox over HTTP. */
  payments: PaymentService
  /** The same, impatient: for calls that stay unanswered. */
  impatient: PaymentService
  control(controls: { faults?: Fault[]; callback?: Partial<Callback> }): Promise<void>
  /** Acts as the payer. Returns where the browser would go. */
  choose(paymentId: string, choice: Choice): Promise<string>
  settle(paymentId: string): Promise<void>
  stored(): Promise<readonly Payment[]>
}

/** A sandbox on a free port until the test ends, without callbacks unless the test wants them. */
export async function aSandbox({ stateFile }: { stateFile?: string } = {}): Promise<SandboxForTests> {
  const { port, origin, close } = await startSandbox({
    port: 0,
    account: SANDBOX_ACCOUNT,
    ...(stateFile ? { stateFile } : {}),
  })
  onTestFinished(close)
  const callOrigin = `http://127.0.0.1:${port}`
  const connected = (timeoutMs: number) =>
    sveaPayments({ ...SANDBOX_ACCOUNT, payOrigin: origin, callOrigin, timeoutMs })
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${callOrigin}/control${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${method} ${path}.`)
    return response.json()
  }
  const control: SandboxForTests['control'] = async ({ faults = [], callback = { when: 'never' } }) =>
    void (await ask('PUT', '', { faults, callback }))
  await control({})
  return {
    origin,
    control,
    payments: connected(20_000),
    impatient: connected(200),
    choose: async (id, choice) => ((await ask('POST', `/${id}`, { choice })) as { returnsTo: string }).returnsTo,
    settle: async (id) => void (await ask('POST', `/${id}`, { settle: true })),
    stored: async () => ((await ask('GET', '')) as { payments: Payment[] }).payments,
  }
}

/** Two packets of sausage with delivery and a discount: 25,80 + 5,90 − 1,70. */
export function aPayment(changes: Partial<NewPayment> = {}): NewPayment {
  const shop = 'http://lihakauppa.localhost:1/maksu'
  return {
    paymentId: 'P1001',
    orderNumber: '1001',
    reference: '10016',
    amount: 3000,
    lines: [
      { code: '6401234000017', name: 'Grillimakkara', quantity: 2, price: 1290, vatPercent: 13.5, kind: 'product' },
      { code: 'toimitus', name: 'Toimitus', quantity: 1, price: 590, vatPercent: 25.5, kind: 'delivery' },
      { code: 'KESA', name: 'Alennus', quantity: 1, price: -170, vatPercent: 13.5, kind: 'discount' },
    ],
    buyer: {
      name: 'Äijä Öhman',
      street: 'Kotikatu 1',
      postalCode: '00180',
      city: 'Helsinki',
      email: 'aija@example.fi',
      phone: '+358401234567',
    },
    deliveryDate: '2026-11-20',
    returns: { ok: `${shop}/ok`, error: `${shop}/virhe`, cancel: `${shop}/peruutus`, delayed: `${shop}/viive` },
    language: 'fi',
    ...changes,
  }
}
