import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { mailFolder } from '#server/adapters/mail/open-mailer.ts'
import { startBuiltProgram } from './built-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    port: number
    /** The file of the errors that the shared program has logged: see `fail-on-logged-errors.ts`. */
    loggedErrors: string
    /** Where the shared program keeps its mails: see `mails.ts`. */
    mailFolder: string
  }
}

/** One program for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-e2e-errors-'))
  const errorsTo = join(folder, 'errors.log')
  await writeFile(errorsTo, '')
  const settings = { TAG_MANAGERS: 'kuluttaja=GTM-TEST1', CAPTCHA_COST: '10' }
  const program = await startBuiltProgram(settings, { errorsTo })
  project.provide('port', program.port)
  project.provide('loggedErrors', errorsTo)
  project.provide('mailFolder', mailFolder({ DATA_DIR: program.dataFolder }))
  return async () => {
    // What it logs while it stops still goes there.
    await program.stop().finally(() => rm(folder, { recursive: true, force: true }))
  }
}
