import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, inject, onTestFinished } from 'vitest'
import { startChromium } from './chromium.ts'
import { type Engine, EngineMissing, type EngineName, type Size, type Tab } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Visitor, type VisitorOptions } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const starts: Record<EngineName, () => Promise<Engine>> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
}

/** What a tab shows when its test fails. */
const PICTURES = '.cache/engines'

const DESKTOP = { width: 1280, height: 900 }
/** As narrow as the window of every engine can be. */
export const PHONE = { width: 450, height: 800 }

/** Whatever is wrong with the tab must not hide why the test failed. */
async function keepPicture(tab: Tab, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  const picture = await tab.screenshot().catch(() => undefined)
  if (picture) writeFileSync(`${PICTURES}/${name.replaceAll(/[,/]/g, '')}.png`, picture)
}

type NewVisitor = (options?: VisitorOptions & { size?: Size }) => Promise<Visitor>
/** Tests of something that people do. They run on every engine. */
export type Path = (newVisitor: NewVisitor) => void

/** Whether the long round runs, in which no engine may be missing. */
export const isLongRound = process.env.ENGINE_TESTS === 'required'

/** Runs these paths on an engine. Where it cannot be had, they are skipped, and the output says why. */
export function onEngine(name: EngineName, paths: readonly Path[]): void {
  describe(name, () => {
    let engine: Engine | undefined
    let missing: EngineMissing | undefined

    beforeAll(async () => {
      try {
        engine = await starts[name]()
      } catch (error) {
        if (!(error instanceof EngineMissing) || isLongRound) throw error
        missing = error
        process.stdout.write(`\nThe main paths are not tried in ${name}. ${error.message}\n`)
      }
    })
    afterAll(() => engine?.close())
    beforeEach(({ skip }) => {
      if (missing) skip(missing.message)
    })

    const newVisitor: NewVisitor = async ({ size = DESKTOP, ...options } = {}) => {
      const tab = await (engine as Engine).open(size)
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await keepPicture(tab, `${name} ${task.name}`)
        await tab.close()
      })
      return new Visitor(tab, options)
    }
    for (const path of paths) path(newVisitor)
  })
}

export function urlOf(site: string, path = '/'): string {
  return `http://${site}.localhost:${inject('port')}${path}`
}
