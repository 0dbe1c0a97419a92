import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { facts } from './schema/nodes.ts'

const FACT = 'demo signing secret'

/** The signing secret in demo mode: generated once, shared by all nodes of a database. Never used in live mode. */
export async function demoSecret({ sql }: Database): Promise<string> {
  await sql
    .insert(facts)
    .values({ name: FACT, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [stored] = await sql.select().from(facts).where(eq(facts.name, FACT))
  if (!stored) throw new Error('The demo secret was not stored.')
  return stored.value
}
