import type { FileType } from '#contract/forms/form.ts'

const magic: Record<FileType, RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
  'application/pdf': /^255044462d/,
}

export const extensions: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** The type by the first bytes, whatever name and sender say. */
export function typeOf(bytes: Buffer): FileType | undefined {
  const start = bytes.subarray(0, 16).toString('hex')
  return (Object.keys(magic) as FileType[]).find((type) => magic[type].test(start))
}
