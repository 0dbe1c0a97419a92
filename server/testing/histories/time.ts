import fc from 'fast-check'
import { nextDayIn } from '#contract/values/days.ts'
import { always, step } from './step.ts'
import type { World } from './world.ts'

const MINUTE = 60
/** What the program does every minute. */
const everyMinute = ['check-payments', 'refund-orders', 'send-mails'] as const

export async function doJobs(world: World): Promise<void> {
  for (const job of everyMinute) await world.run(job)
}

const passes = fc.constantFrom(2, 20, 31, 61, 150, 600).map((minutes) =>
  step(`${minutes} minutes pass`, always, async (_, world) => {
    await world.clock.pass(minutes * MINUTE)
    await doJobs(world)
    return undefined
  }),
)

const nobodyWorks = fc.constantFrom(20, 31, 61).map((minutes) =>
  step(`${minutes} minutes pass, in which no job runs`, always, async (_, world) => {
    await world.clock.pass(minutes * MINUTE)
    return undefined
  }),
)

const midnight = fc.constant(null).map(() =>
  step('midnight passes', always, async (_, world) => {
    const next = nextDayIn(world.clock.now())
    await world.clock.pass((next.getTime() - world.clock.now().getTime()) / 1000 + 5 * MINUTE)
    await world.run('make-delivery-slots')
    await doJobs(world)
    return undefined
  }),
)

const job = fc.constantFrom(...everyMinute).map((name) =>
  step(`the job ${name} runs`, always, async (_, world) => {
    await world.run(name)
    return undefined
  }),
)

export const time = [passes, passes, nobodyWorks, midnight, job, job]
