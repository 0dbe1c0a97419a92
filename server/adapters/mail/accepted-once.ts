import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './mailer.ts'

/** Much longer than a mail is tried again. */
const KEPT_DAYS = 7

/**
 * Gives a mail server no mail a second time that it has accepted, also if the database died before that was written down, or the program
 * right after. The ids are lines of a file for each day; they say nothing about anybody. Processes may share the folder.
 */
export function acceptedOnce(mailer: Mailer, folder: string, now: () => Date = () => new Date()): Mailer {
  let accepted: Promise<Set<string>> | undefined
  const nameOf = (date: Date) => `${date.toISOString().slice(0, 10)}.txt`
  const read = async () => {
    await mkdir(folder, { recursive: true })
    const oldest = nameOf(new Date(now().getTime() - KEPT_DAYS * 24 * 3600_000))
    const ids = new Set<string>()
    for (const name of await readdir(folder)) {
      if (name < oldest) await rm(join(folder, name), { force: true })
      else for (const id of (await readFile(join(folder, name), 'utf8')).split('\n')) ids.add(id)
    }
    return ids
  }
  // A folder that cannot be read costs no mail: what is accepted from now on is known all the same.
  const known = () => {
    accepted ??= read().catch(() => new Set<string>())
    return accepted
  }
  return {
    place: mailer.place,
    async deliver(mail) {
      const ids = await known()
      if (ids.has(mail.id)) return
      await mailer.deliver(mail)
      ids.add(mail.id)
      await appendFile(join(folder, nameOf(now())), `${mail.id}\n`).catch(() => {})
    },
  }
}
