import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ConfigError, readConfig } from '../server/config.ts'
import { subscriptionLines } from '../server/subscription-list.ts'
import { sites } from '../sites/all.ts'
import { runCommand, withDatabase } from './with-database.ts'

const usage = 'npm run subscriptions -- export <file.csv>'

runCommand(async () => {
  const [name, file] = process.argv.slice(2)
  if (name !== 'export' || !file) throw new ConfigError(usage)
  const config = readConfig(
    process.env,
    sites.map(({ id }) => id),
  )
  await withDatabase(config, (database) =>
    pipeline(Readable.from(subscriptionLines(database)), createWriteStream(file, { mode: 0o600 })),
  )
  return `The active subscriptions are in ${file}.`
})
