import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Drawing,
  drawnSize,
  idOf,
  idWithFocus,
  type MediaNeeds,
  saveMedia,
  saveTrustedDrawings,
} from '#server/capabilities/media/media.ts'
import { typeOf } from '#server/capabilities/media/picture-types.ts'
import { inspect } from '#server/capabilities/media/pixels.ts'
import { PICTURE_INDEX } from './content-set.ts'
import { factsOf, type PictureIndex, pictureFile, pictureIndex } from './picture-index.ts'
import { addIssues } from './read-page.ts'
import { type Problems, readYaml } from './source.ts'

export type PictureFolder = {
  index: PictureIndex
  /** Saves the pictures: drawings as our own, which they are, all others like uploads. */
  save(needs: MediaNeeds): Promise<void>
}

/** The pictures of a folder. Each must be what the index says of it. */
export async function readPictureFolder(folder: string, problems: Problems): Promise<PictureFolder> {
  const file = join(folder, PICTURE_INDEX)
  if (!existsSync(file)) return { index: {}, save: async () => {} }
  const source = readYaml(file, readFileSync(file, 'utf8'), problems)
  const parsed = pictureIndex.safeParse(source.value)
  addIssues(problems, source.spot, parsed.error)
  const index = parsed.data ?? {}
  for (const [name, entry] of Object.entries(index)) {
    const wrong = await problemOf(join(folder, pictureFile(name)), entry)
    if (wrong) problems.add(source.spot([name]), [name], wrong)
  }
  const listed = new Set(Object.keys(index).map(pictureFile))
  for (const other of readdirSync(folder).filter(
    (one) => /\.(svg|jpe?g|png|webp|avif)$/.test(one) && !listed.has(one),
  )) {
    problems.add({ file: join(folder, other), line: 1 }, [], `is not in ${PICTURE_INDEX}`)
  }
  return { index, save: (needs) => saveAll(folder, index, needs) }
}

/** What the file has that the index does not say. */
async function problemOf(
  file: string,
  { id, width, height, focus }: PictureIndex[string],
): Promise<string | undefined> {
  if (!existsSync(file)) return `there is no file ${file}`
  const bytes = await readFile(file)
  const real = focus ? idWithFocus(idOf(bytes), focus) : idOf(bytes)
  if (real !== id) return `the id of its file is ${real}`
  if (file.endsWith('.svg')) return differs(drawnSize(file, bytes.toString()), { width, height })
  if (!typeOf(bytes)) return 'must be JPEG, PNG, WebP or AVIF'
  const looked = await inspect(bytes)
  return looked.ok ? differs(looked.value, { width, height }) : looked.problems.join(' ')
}

type Size = { width: number; height: number }

function differs(real: Size, said: Size): string | undefined {
  if (real.width === said.width && real.height === said.height) return undefined
  return `its file has ${real.width} × ${real.height} pixels`
}

async function saveAll(folder: string, index: PictureIndex, needs: MediaNeeds): Promise<void> {
  const drawings: Drawing[] = []
  for (const [called, entry] of Object.entries(index)) {
    const bytes = await readFile(join(folder, pictureFile(called)))
    const { name } = factsOf(called, entry)
    const { focus, alt: alts = {}, title, holder = '', until = null } = entry
    const facts = { alts, holder, until, ...(title === undefined ? {} : { title }) }
    if (name.endsWith('.svg')) {
      drawings.push({ name, svg: bytes.toString(), focus, facts })
      continue
    }
    const saved = await saveMedia(needs, { bytes, name, focus, facts })
    if (!saved.ok) throw new Error(`${called}: ${saved.problems.join(' ')}`)
  }
  if (drawings.length > 0) await saveTrustedDrawings(needs, drawings)
}
