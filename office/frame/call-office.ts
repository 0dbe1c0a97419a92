import { call } from '#web/calls/call.ts'
import { noteConnection } from './connection.ts'
import { askForProof, askToLogIn } from './session.tsx'

export type CallName = Parameters<typeof call>[0]

type Sent = { ok: true } | { ok: false; code: string }

/**
 * Calls the API as `call` does. Where the session has ended or the proof is too old, it asks for them in a dialog and sends the same
 * request again, with the same idempotency key; refused only if the person gives up.
 */
export const callOffice = (async (name: CallName, options: never): Promise<Sent> => {
  for (;;) {
    const outcome: Sent = await call(name, options)
    const code = outcome.ok ? 'reached' : outcome.code
    // A read that nobody waits for any more says nothing.
    if (code !== 'ABORTED') noteConnection(code !== 'OFFLINE' && code !== 'TIMEOUT')
    if (outcome.ok) return outcome
    const isRenewed =
      outcome.code === 'LOGIN_NEEDED'
        ? await askToLogIn()
        : outcome.code === 'PROOF_NEEDED'
          ? await askForProof()
          : false
    if (!isRenewed) return outcome
  }
}) as typeof call

export type CallValue<Name extends CallName> = Extract<Awaited<ReturnType<typeof call<Name>>>, { ok: true }>['value']
export type CallOptions<Name extends CallName> = Parameters<typeof call<Name>>[1]
