import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openFileStore } from '../server/adapters/files/open-file-store.ts'
import { mailFolder } from '../server/adapters/mail/open-mailer.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { erasePersonalData, exportPersonalData } from '../server/personal-data.ts'
import { sites } from '../sites/all.ts'
import { runCommand, withDatabase } from './with-database.ts'

// What a person may ask for: a copy of their data, or that they are deleted.
const usage = `npm run privacy -- export <e-mail address> <folder>
npm run privacy -- erase <e-mail address>`

const config = readConfig(
  process.env,
  sites.map(({ id }) => id),
)
const files = openFileStore(config).store

const commands: Record<string, (address: string, folder?: string) => Promise<string>> = {
  async export(address, folder) {
    if (!folder) throw new ConfigError(usage)
    const { submissions, subscriptions } = await withDatabase(config, (database) =>
      exportPersonalData({ database, files }, address),
    )
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const listed = submissions.map(({ files: attached, ...submission }) => ({
      ...submission,
      files: attached.map(({ name, type }, index) => ({ name, type, file: fileName(submission.id, index) })),
    }))
    const data = JSON.stringify({ address, submissions: listed, subscriptions }, null, 2)
    await writeFile(join(folder, 'data.json'), data, { mode: 0o600 })
    for (const { id, files: attached } of submissions) {
      for (const [index, { bytes }] of attached.entries())
        await writeFile(join(folder, fileName(id, index)), bytes, { mode: 0o600 })
    }
    return `${submissions.length} forms and ${subscriptions.length} subscriptions are in ${resolve(folder)}.`
  },

  async erase(address) {
    const { submissions, subscriptions } = await withDatabase(config, (database) =>
      erasePersonalData({ database, files, mailFolder: mailFolder(config) }, address),
    )
    const elsewhere = config.LIANA_ACCOUNT ? ' Remove the address at LianaMailer too.' : ''
    return `${submissions} forms and ${subscriptions} subscriptions are deleted.${elsewhere}`
  },
}

/** Never the sender's name: it could be a path. */
function fileName(submission: string, index: number): string {
  return `${submission}-${index + 1}`
}

runCommand(async () => {
  const [name = '', address, folder] = process.argv.slice(2)
  const command = commands[name]
  if (!command || !address) throw new ConfigError(usage)
  return command(address, folder)
})
