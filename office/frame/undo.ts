import { type CallName, type CallOptions, callOffice } from './call-office.ts'
import { failureText } from './failure-text.ts'
import { refresh } from './queries.ts'
import { showToast } from './toasts.tsx'

type Failed = Parameters<typeof failureText>[0]

/**
 * Takes a change back with the call that made it, and says whether that was done: somebody else may have changed the same meanwhile.
 * What made the change may be gone from the page by then.
 */
export async function undoBy<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
  changes: readonly string[],
): Promise<void> {
  const outcome = (await callOffice(name, options as never)) as { ok: true } | ({ ok: false } & Failed)
  await refresh(changes)
  showToast(outcome.ok ? 'Muutos on kumottu.' : failureText(outcome))
}
