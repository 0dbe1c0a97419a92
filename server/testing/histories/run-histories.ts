import fc from 'fast-check'
import { actingStaff } from './acting-staff.ts'
import { afterOrder } from './after-order.ts'
import { checkout } from './checkout.ts'
import { inspectEnd } from './inspect.ts'
import { type Model, newModel } from './model.ts'
import { packers } from './packers.ts'
import { paying } from './paying.ts'
import { beginning, shopping } from './shopping.ts'
import { staff } from './staff.ts'
import { staffCodes } from './staff-codes.ts'
import type { State } from './state.ts'
import type { Step } from './step.ts'
import { doJobs, time } from './time.ts'
import type { World } from './world.ts'

const steps: fc.Arbitrary<Step>[] = [
  ...shopping,
  ...checkout,
  ...paying,
  ...afterOrder,
  ...staff,
  packers,
  packers,
  ...actingStaff,
  ...staffCodes,
  ...time,
]
const MOST_STEPS = 40

type Wanted = {
  seed: number
  /** How many histories, */
  count?: number
  /** or so long. */
  milliseconds?: number
}

/** Runs histories until one goes wrong. Returns what happened in them; throws with the shortest history that goes wrong in this way. */
export async function runHistories(
  world: World,
  { seed, count: wanted = 1_000_000, milliseconds }: Wanted,
): Promise<Tally> {
  const tally: Tally = { histories: 0, steps: 0, orders: {}, refunds: 0, missing: 0, withdrawals: 0 }
  const history = fc.commands<Model, World>(steps as never, { maxCommands: MOST_STEPS, size: 'max' } as never)
  const property = fc.asyncProperty(beginning, history as never, async (first: Step[], commands: Iterable<Step>) => {
    await world.begin()
    const model = newModel()
    for (const each of first) await each.run(model, world)
    await fc.asyncModelRun(() => ({ model, real: world }), commands as never)
    await endHistory(model, world)
    count(tally, model, commands)
  })
  const result = await fc.check(property, {
    seed,
    numRuns: wanted,
    ...(milliseconds ? { interruptAfterTimeLimit: milliseconds, markInterruptAsFailure: false } : {}),
  })
  if (result.failed) throw await shortest(world, result as never)
  return tally
}

/** What happened: orders by their last state. */
export type Tally = {
  histories: number
  steps: number
  orders: Record<string, number>
  refunds: number
  missing: number
  withdrawals: number
}

function count(tally: Tally, { lastState }: Model, commands: Iterable<Step>): void {
  const { orders, refunds, changes, withdrawals } = JSON.parse(lastState) as State
  tally.histories++
  tally.steps += [...(commands as Iterable<Step & { hasRan: boolean }>)].filter(({ hasRan }) => hasRan).length
  for (const { state } of orders) tally.orders[state] = (tally.orders[state] ?? 0) + 1
  tally.refunds += refunds.length
  tally.missing += changes.length
  tally.withdrawals += withdrawals.length
}

/** What was open ends: the payment service answers, and days pass in which the jobs do their work. */
async function endHistory(model: Model, world: World): Promise<void> {
  world.payments.fail(false)
  world.payments.forgetFaults()
  for (const minutes of [2, 31, 130, 24 * 60]) {
    await world.clock.pass(minutes * 60)
    await doJobs(world)
  }
  await inspectEnd(model, world)
}

type Failed = {
  seed: number
  counterexample: [Step[], Iterable<Step & { hasRan: boolean }>] | null
  numRuns: number
  errorInstance: unknown
}

/** The fault with its shortest history: of what fast-check found, every step is left out that is not needed. */
async function shortest(world: World, { seed, counterexample, numRuns, errorInstance }: Failed): Promise<Error> {
  const [first = [], later = []] = counterexample ?? []
  let steps: Step[] = [...first, ...[...later].filter(({ hasRan }) => hasRan)]
  for (let at = steps.length - 1; at >= 0; at--) {
    const fewer = steps.toSpliced(at, 1)
    if (await faultOf(world, fewer)) steps = fewer
  }
  // Once more, because steps say what came of them in their last run.
  const fault = (await faultOf(world, steps)) ?? errorInstance
  const text = [
    fault instanceof Error ? fault.message : String(fault),
    `Found by history ${numRuns} of seed ${seed}. The shortest one that ends like this:`,
    ...steps.map((each, at) => `  ${at + 1}. ${each}`),
    '',
  ]
  return new Error(text.join('\n'), { cause: fault })
}

/** What goes wrong in a history; null if nothing does. */
async function faultOf(world: World, steps: readonly Step[]): Promise<unknown> {
  const model = newModel()
  await world.begin()
  try {
    for (const each of steps) if (await each.check(model)) await each.run(model, world)
    await endHistory(model, world)
    return null
  } catch (fault) {
    return fault
  }
}
