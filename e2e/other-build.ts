import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A copy of the program as another build: the script of its pages has another name, which the first build does not have. */
export function anotherBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of readdirSync('.')) if (name !== 'dist') symlinkSync(join(process.cwd(), name), join(folder, name))
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  const client = join(folder, 'dist/client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const name: string = manifest['web/client.ts'].file.slice('assets/'.length)
  const renamed = name.replace(/-.{8}\.js$/, '-OtherBld.js')
  renameSync(join(client, 'assets', name), join(client, 'assets', renamed))
  rmSync(join(client, 'assets', `${name}.br`), { force: true })
  const texts = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js'))
  for (const file of [...texts.map((text) => join(client, 'assets', text)), join(client, '.vite/manifest.json')]) {
    const text = readFileSync(file, 'utf8')
    if (!text.includes(name)) continue
    writeFileSync(file, text.replaceAll(name, renamed))
    rmSync(`${file}.br`, { force: true })
  }
  return folder
}
