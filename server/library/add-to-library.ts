import { readFile } from 'node:fs/promises'
import type { ReceivedFile } from '#contract/forms/received-file.ts'
import { MAX_TITLE_LENGTH } from '#contract/office/media/limits.ts'
import { accepted, type Outcome, refused, refusedFor } from '#contract/values/outcome.ts'
import { saveFile } from '#server/capabilities/files/files.ts'
import { idOfHash, saveMedia } from '#server/capabilities/media/media.ts'
import { servedName } from '#server/capabilities/media/picture-types.ts'
import type { Editor } from '#server/edited-pages/page-needs.ts'
import { cleanUpload } from './clean-upload.ts'
import type { LibraryNeeds } from './needs.ts'
import type { Shown } from './swap.ts'

export type Sent = { name: string; received: ReceivedFile }

const RETRY_AFTER_SECONDS = 5

type Stored = { kind: 'picture' | 'file'; shown: Shown }
type Added = Outcome<{ id: number; isKnown: boolean }, Refusal>
type Refusal = 'MEDIA_REFUSED' | 'UPLOADS_BUSY'

/** Stores the bytes that were sent, in turn with pictures that are being encoded. The library does not show them yet. */
export async function storeSent(needs: LibraryNeeds, { name, received }: Sent): Promise<Outcome<Stored, Refusal>> {
  const { media, files } = needs
  const bytes = await readFile(received.path)
  try {
    const cleaned = await media.renditions.inTurn(`clean ${received.sha256}`, () => cleanUpload(bytes))
    if (cleaned.kind === 'refused') return refused('MEDIA_REFUSED', [cleaned.problem])
    if (cleaned.kind === 'file') {
      return accepted({ kind: 'file', shown: await saveFile(files, servedName(name, cleaned.ending), cleaned.bytes) })
    }
    const saved = await saveMedia(media, { bytes: cleaned.bytes, name, facts: null })
    if (!saved.ok) return refused('MEDIA_REFUSED', ['kuva on vioittunut'])
    const { id, name: served, width, height } = saved.value
    return accepted({ kind: 'picture', shown: { id, name: served, width, height } })
  } catch (error) {
    if (needs.isBusy(error)) return refusedFor('UPLOADS_BUSY', RETRY_AFTER_SECONDS)
    throw error
  }
}

/** Adds a picture or a file. The same bytes again are what is there; out of the bin, if it is in there. */
export async function addToLibrary(needs: LibraryNeeds, by: Editor, sent: Sent): Promise<Added> {
  const { sha256 } = sent.received
  const known = await needs.reading.library.known(sha256, idOfHash(sha256))
  if (known) return showKnown(needs, by, known.id)
  const stored = await storeSent(needs, sent)
  if (!stored.ok) return stored
  const { kind, shown } = stored.value
  const added = await needs.atomically(async ({ library, record }): Promise<Added | null> => {
    // Somebody who was refused with the same bytes may have deleted them just now.
    if (kind === 'picture' && !(await library.holdMedia(shown.id))) return null
    const title = titleOf(sent.name)
    const id = await library.add({
      kind,
      current: shown.id,
      name: shown.name,
      title,
      bytes: 'bytes' in shown ? shown.bytes : null,
      sentHash: sha256,
      addedBy: by.name,
    })
    if (id === null) return accepted({ id: (await library.showing(shown.id, shown.name))?.id ?? 0, isKnown: true })
    await record(by, { action: 'media.add', subject: `media:${id}`, after: { title, name: shown.name } })
    return accepted({ id, isKnown: false })
  })
  return added ?? refusedFor('UPLOADS_BUSY', RETRY_AFTER_SECONDS)
}

function showKnown(needs: LibraryNeeds, by: Editor, id: number) {
  return needs.atomically(async ({ library, record }) => {
    const item = await library.lock(id)
    if (item?.binnedAt) await library.write(id, { binnedAt: null })
    await record(by, { action: 'media.add', subject: `media:${id}`, after: { title: item?.title, isKnown: true } })
    return accepted({ id, isKnown: true })
  })
}

/** What people see: the name of the file as it was, without its ending. */
function titleOf(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return words.slice(0, MAX_TITLE_LENGTH) || 'Nimetön'
}
