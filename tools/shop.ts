import { resolve } from 'node:path'
import { askProgram } from '#server/commands/command-socket.ts'
import { readShopArguments, shopCommand } from '#server/commands/shop-command.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { sites } from '../sites/all.ts'
import { runCommand, withDatabase } from './with-database.ts'

// npm run shop -- <command>: prices, stock, codes, areas, reviews and settings of the shop; see `server/commands/shop-command.ts`.
runCommand(async () => {
  const args = await readShopArguments(process.argv.slice(2))
  const config = readConfig(
    process.env,
    sites.map(({ id }) => id),
  )
  const answer = config.DATABASE_URL ? undefined : await askProgram(resolve(config.DATA_DIR), { command: 'shop', args })
  if (answer && 'problem' in answer) throw new ConfigError(answer.problem)
  if (answer) return answer.done
  return withDatabase(config, (database) => shopCommand(database)(args))
})
