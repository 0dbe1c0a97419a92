import { expect } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import { savePage } from '#server/capabilities/content/content.ts'
import type { RunningApp } from './running-app.ts'

/** Saves valid pages, one at a time. */
export async function save(app: RunningApp, ...pages: Page[]): Promise<void> {
  for (const page of pages) expect(await savePage(app.content, page)).toMatchObject({ ok: true })
}

export const htmlOf = async (app: RunningApp, path: string, site = 'kuluttaja'): Promise<string> =>
  (await app.get(site, path)).text()
