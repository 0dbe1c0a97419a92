import { type FileRefusal, type FileType, MAX_FILE_BYTES } from '#contract/forms/form.ts'
import { fileTypeOf } from './file-type.ts'
import { scaledSize } from './scaled-size.ts'

/** A file as the form sends it. */
export type ChosenFile = {
  key: string
  name: string
  type: FileType
  bytes: number
  /** A data URL in base64. */
  data: string
  /** A small picture, as a data URL: the security policy allows no `blob:`. */
  preview: string | null
}

type Read = { ok: true; file: ChosenFile } | { ok: false; refusal: Exclude<FileRefusal, 'tooManyFiles'> }

const PREVIEW_PX = 192
const QUALITY = 0.9

/** Reads a file that somebody picked. A large picture is scaled down; how it was turned in the camera is kept. */
export async function readFile(file: File, types: readonly FileType[]): Promise<Read> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, refusal: 'fileTooLarge' }
  try {
    const type = fileTypeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
    if (!type || !types.includes(type)) return { ok: false, refusal: 'fileUnreadable' }
    const { blob, preview } = type.startsWith('image/') ? await readPicture(file, type) : { blob: file, preview: null }
    const data = await dataUrlOf(new Blob([blob], { type }))
    return { ok: true, file: { key: crypto.randomUUID(), name: file.name, type, bytes: blob.size, data, preview } }
  } catch {
    return { ok: false, refusal: 'fileUnreadable' }
  }
}

async function readPicture(file: File, type: FileType): Promise<{ blob: Blob; preview: string }> {
  const picture = await createImageBitmap(file)
  try {
    const size = scaledSize(picture)
    const isLarge = size.width < picture.width
    const blob = isLarge ? await blobOf(drawn(picture, size), type) : file
    return { blob, preview: drawn(picture, scaledSize(picture, PREVIEW_PX)).toDataURL('image/jpeg', QUALITY) }
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, { width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

function blobOf(canvas: HTMLCanvasElement, type: FileType): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      // A browser that cannot write the type gives a PNG.
      (blob) => (blob?.type === type ? resolve(blob) : reject(new Error(`This browser writes no ${type}.`))),
      type,
      QUALITY,
    )
  })
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
