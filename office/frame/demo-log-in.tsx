import { useEffect, useState } from 'react'
import { Button } from '#office/ui/button.tsx'
import { call } from '#web/calls/call.ts'
import { browserName } from './browser-name.ts'
import { failureText } from './failure-text.ts'
import { roleNames } from './role-names.ts'

type Props = { onDone: () => void; onProblem: (problem: string) => void }
type People = Extract<Awaited<ReturnType<typeof readPeople>>, { ok: true }>['value']['people']

const readPeople = () => call('GET /api/office/demo/people')

/** In demo: one press for each of its people. In live the server has no such call, and nothing is shown. */
export function DemoLogIn({ onDone, onProblem }: Props) {
  const [people, setPeople] = useState<People>([])
  useEffect(() => {
    readPeople().then((outcome) => outcome.ok && setPeople(outcome.value.people))
  }, [])
  const enter = async (id: string) => {
    const outcome = await call('POST /api/office/demo/login', { body: { id, browser: browserName() } })
    if (outcome.ok) onDone()
    else onProblem(failureText(outcome))
  }
  if (people.length === 0) return null
  return (
    <div className="stack">
      <h2>Kokeile demona</h2>
      <div className="row">
        {people.map(({ id, name, roles }) => (
          <Button key={id} onPress={() => enter(id)}>
            {roles.map((role) => roleNames[role]).join(', ')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
