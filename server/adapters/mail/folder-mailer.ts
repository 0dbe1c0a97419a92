import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/** Keeps mails as `.eml` files, which every mail program opens. For a program without a mail server. */
export function folderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    place: folder,
    async deliver(mail) {
      const { message } = await transport.sendMail(messageOf(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(folder, `.${mail.id}`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, join(folder, fileName(mail.id)))
    },
  }
}

/** The names of the kept mails. */
export async function keptMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  return names.filter((name) => name.endsWith('.eml')).sort()
}

/** Does nothing if there is no such mail. */
export async function deleteKeptMail(folder: string, id: string): Promise<void> {
  await rm(join(folder, fileName(id)), { force: true })
}

function fileName(id: string): string {
  return `${id}.eml`
}
