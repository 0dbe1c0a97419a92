import { type FileRefusal, type FileType, MAX_FILE_BYTES } from '#contract/forms/form.ts'
import { fileTypeOf, isHeic } from './file-type.ts'
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

/** Why a file is refused: a rule of the contract, and what is behind it. */
export type FileProblem = { refusal: FileRefusal; reason: 'tooLarge' | 'tooMany' | 'wrongType' | 'damaged' | 'heic' }

type Read = { ok: true; file: ChosenFile } | { ok: false; problem: FileProblem }

const PREVIEW_PX = 192
const QUALITY = 0.9

/**
 * Reads a file that somebody picked. A large picture is scaled down; how it was turned in the camera is kept. A HEIC photo becomes a JPEG
 * where the browser can read it, as Safari can.
 */
export async function readFile(file: File, types: readonly FileType[]): Promise<Read> {
  if (file.size > MAX_FILE_BYTES) return refused('fileTooLarge', 'tooLarge')
  let isPhoneFormat = false
  try {
    const start = new Uint8Array(await file.slice(0, 12).arrayBuffer())
    isPhoneFormat = isHeic(start) && types.includes('image/jpeg')
    const type = isPhoneFormat ? 'image/jpeg' : fileTypeOf(start)
    if (!type || !types.includes(type)) return refused('fileUnreadable', 'wrongType')
    const { blob, preview } = type.startsWith('image/')
      ? await readPicture(file, type, isPhoneFormat)
      : { blob: file, preview: null }
    const data = await dataUrlOf(new Blob([blob], { type }))
    const name = isPhoneFormat ? `${file.name.replace(/\.hei[cf]s?$/i, '')}.jpg` : file.name
    return { ok: true, file: { key: crypto.randomUUID(), name, type, bytes: blob.size, data, preview } }
  } catch {
    return refused('fileUnreadable', isPhoneFormat ? 'heic' : 'damaged')
  }
}

const refused = (refusal: FileRefusal, reason: FileProblem['reason']): Read => ({
  ok: false,
  problem: { refusal, reason },
})

async function readPicture(file: File, type: FileType, converts: boolean): Promise<{ blob: Blob; preview: string }> {
  const picture = await createImageBitmap(file).catch((error) =>
    converts ? decodedImage(file) : Promise.reject(error),
  )
  try {
    const size = scaledSize(picture)
    const isLarge = size.width < picture.width
    const blob = isLarge || converts ? await blobOf(drawn(picture, size), type) : file
    return { blob, preview: drawn(picture, scaledSize(picture, PREVIEW_PX)).toDataURL('image/jpeg', QUALITY) }
  } finally {
    if ('close' in picture) picture.close()
  }
}

/** Safari before 17 reads HEIC as an image only. */
async function decodedImage(file: File): Promise<HTMLImageElement> {
  const image = Object.assign(new Image(), { src: await dataUrlOf(new Blob([file], { type: 'image/heic' })) })
  await image.decode()
  return image
}

function drawn(
  picture: ImageBitmap | HTMLImageElement,
  { width, height }: { width: number; height: number },
): HTMLCanvasElement {
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
