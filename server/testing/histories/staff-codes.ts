import fc from 'fast-check'
import { decimalComma } from '#contract/values/money.ts'
import { codeChangeStore, type StoredCodeRow } from '#server/shop/codes/code-changes.store.ts'
import { issueCode, replaceCard, restoreCode, voidCode } from '#server/shop/codes/code-changes.ts'
import { always, type Step, step } from './step.ts'
import type { World } from './world.ts'

const nth = fc.nat(3)
const tiina = { command: 'a history' }

/** On a gift card, counted back from the newest. */
function onCard(words: string, nth: number, act: (world: World, card: StoredCodeRow) => Promise<string>): Step {
  return step(`staff ${words} gift card ${nth + 1} from the newest`, always, async (_, world) => {
    const found = await codeChangeStore(world.database.sql).list({ kind: 'gift-card' }, nth + 1)
    const card = found[nth]?.code
    return card ? act(world, card) : 'there is none'
  })
}

const issues = fc.constant(null).map(() =>
  step('staff issue a gift card of 20,00 by mail', always, async (_, world) => {
    const card = { kind: 'gift-card' as const, amount: 2000, validUntil: null, recipient: 'saaja@example.fi' }
    await issueCode(world.codes, tiina, card)
    return undefined
  }),
)

const voids = nth.map((at) =>
  onCard('void', at, async (world, { id }) => {
    const outcome = await voidCode(world.codes, tiina, { id, reason: 'lost' })
    return outcome.ok ? decimalComma(outcome.value.voided) : outcome.code
  }),
)

const restores = nth.map((at) =>
  onCard('restore', at, async (world, { id }) => {
    const outcome = await restoreCode(world.codes, tiina, id)
    return outcome.ok ? decimalComma(outcome.value.restored) : outcome.code
  }),
)

const sendsAgain = nth.map((at) =>
  onCard('send again', at, async (world, { id, amount }) => {
    const outcome = await replaceCard(world.codes, tiina, { id, recipient: 'saaja@example.fi' })
    return outcome.ok ? `with ${amount}` : outcome.code
  }),
)

export const staffCodes = [issues, voids, restores, sendsAgain]
