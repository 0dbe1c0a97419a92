import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from '../tools/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which the shared browser takes connections. */
    browser: string
    /** Of one that fetches and paints no pictures. */
    browserWithoutPictures: string
  }
}

/** Two browsers for all specs; each test has a context of its own in one of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [whole, withoutPictures] = await Promise.all([
    launchBrowserServer(),
    launchBrowserServer(['--blink-settings=imagesEnabled=false']),
  ])
  project.provide('browser', whole.wsEndpoint())
  project.provide('browserWithoutPictures', withoutPictures.wsEndpoint())
  return async () => void (await Promise.all([whole.close(), withoutPictures.close()]))
}
