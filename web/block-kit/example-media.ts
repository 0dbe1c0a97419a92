import type { Picture } from '#contract/content/content.ts'
import type { StoredFile } from '#contract/content/files.ts'
import json from './example-media.json' with { type: 'json' }

/** The pictures and files that the examples of blocks show: their ids and sizes, as `npm run drawings` writes them here. */
export type ExampleMedia = Readonly<{
  pictures: Readonly<Record<string, Pick<Picture, 'id' | 'width' | 'height'>>>
  files: Readonly<Record<string, Omit<StoredFile, 'name'>>>
}>

const media: ExampleMedia = json

/** A picture to show in an example. */
export function picture(name: string, alt: string): Picture {
  return { ...known(media.pictures, name), name: `${name}.svg`, alt }
}

/** A document or a film to show in an example. */
export function file(name: string): StoredFile {
  return { ...known(media.files, name), name }
}

function known<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = entries[name]
  if (!entry) throw new Error(`${name} is not in example-media.json: add its name there and run npm run drawings.`)
  return entry
}
