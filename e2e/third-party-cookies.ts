import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { launchWithProfile } from '../tools/browser.ts'

/** A browser of its own for a test, which sends the cookies of a frame from another site or does not. */
export async function browserWithThirdPartyCookies(cookies: 'allowed' | 'blocked'): Promise<BrowserContext> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-profile-'))
  // Chromium with windows blocks them unless its profile says otherwise; without windows it blocks none unless told to.
  const profile = { cookie_controls_mode: 0, block_third_party_cookies: false }
  await mkdir(join(folder, 'Default'))
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify({ profile }))
  const context = await launchWithProfile(folder, [
    ...(cookies === 'blocked' ? ['--test-third-party-cookie-phaseout'] : []),
    '--ignore-certificate-errors',
  ])
  onTestFinished(async () => {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  })
  return context
}
