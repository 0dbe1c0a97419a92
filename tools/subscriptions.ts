import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { subscriptionLines } from '#server/personal-data/subscription-list.ts'
import { leaveStore } from '../server/capabilities/subscriptions/newsletter-leaves.store.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import type { Database } from '../server/db/database.ts'
import { sites } from '../sites/all.ts'
import { runCommand, withDatabase } from './with-database.ts'

const USAGE = `Usage: npm run subscriptions -- <command>
  export <file.csv>            the active subscriptions
  leaves                       addresses that have left and must be removed at LianaMailer, by hand
  left <site> <address> …      these were removed there`

type Command = (database: Database, args: readonly string[]) => Promise<string>

const commands: Record<string, Command> = {
  async export(database, [file]) {
    if (!file) throw new ConfigError(USAGE)
    await pipeline(Readable.from(subscriptionLines(database)), createWriteStream(file, { mode: 0o600 }))
    return `The active subscriptions are in ${file}.`
  },

  async leaves({ sql }) {
    const due = await leaveStore(sql).due()
    const lines = due.map(({ site, email, createdAt }) => `${createdAt.toISOString()}  ${site}  ${email}`)
    return lines.join('\n') || 'Nobody waits.'
  },

  async left({ sql }, [site, ...addresses]) {
    if (!site || addresses.length === 0) throw new ConfigError(USAGE)
    const said: string[] = []
    let areAllKnown = true
    for (const address of addresses) {
      const isEnded = await leaveStore(sql).end({ site, email: address.toLowerCase() })
      areAllKnown &&= isEnded
      said.push(isEnded ? `${address}: done.` : `${address}: does not wait to be removed from ${site}.`)
    }
    if (!areAllKnown) throw new ConfigError(said.join('\n'))
    return said.join('\n')
  },
}

runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new ConfigError(USAGE)
  const config = readConfig(
    process.env,
    sites.map(({ id }) => id),
  )
  return withDatabase(config, (database) => command(database, args))
})
