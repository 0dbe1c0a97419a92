import { expect, it } from 'vitest'
import { roles } from '#contract/office/roles.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { fillStaff } from './fill-staff.ts'

it('OF-04: the demo has somebody for each role, once, and anybody may be one of them', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  await fillStaff(database)
  await fillStaff(database)
  const { people } = await (await app.get('hallinta', '/api/office/demo/people')).json()
  expect(people.flatMap((person: { roles: string[] }) => person.roles).sort()).toEqual([...roles].sort())
  for (const { id, roles: own } of people) {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ id, browser: 'Firefox, Linux' })
    const entered = await app.get('hallinta', '/api/office/demo/login', { method: 'POST', headers, body })
    expect([entered.status, (await entered.json()).roles]).toEqual([200, own])
  }
})
