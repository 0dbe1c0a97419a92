import type { TestProject } from 'vitest/node'
import { startBuiltProgram } from './built-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    port: number
  }
}

/** One program for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = await startBuiltProgram({ TAG_MANAGERS: 'kuluttaja=GTM-TEST1', CAPTCHA_COST: '10' })
  project.provide('port', program.port)
  return program.stop
}
