import { expect } from 'vitest'
import type { Page } from '#contract/content.ts'
import { savePage } from '#server/capabilities/content/content.ts'
import type { RunningApp } from './running-app.ts'

/** Saves pages that must be right, one after the other. */
export async function save(app: RunningApp, ...pages: Page[]): Promise<void> {
  for (const page of pages) expect(await savePage(app.content, page)).toMatchObject({ ok: true })
}

export const htmlOf = async (app: RunningApp, path: string, site = 'kuluttaja'): Promise<string> =>
  (await app.get(site, path)).text()
