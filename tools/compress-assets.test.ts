import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { addFolder, type StaticFiles } from '../server/responses/static-files.ts'
import { compressAssets } from './compress-assets.ts'

it('compresses scripts, styles and SVG of the client build, and the server sends these compressed files', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'kaskimaa-assets-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'assets'))
  const script = `export const words = '${'makkara '.repeat(500)}'`
  writeFileSync(join(dir, 'assets/client.js'), script)
  writeFileSync(join(dir, 'assets/letters.woff2'), 'letters')
  writeFileSync(join(dir, 'server.js'), script)
  const { writeBundle } = compressAssets() as { writeBundle: (options: object, bundle: object) => Promise<void> }
  await writeBundle({ dir }, { 'assets/client.js': {}, 'assets/letters.woff2': {}, 'server.js': {} })
  expect(readdirSync(dir).sort()).toEqual(['assets', 'server.js'])
  expect(readdirSync(join(dir, 'assets')).sort()).toEqual(['client.js', 'client.js.br', 'letters.woff2'])

  const files: StaticFiles = new Map()
  await addFolder(files, join(dir, 'assets'), '/assets/')
  expect([...files.keys()].sort()).toEqual(['/assets/client.js', '/assets/letters.woff2'])
  const { stored } = files.get('/assets/client.js') ?? {}
  expect(stored?.body.equals(readFileSync(join(dir, 'assets/client.js.br')))).toBe(true)
  expect(String(brotliDecompressSync(stored?.body ?? ''))).toBe(script)
})
