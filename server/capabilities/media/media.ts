import { createHash } from 'node:crypto'
import type { Focus } from '#contract/content/crop.ts'
import type { StoredFile } from '#contract/content/files.ts'
import { type PresetName, presets } from '#contract/content/media.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import type { MediaLookup } from './media-lookup.ts'
import { pictureTypes, servedName, typeOf } from './picture-types.ts'
import { inspect } from './pixels.ts'
import type { Renditions } from './renditions.ts'
import { type Media, originalKey } from './stored-media.ts'

export type MediaStore = {
  findMany(ids: readonly string[]): Promise<Media[]>
  has(id: string): Promise<boolean>
  /** Every picture, in the order of ids. */
  all(): Promise<Media[]>
  /** Adds new rows. An existing row keeps its name. */
  add(media: readonly Media[]): Promise<void>
  /** Shows pictures in the library, with what is known of them. Those that it has leave the bin, and keep what editors have said of them. */
  list(pictures: readonly { media: Media; facts: LibraryFacts }[]): Promise<void>
  /** Shows files in the library. */
  listFiles(files: readonly { file: StoredFile; facts: LibraryFacts }[]): Promise<void>
}

/** What the library says of a picture, beside what pages have. */
type LibraryFacts = {
  title?: string
  alts?: Partial<Record<Language, string>>
  holder?: string
  /** The last day on which it may be used. */
  until?: string | null
  /** The hash of what was sent, if that was encoded again. */
  sentHash?: string
  /** The name of the person. */
  addedBy?: string
}

export type MediaNeeds = {
  store: MediaStore
  files: FileStore
  lookup: MediaLookup
  renditions: Renditions
  /** Schedules the renditions of a saved picture. */
  afterSave: (id: string) => Promise<void>
}

/** `facts: null`: the library does not show it by itself, because it takes the place of another. */
type Upload = { bytes: Buffer; name: string; focus?: Focus | undefined; facts?: LibraryFacts | null }
type Refusal = 'MEDIA_TYPE_UNKNOWN' | 'MEDIA_TOO_LARGE' | 'MEDIA_BROKEN'

/** Stores an uploaded picture. The same bytes again are the same picture, under its first name. */
export async function saveMedia(
  needs: MediaNeeds,
  { bytes, name, focus, facts = {} }: Upload,
): Promise<Outcome<Media, Refusal>> {
  const type = typeOf(bytes)
  if (!type) return refused('MEDIA_TYPE_UNKNOWN', ['A picture must be JPEG, PNG, WebP or AVIF.'])
  const id = idOf(bytes)
  const inspected = await needs.renditions.inTurn(`inspect ${id}`, () => inspect(bytes))
  if (!inspected.ok) return inspected
  const whole: Media = { id, name: servedName(name, pictureTypes[type].extension), type, ...inspected.value }
  const media = withFocus(whole, focus ?? null)
  const [stored = media] = await store(needs, [{ media, bytes, facts }])
  await needs.afterSave(media.id)
  return accepted(stored)
}

/** The same picture cropped around another point; null is its centre. Another id, so that its addresses are others. */
export function withFocus({ focus: _focus, original, ...media }: Media, focus: Focus | null): Media {
  const id = original ?? media.id
  if (!focus) return { ...media, id }
  return { ...media, id: idWithFocus(id, focus), original: id, focus }
}

export const idWithFocus = (original: string, { x, y }: Focus) => idOf(Buffer.from(`${original} ${x} ${y}`))

export type Drawing = { name: string; svg: string; focus?: Focus | undefined; facts?: LibraryFacts }

/**
 * Stores our own drawings, which are trusted: SVG from outside must not come this way. Their renditions are created on first
 * request. Existing drawings are left alone.
 */
export async function saveTrustedDrawings(needs: MediaNeeds, drawings: readonly Drawing[]): Promise<void> {
  await store(
    needs,
    drawings.map(({ name, svg, focus = null, facts = {} }) => {
      const bytes = Buffer.from(svg)
      const whole = { id: idOf(bytes), name, type: 'image/svg+xml', ...drawnSize(name, svg) }
      return { media: withFocus(whole, focus), bytes, facts }
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

/** Creates the renditions of a picture in the modern formats, so that no visitor waits for them. One that was deleted meanwhile needs none. */
export async function createRenditions({ store, lookup, renditions }: MediaNeeds, id: string): Promise<void> {
  const media = await lookup.find(id)
  if (!media) return
  for (const preset of Object.keys(presets) as PresetName[]) {
    if (ON_REQUEST.includes(preset)) continue
    for (const format of ['avif', 'webp'] as const) {
      if (await renditions.find(media, preset, format)) continue
      if (!(await store.has(id))) return
      throw new Error(`The original of ${id} is missing.`)
    }
  }
}

/** Writes the file first, because a row guarantees that its file exists. */
async function store(
  needs: MediaNeeds,
  pictures: readonly { media: Media; bytes: Buffer; facts: LibraryFacts | null }[],
): Promise<Media[]> {
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
  const factsOf = new Map(pictures.map(({ media, facts }) => [media.id, facts]))
  const listed = stored.flatMap((media) => {
    const facts = factsOf.get(media.id)
    return facts ? [{ media, facts }] : []
  })
  if (listed.length > 0) await needs.store.list(listed)
  for (const media of stored) needs.lookup.add(media)
  return stored
}

export function idOf(bytes: Buffer): string {
  return idOfHash(createHash('sha256').update(bytes).digest('hex'))
}

/** The id of the bytes with this hash. */
export const idOfHash = (sha256: string) => sha256.slice(0, 10)

/** The size that a drawing says it has. */
export function drawnSize(name: string, svg: string): { width: number; height: number } {
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? []
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(` ${side}="(\\d+)"`).exec(root)?.[1] ?? 0),
  )
  if (!width || !height) throw new Error(`The drawing ${name} has no width and height in pixels.`)
  return { width, height }
}
