import { afterAll, beforeAll, beforeEach } from 'vitest'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { type PostgresServer, startPostgres } from '#server/testing/postgres-server.ts'

/**
 * A PostgreSQL server for the tests of a file; returns the function that tells its address. Where something is missing the
 * tests are skipped, or fail if they are required.
 */
export function postgresForTests(
  isMissing = 'Several processes need a PostgreSQL server, and none is installed.',
  canRun = findPostgres() !== undefined,
): () => string | undefined {
  let server: PostgresServer | undefined
  beforeAll(async () => {
    if (canRun) server = await startPostgres()
  })
  afterAll(() => server?.remove())
  beforeEach(({ skip }) => {
    if (canRun) return
    if (process.env.POSTGRES_TESTS === 'required') throw new Error(isMissing)
    skip(isMissing)
  })
  return () => server?.url
}
