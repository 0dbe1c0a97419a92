import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { importGraph } from './import-graph.ts'

/** A fresh clone. Its npm installs nothing and notes how it is called. */
function aClone() {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of ['bin', 'tools', 'node_modules/node/bin']) mkdirSync(join(folder, path), { recursive: true })
  for (const file of ['prepare.mjs', 'run.mjs', 'program-environment.json'])
    cpSync(`tools/${file}`, join(folder, 'tools', file))
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'))
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$2" >> '${folder}/installs'\n`, { mode: 0o755 })
  const lock = (version: number) => writeFileSync(join(folder, 'package-lock.json'), `${version}`)
  lock(1)
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` }
  return {
    lock,
    run: (...args: string[]) => execFileSync(process.execPath, ['tools/run.mjs', ...args], { cwd: folder, env }),
    installs: () =>
      existsSync(join(folder, 'installs')) ? readFileSync(join(folder, 'installs'), 'utf8').split(/\s+/) : [],
  }
}

it('installs for the program without the tools of development and of the demo, and once', () => {
  const { run, installs } = aClone()
  run('--program')
  run('--program')
  expect(installs()).toEqual(['--omit=dev', ''])
})

it('adds the tools when a command needs them, and keeps them for the program', () => {
  const { run, installs, lock } = aClone()
  run('--program')
  run()
  run('--program')
  lock(2)
  run('--program')
  expect(installs()).toEqual(['--omit=dev', '--include=dev', '--include=dev', ''])
})

const manifest: { dependencies: Record<string, string>; scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** The files that these import, directly and through others. */
function reachedFrom(entries: readonly string[]): Map<string, string> {
  const folders = '{bench,contract,demo,sandbox,server,sites,tools,web}'
  const files = globSync([`${folders}/**/*.{ts,tsx}`, 'vite.config.ts'])
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const graph = importGraph(sources)
  const reached = new Set(entries)
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next)
  return new Map([...reached].map((file) => [file, sources.get(file) ?? '']))
}

it('finds among the dependencies all that building, running and commanding the program imports', () => {
  const commands = Object.values(manifest.scripts).flatMap((script) => /--program (\S+)/.exec(script)?.[1] ?? [])
  const inputs = [...readFileSync('vite.config.ts', 'utf8').matchAll(/'((?:server|sandbox|web)\/\S+\.ts)'/g)]
  const reached = reachedFrom(['vite.config.ts', ...inputs.map(([, file = '']) => file), ...commands])
  expect(commands.length).toBeGreaterThan(5)
  expect(reached.size).toBeGreaterThan(500)
  const packages = [...reached.values()].flatMap((text) =>
    [
      ...text.matchAll(
        /^(?:import|export) (?!type )(?:[\w*{},\s$]*? from )?'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/gm,
      ),
    ].map(([, name = '']) => name),
  )
  expect(packages).toEqual(expect.arrayContaining(['vite', 'fastify', 'react']))
  expect([...new Set(packages)].filter((name) => !(name in manifest.dependencies))).toEqual([])
  const tools = [...reached.keys()].filter((file) =>
    /^demo\/(?:drawing|film|generator|materials|reports|testing)\//.test(file),
  )
  expect(tools).toEqual([])
})
