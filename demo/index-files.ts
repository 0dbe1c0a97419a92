import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileTypeOf } from '#contract/content/files.ts'
import { storedFile } from '#server/capabilities/files/files.ts'
import { writeExampleMedia } from './example-media.ts'

// Brings demo/files/files.json up to date with the files there.

const folder = join(import.meta.dirname, 'files')
const names = readdirSync(folder)
  .filter((name) => fileTypeOf(name))
  .sort()
const index = Object.fromEntries(
  names.map((name) => {
    const { id, bytes } = storedFile(name, readFileSync(join(folder, name)))
    return [name, { id, bytes }]
  }),
)
writeFileSync(join(folder, 'files.json'), `${JSON.stringify(index, null, 2)}\n`)
writeExampleMedia()
