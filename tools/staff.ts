import { resolve } from 'node:path'
import { readStaffArguments, staffCommand } from '#server/commands/add-staff.ts'
import { buildStaff } from '#server/commands/build-staff.ts'
import { askProgram } from '#server/commands/command-socket.ts'
import { ConfigError, officeOriginOf, readConfig } from '../server/config.ts'
import { sites } from '../sites/all.ts'
import { runCommand, withDatabase } from './with-database.ts'

// npm run staff -- add <mail> [--name "First Last"]: the first admin, or somebody who has lost the key.
const config = readConfig(
  process.env,
  sites.map(({ id }) => id),
)

runCommand(async () => {
  const args = process.argv.slice(2)
  try {
    readStaffArguments(args)
  } catch (error) {
    throw new ConfigError((error as Error).message)
  }
  const office = officeOriginOf(config, config.PORT)
  if (office === undefined) throw new ConfigError('MODE=live has no back office without OFFICE_ORIGIN.')
  const answer = config.DATABASE_URL
    ? undefined
    : await askProgram(resolve(config.DATA_DIR), { command: 'staff', args })
  if (answer && 'problem' in answer) throw new ConfigError(answer.problem)
  if (answer) return answer.done
  return withDatabase(config, async (database) => staffCommand(await buildStaff(config, database, office))(args))
})
