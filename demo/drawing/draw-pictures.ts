import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svgFilesIn } from '#demo/pictures/svg-files.ts'
import { writeExampleMedia } from '../example-media.ts'
import { drawings } from './drawings.ts'
import { indexOf } from './picture-index.ts'

// Draws everything into demo/pictures and brings the index there up to date.
const folder = join(import.meta.dirname, '../pictures')
const indexFile = join(folder, 'pictures.json')

const before = svgFilesIn(folder)
const changed = drawings
  .map(({ name, draw }) => ({ name, svg: draw() }))
  .filter(({ name, svg }) => before.get(name) !== svg)
for (const { name, svg } of changed) writeFileSync(join(folder, `${name}.svg`), svg)

const index = indexOf(svgFilesIn(folder), JSON.parse(readFileSync(indexFile, 'utf8')))
writeFileSync(indexFile, `${JSON.stringify(index, null, 2)}\n`)
writeExampleMedia()

process.stdout.write(`${drawings.length} pictures drawn, ${changed.length} changed.\n`)
const nameless = Object.keys(index).filter((name) => Object.keys(index[name]?.alt ?? {}).length === 0)
if (nameless.length > 0) process.stdout.write(`Write alternative texts into ${indexFile} for ${nameless.join(', ')}.\n`)
