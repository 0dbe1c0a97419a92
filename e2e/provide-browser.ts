import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from '../tools/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which the shared browser takes connections. */
    browser: string
  }
}

/** One browser for all specs; each test has a context of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await launchBrowserServer()
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
