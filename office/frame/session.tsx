import { useSyncExternalStore } from 'react'
import { Dialog } from '#office/ui/dialog.tsx'
import { LogIn } from './log-in.tsx'
import { Prove } from './prove.tsx'

type Question = 'log in' | 'prove'

/** What the person is asked for, and who waits for it. One dialog for all calls that were refused meanwhile. */
let asked: { question: Question; answer: Promise<boolean>; give: (done: boolean) => void } | undefined
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

function ask(question: Question): Promise<boolean> {
  if (asked?.question === question) return asked.answer
  asked?.give(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  asked = {
    question,
    answer: promise,
    give: (done) => {
      asked = undefined
      tell()
      resolve(done)
    },
  }
  tell()
  return promise
}

/** Opens the login over whatever is on the page. Resolves with whether somebody has logged in: then send the call again. */
export const askToLogIn = () => ask('log in')

/** Asks for the passkey or the code. Resolves with whether it was given: then send the call again. */
export const askForProof = () => ask('prove')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The dialogs of a session that has ended, or whose proof is too old. What was typed stays under them. */
export function SessionDialogs() {
  const current = useSyncExternalStore(subscribe, () => asked)
  const isLogin = current?.question === 'log in'
  return (
    <>
      <Dialog
        title="Kirjaudu uudelleen"
        isOpen={isLogin}
        onClose={() => current?.give(false)}
        closeLabel="Peruuta"
        isNarrow
      >
        <p>Istuntosi on päättynyt. Mitä kirjoitit, on tallessa: jatkat samasta kohdasta, kun olet kirjautunut.</p>
        {isLogin && <LogIn onDone={() => current.give(true)} />}
      </Dialog>
      <Dialog
        title="Vahvista, että olet sinä"
        isOpen={current?.question === 'prove'}
        onClose={() => current?.give(false)}
        closeLabel="Peruuta"
        isNarrow
      >
        <p>Tähän tarvitaan tuore vahvistus.</p>
        {current?.question === 'prove' && <Prove onDone={() => current.give(true)} />}
      </Dialog>
    </>
  )
}
