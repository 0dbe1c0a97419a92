import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { erasePersonalData, exportedFiles, exportPersonalData } from '#server/personal-data/personal-data.ts'
import { openFileStore } from '../server/adapters/files/open-file-store.ts'
import { mailFolder } from '../server/adapters/mail/open-mailer.ts'
import { openNewsletterService } from '../server/adapters/newsletters/open-newsletter-service.ts'
import { ConfigError, readConfig } from '../server/config.ts'
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
    const data = await withDatabase(config, (database) => exportPersonalData({ database, files }, address))
    const { submissions, subscriptions, customer, orders } = data
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const { name, bytes } of exportedFiles(address, data)) {
      await writeFile(join(folder, name), bytes, { mode: 0o600 })
    }
    const counts = countsOf(submissions.length, subscriptions.length, customer ? 1 : 0, orders.length)
    return `${counts} are in ${resolve(folder)}.`
  },

  async erase(address) {
    const newsletters = openNewsletterService(config, () => new Date())
    const servesNewsletter = (site: string) => newsletters?.serves(site) ?? false
    const erased = await withDatabase(config, (database) =>
      erasePersonalData({ database, files, mailFolder: mailFolder(config), servesNewsletter }, address),
    )
    const { submissions, subscriptions, customers, orders, keptOrders, leaves } = erased
    const elsewhere =
      leaves > 0 ? ' Remove the address at LianaMailer too: npm run subscriptions -- leaves shows what waits.' : ''
    const open = keptOrders > 0 ? ` ${keptOrders} orders are still open: erase again when they are finished.` : ''
    return `${countsOf(submissions, subscriptions, customers, orders)} are deleted.${open}${elsewhere}`
  },
}

function countsOf(submissions: number, subscriptions: number, customers: number, orders: number): string {
  return `${submissions} forms, ${subscriptions} subscriptions, ${customers} accounts and ${orders} orders`
}

runCommand(async () => {
  const [name = '', address, folder] = process.argv.slice(2)
  const command = commands[name]
  if (!command || !address) throw new ConfigError(usage)
  return command(address, folder)
})
