import { randomBytes } from 'node:crypto'
import { withClient } from './postgres-server.ts'

/** The template of the test databases: copying it takes a fraction of the time of migrating. */
export const MIGRATED_TEMPLATE = 'migrated'

type TestDatabase = { url: string; remove(): Promise<void> }

/** A new database on a server: a copy of a template, or empty. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(serverUrl, (client) => client.query(`create database ${name} template ${template}`))
  return {
    url: databaseUrl(serverUrl, name),
    remove: async () => {
      await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
