import { ConfigError, readConfig } from '../server/config.ts'
import type { Database } from '../server/db/database.ts'
import { outgoingMailStore } from '../server/mail/outgoing-mails.store.ts'
import { sites } from '../sites/all.ts'
import { runCommand, withDatabase } from './with-database.ts'

// What the back office will show one day. The running program sends within a minute what is to be tried again; with the embedded
// database, stop it before and start it afterwards.
const USAGE = `Usage: npm run mails -- <command>
  failed            mails that were given up after three days, with the reason
  retry <id> …      tries these again from the beginning
  retry all         tries all of them again`

type Command = (database: Database, args: readonly string[]) => Promise<string>

const commands: Record<string, Command> = {
  async failed({ sql }) {
    const failed = await outgoingMailStore(sql).failed()
    const lines = failed.map(({ id, kind, about, recipient, endedAt, lastError }) => {
      const to = recipient ?? 'the people of the site'
      return `${endedAt?.toISOString()}  ${id}\n  ${kind} about ${about}, to ${to}: ${lastError}`
    })
    return lines.join('\n') || 'No mail was given up.'
  },

  async retry({ sql }, ids) {
    if (ids.length === 0) throw new ConfigError(USAGE)
    const count = await outgoingMailStore(sql).tryAgain(ids[0] === 'all' ? undefined : ids)
    return `${count} mails will be tried again.`
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
