import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { facts } from './schema.ts'

const FACT = 'demo signing secret'

/** The secret that signs in demo, made once and the same for all nodes of a database. In live there is none of this. */
export async function demoSecret({ sql }: Database): Promise<string> {
  await sql
    .insert(facts)
    .values({ name: FACT, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [kept] = await sql.select().from(facts).where(eq(facts.name, FACT))
  if (!kept) throw new Error('The secret of the demo was not kept.')
  return kept.value
}
