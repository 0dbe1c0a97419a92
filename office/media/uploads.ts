import { useSyncExternalStore } from 'react'
import { MAX_SENT_BYTES } from '#contract/office/media/limits.ts'
import { callOffice } from '#office/frame/call-office.ts'
import { failureText } from '#office/frame/failure-text.ts'
import { refresh } from '#office/frame/queries.ts'
import { fetchWithProgress } from '#web/calls/fetch-with-progress.ts'
import { changes } from './item-texts.ts'

export type Upload = {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'known' | 'failed'
  /** How much was sent, up to 1. */
  share: number
  /** Why it failed. */
  problem?: string
  /** Of the library. */
  item?: number
}

/** Maximum number of concurrent uploads: more would wait at the server. */
const AT_ONCE = 2
const TIMEOUT_MS = 330_000
const MOST_TRIES = 10
const RETRY_MS = 5000

/** They go on while the person looks at other pages. */
let uploads: readonly Upload[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Upload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}

const change = (id: number, part: Partial<Upload>) =>
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUploads = () => useSyncExternalStore(subscribe, () => uploads)

export const isOpen = ({ state }: Upload) => state === 'waiting' || state === 'sending'

/** Sends files, each by itself. */
export function sendFiles(files: Iterable<File>): void {
  const added = [...files].map((file): Upload => {
    lastId++
    const problem = problemOf(file)
    if (problem) return { id: lastId, file, state: 'failed', share: 0, problem }
    return { id: lastId, file, state: 'waiting', share: 0 }
  })
  set([...uploads, ...added])
  sendNext()
}

/** What the server would say after all of it was sent. */
export function problemOf({ size }: File): string | undefined {
  if (size === 0) return 'Tiedosto on tyhjä.'
  return size > MAX_SENT_BYTES ? 'Tiedosto on yli 15 Mt. Pienennä se ensin.' : undefined
}

export function retry(id: number): void {
  change(id, { state: 'waiting', share: 0 })
  sendNext()
}

/** Takes what is finished off the list. */
export const clearUploads = () => set(uploads.filter(isOpen))

function sendNext(): void {
  const sending = uploads.filter(({ state }) => state === 'sending').length
  for (const { id, file } of uploads.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - sending)) {
    change(id, { state: 'sending' })
    send(id, file).finally(sendNext)
  }
}

async function send(id: number, file: File): Promise<void> {
  const onProgress = (share: number) => change(id, { share })
  const outcome = await sendFile(file, onProgress)
  if (!outcome.ok) return change(id, { state: 'failed', problem: failureText(outcome) })
  change(id, { state: outcome.value.isKnown ? 'known' : 'done', share: 1, item: outcome.value.id })
  await refresh(changes)
}

type Failed = { ok: false } & Parameters<typeof failureText>[0]
type Added = { ok: true; value: { id: number; isKnown: boolean } } | Failed

/** Sends one file; waits and tries again while the server takes others. */
export async function sendFile(file: File, onProgress: (share: number) => void): Promise<Added> {
  const data = await dataUrlOf(file)
  if (data === undefined) return { ok: false, code: 'UNREADABLE', message: 'Tiedostoa ei voitu lukea tältä koneelta.' }
  for (let tries = 1; ; tries++) {
    const outcome = (await callOffice('POST /api/office/media', {
      body: { Name: file.name, Data: data },
      transport: fetchWithProgress(onProgress),
      timeoutMs: TIMEOUT_MS,
    })) as Added
    if (outcome.ok || outcome.code !== 'UPLOADS_BUSY' || tries === MOST_TRIES) return outcome
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

/** Undefined: it is gone, or a folder. */
export function dataUrlOf(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
}
