import type { Change } from '#contract/content/change.ts'
import { nextDayIn } from '#contract/values/days.ts'

type Needs = {
  /** The jobs that nobody can apply for any more. */
  endedJobs: () => Promise<Change['pages']>
  update: (changed: Change['pages']) => Promise<void>
  now: () => Date
  onProblem: (error: unknown, sentence: string) => void
}

/** Takes jobs out of the index after their last day. Each node has an index and does so itself, a moment after midnight. */
export function dropEndedJobs({ endedJobs, update, now, onProblem }: Needs) {
  let timer: NodeJS.Timeout | undefined
  const drop = async () => update(await endedJobs())
  const wait = () => {
    timer = setTimeout(
      () => {
        drop().catch((error: unknown) => onProblem(error, 'Taking ended jobs out of search failed'))
        wait()
      },
      nextDayIn(now()).getTime() - now().getTime() + 1000,
    ).unref()
  }
  wait()
  return { drop, stop: () => clearTimeout(timer) }
}
