import type { FileType } from '#contract/forms/form.ts'

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The type of a file by its first 12 bytes, whatever its name says; null for all that no form accepts. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (text(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  return null
}

/** Whether a file is a photo as iPhones and some Android phones store them (HEIC, HEIF), by its first 12 bytes. */
export function isHeic(bytes: Uint8Array): boolean {
  return text(bytes, 4, 8) === 'ftyp' && /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(text(bytes, 8, 12))
}
