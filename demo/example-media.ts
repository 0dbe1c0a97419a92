import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExampleMedia } from '#web/block-kit/example-media.ts'
import type { PictureIndex } from './pictures/pictures.ts'

// The gallery shows pictures and files of the demo, and the program does not import the demo: it has a list of its own.
const list = join(import.meta.dirname, '../web/block-kit/example-media.json')

const read = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'))

/** The list of the gallery as it is stored. */
export const storedExampleMedia = (): ExampleMedia => read(list)

/** The same names with what the indexes of the demo say about them. */
export function currentExampleMedia(): ExampleMedia {
  const stored = storedExampleMedia()
  const pictures = read<PictureIndex>(join(import.meta.dirname, 'pictures/pictures.json'))
  const files = read<ExampleMedia['files']>(join(import.meta.dirname, 'files/files.json'))
  return {
    pictures: listed(stored.pictures, ({ id, width, height }) => ({ id, width, height }), pictures),
    files: listed(stored.files, (file) => file, files),
  }
}

/** Brings the list up to date with the indexes. */
export function writeExampleMedia(): void {
  writeFileSync(list, `${JSON.stringify(currentExampleMedia(), null, 2)}\n`)
}

function listed<Known, Kept>(
  names: Readonly<Record<string, Kept>>,
  keep: (entry: Known) => Kept,
  index: Readonly<Record<string, Known>>,
): Record<string, Kept> {
  return Object.fromEntries(
    Object.keys(names)
      .sort()
      .map((name) => {
        const entry = index[name]
        if (!entry) throw new Error(`An example of a block shows ${name}, which the demo does not have.`)
        return [name, keep(entry)]
      }),
  )
}
