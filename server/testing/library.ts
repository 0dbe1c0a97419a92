import sharp from 'sharp'
import type { Database } from '#server/db/database.ts'
import type { LibraryNeeds } from '#server/library/needs.ts'
import { libraryStores } from '#server/library/stores.store.ts'
import { anEditor } from '#server/testing/editor.ts'
import type { RunningApp } from '#server/testing/running-app.ts'

const RED = { r: 220, g: 20, b: 20 }
const BLUE = { r: 20, g: 20, b: 220 }

/** A picture whose left half is red and whose right half is blue; another `shade` has other bytes. */
export function twoHalves({
  width = 600,
  height = 200,
  shade = 0,
  type = 'jpeg' as 'jpeg' | 'png' | 'webp' | 'avif',
} = {}) {
  const background = { ...RED, g: RED.g + shade }
  const half = { create: { width: width / 2, height, channels: 3 as const, background: BLUE } }
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .toFormat(type)
    .withExif({ IFD0: { Copyright: 'Salainen sijainti' } })
    .toBuffer()
}

const dataUrl = (bytes: Buffer) => `data:application/octet-stream;base64,${bytes.toString('base64')}`

/** An editor who sends files to the library. */
export async function aLibrarian(app: RunningApp, database: Database, given: Parameters<typeof anEditor>[2] = {}) {
  const editor = await anEditor(app, database, given)
  const path = (id: number, rest = '') => `/api/office/media/${id}${rest}`
  const add = (bytes: Buffer, name = 'Joulu Pöytä.JPG') =>
    editor.post('/api/office/media', { Name: name, Data: dataUrl(bytes) })
  const item = async (id: number) => (await editor.get(path(id))).body
  const list = async (query = '') => (await editor.get(`/api/office/media${query}`)).body.rows
  /** The item, when it is added. */
  const added = async (bytes: Buffer, name?: string) => item((await add(bytes, name)).body.id)
  return { ...editor, path, add, item, list, added }
}

type Shown = { current: string; name: string; width: number; height: number }

/** A picture as a page has it. */
export const onPage = ({ current, name, width, height }: Shown, alt = 'Pöytä') => ({
  id: current,
  name,
  width,
  height,
  alt,
})

/** What jobs of the library need. */
export function libraryOf(app: RunningApp, database: Database): LibraryNeeds {
  return {
    reading: libraryStores(database.sql),
    atomically: (work) => database.transaction((tx) => work(libraryStores(tx))),
    media: app.media,
    files: app.media.files,
    siteName: (id) => id,
    now: () => new Date(),
    dropLater: async () => {},
    isBusy: () => false,
    schemaOf: () => undefined,
    origins: new Map(),
  }
}
