import { tryChange } from '#contract/office/searches/trial.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { maySee } from '#server/edited-pages/may.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { type TrialNeeds, tryWords } from '#server/search-words/trial.ts'

/** A change before it is saved. */
export function trialCalls(needs: TrialNeeds): ServedCall[] {
  return [
    served(tryChange, async ({ staff, body }) =>
      maySee(staff, body.site) ? accepted(await tryWords(needs, body)) : refused('ROLE_NEEDED'),
    ),
  ]
}
