import { crc32 } from 'node:zlib'
import { expect } from 'vitest'

/** The files of an archive by name, found by its directory, with their checksums compared. Only what is not compressed. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const header = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(header)).toBe(0x04034b50)
    const start = header + 30 + zip.readUInt16LE(header + 26)
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 24))
    expect(crc32(bytes)).toBe(zip.readUInt32LE(at + 16))
    files.set(name, bytes)
    at += 46 + nameLength
  }
  expect(at).toBe(end)
  return files
}
