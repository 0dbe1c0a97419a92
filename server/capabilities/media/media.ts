import { createHash } from 'node:crypto'
import { type PresetName, presets } from '#contract/content/media.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { MediaLookup } from './media-lookup.ts'
import { pictureTypes, servedName, typeOf } from './picture-types.ts'
import { inspect } from './pixels.ts'
import type { Renditions } from './renditions.ts'
import { type Media, originalKey } from './stored-media.ts'

export type MediaStore = {
  findMany(ids: readonly string[]): Promise<Media[]>
  /** Every picture, in the order of ids. */
  all(): Promise<Media[]>
  /** Adds new rows. An existing row keeps its name. */
  add(media: readonly Media[]): Promise<void>
}

export type MediaNeeds = {
  store: MediaStore
  files: FileStore
  lookup: MediaLookup
  renditions: Renditions
  /** Schedules the renditions of a saved picture. */
  afterSave: (id: string) => Promise<void>
}

type Upload = { bytes: Buffer; name: string }
type Refusal = 'MEDIA_TYPE_UNKNOWN' | 'MEDIA_TOO_LARGE' | 'MEDIA_BROKEN'

/** Stores an uploaded picture. The same bytes again are the same picture, under its first name. */
export async function saveMedia(needs: MediaNeeds, { bytes, name }: Upload): Promise<Outcome<Media, Refusal>> {
  const type = typeOf(bytes)
  if (!type) return refused('MEDIA_TYPE_UNKNOWN', ['A picture must be JPEG, PNG, WebP or AVIF.'])
  const id = idOf(bytes)
  const inspected = await needs.renditions.inTurn(`inspect ${id}`, () => inspect(bytes))
  if (!inspected.ok) return inspected
  const media: Media = { id, name: servedName(name, pictureTypes[type].extension), type, ...inspected.value }
  const [stored = media] = await store(needs, [{ media, bytes }])
  await needs.afterSave(id)
  return accepted(stored)
}

export type Drawing = { name: string; svg: string }

/**
 * Stores our own drawings, which are trusted: SVG from outside must not come this way. Their renditions are created on first
 * request. Existing drawings are left alone.
 */
export async function saveTrustedDrawings(needs: MediaNeeds, drawings: readonly Drawing[]): Promise<void> {
  await store(
    needs,
    drawings.map(({ name, svg }) => {
      const bytes = Buffer.from(svg)
      return { media: { id: idOf(bytes), name, type: 'image/svg+xml', ...drawnSize(name, svg) }, bytes }
    }),
  )
}

/** The pictures that are not stored, or whose file is gone. The others are cached afterwards. */
export async function findMissing<Named extends Pick<Media, 'id' | 'name'>>(
  { store, files, lookup }: MediaNeeds,
  pictures: readonly Named[],
): Promise<Named[]> {
  const stored = new Map((await store.findMany(pictures.map(({ id }) => id))).map((media) => [media.id, media]))
  const present = await Promise.all(
    pictures.map(async (picture) => stored.has(picture.id) && (await files.has(originalKey(picture)))),
  )
  for (const media of stored.values()) lookup.add(media)
  return pictures.filter((_, at) => !present[at])
}

/** Costs as much as all others together, and few windows are so large: the first visitor who needs it waits. */
const ON_REQUEST: readonly PresetName[] = ['wide']

/** Creates the renditions of a picture in the modern formats, so that no visitor waits for them. */
export async function createRenditions({ lookup, renditions }: MediaNeeds, id: string): Promise<void> {
  const media = await lookup.find(id)
  if (!media) throw new Error(`There is no picture ${id}.`)
  for (const preset of Object.keys(presets) as PresetName[]) {
    if (ON_REQUEST.includes(preset)) continue
    for (const format of ['avif', 'webp'] as const) {
      if (!(await renditions.find(media, preset, format))) throw new Error(`The original of ${id} is missing.`)
    }
  }
}

/** Writes the file first, because a row guarantees that its file exists. */
async function store(needs: MediaNeeds, pictures: readonly { media: Media; bytes: Buffer }[]): Promise<Media[]> {
  await Promise.all(
    pictures.map(async ({ media, bytes }) => {
      const key = originalKey(media)
      if (!(await needs.files.has(key))) await needs.files.put(key, bytes)
    }),
  )
  const ids = pictures.map(({ media }) => media.id)
  const existing = new Set((await needs.store.findMany(ids)).map(({ id }) => id))
  const fresh = pictures.flatMap(({ media }) => (existing.has(media.id) ? [] : [media]))
  if (fresh.length > 0) await needs.store.add(fresh)
  const stored = await needs.store.findMany(ids)
  for (const media of stored) needs.lookup.add(media)
  return stored
}

export function idOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10)
}

/** The size that a drawing says it has. */
export function drawnSize(name: string, svg: string): { width: number; height: number } {
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? []
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(` ${side}="(\\d+)"`).exec(root)?.[1] ?? 0),
  )
  if (!width || !height) throw new Error(`The drawing ${name} has no width and height in pixels.`)
  return { width, height }
}
