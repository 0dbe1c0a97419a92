import { staffOfDemo } from '#demo/office/staff.ts'
import type { Database } from '#server/db/database.ts'
import { peopleStore } from '#server/office/staff/people.store.ts'

/** Adds the people of the demo's office if there are none of them. Somebody real with the same address is left alone. */
export async function fillStaff(database: Database): Promise<void> {
  const people = peopleStore(database.sql)
  if ((await people.demoPeople()).length > 0) return
  for (const { email, ...details } of staffOfDemo) {
    if (await people.findByEmail(email)) continue
    await people.put(crypto.randomUUID(), email, { ...details, sites: [] }, true)
  }
}
