import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { databaseUrl, MIGRATED_TEMPLATE } from './postgres-databases.ts'
import { NOT_DURABLE, type PostgresServer, startPostgres, withClient } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Only in the project store-postgres: its server, or why there is none. */
    postgres?: { url: string } | { missing: string }
  }
}

/** What tests have no use for, and pay for with each small statement. */
const QUICK = ['jit=off', 'wal_level=minimal', 'max_wal_senders=0', 'checkpoint_timeout=1h']

/** Starts one PostgreSQL server for all tests of the project. If there is none, they are skipped, and the output says why. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ settings: [...NOT_DURABLE, ...QUICK] }).catch((error: Error) => error)
  if (server instanceof Error) return skipTests(project, server)
  try {
    await createMigratedTemplate(server)
  } catch (error) {
    await server.remove()
    throw error
  }
  project.provide('postgres', { url: server.url })
  return server.remove
}

async function createMigratedTemplate({ url }: PostgresServer): Promise<void> {
  await withClient(url, (client) => client.query(`create database ${MIGRATED_TEMPLATE}`))
  const database = await openDatabase({ url: databaseUrl(url, MIGRATED_TEMPLATE) })
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

function skipTests(project: TestProject, reason: Error): () => Promise<void> {
  const sentence = `The store tests did not run on a PostgreSQL server, only on the embedded database: ${reason.message}`
  if (process.env.POSTGRES_TESTS === 'required') throw new Error(sentence)
  const say = () => void process.stdout.write(`\n${sentence}\n`)
  say()
  project.provide('postgres', { missing: reason.message })
  return async () => say()
}
