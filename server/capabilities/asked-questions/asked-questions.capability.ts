import { countOpenedResult } from '#contract/search/opened-result.ts'
import { addDays, dayIn, weekdayOf } from '#contract/values/days.ts'
import { accepted } from '#contract/values/outcome.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { served } from '#server/http/calls/served.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { askedQuestionStore } from './asked-questions.store.ts'
import { QuestionRecorder } from './question-recorder.ts'

const KEPT_DAYS = 90

type Needs = {
  database: Database
  jobs: Jobs
  now: () => Date
  onProblem: (error: unknown, sentence: string) => void
}

/** Counts search questions by site and week, for the people who write the content. */
export function openAskedQuestions({ database, jobs, now, onProblem }: Needs) {
  const store = askedQuestionStore(database.sql)
  const recorder = new QuestionRecorder({ write: (batch) => store.add(mondayOf(dayIn(now())), batch), onProblem })
  jobs.define({
    name: 'forget-asked-questions',
    at: '27 4 * * *',
    // A week is as old as its first day.
    run: () => store.forgetBefore(addDays(dayIn(now()), 1 - KEPT_DAYS)),
  })
  return {
    name: 'asked-questions',
    recorder,
    list: store.list,
    calls: [
      served(countOpenedResult, async ({ body: { q }, site, language }) => {
        recorder.opened({ site: site.id, language, q })
        return accepted(null)
      }),
    ],
    close: () => recorder.flush(),
  } satisfies Capability & Record<string, unknown>
}

const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))
