import { crc32 } from 'node:zlib'

type Packed = { name: string; bytes: Buffer }

const UTF8_NAMES = 0x0800
const VERSION = 20

/**
 * A ZIP archive in memory. Nothing is compressed: pictures and PDFs are so already. Up to 4 GB and 65,535 files, as long as nobody needs
 * more.
 */
export function zipOf(files: readonly Packed[], at: Date): Buffer {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const path = Buffer.from(name)
    const facts = factsOf(path, bytes, at)
    const header = Buffer.concat([uint32(0x04034b50), uint16(VERSION), facts, uint16(0), path])
    parts.push(header, bytes)
    const places = [uint16(0), uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset)]
    entries.push(Buffer.concat([uint32(0x02014b50), uint16(VERSION), uint16(VERSION), facts, ...places, path]))
    offset += header.length + bytes.length
  }
  const directory = Buffer.concat(entries)
  const counts = [uint16(0), uint16(0), uint16(files.length), uint16(files.length)]
  const end = Buffer.concat([uint32(0x06054b50), ...counts, uint32(directory.length), uint32(offset), uint16(0)])
  return Buffer.concat([...parts, directory, end])
}

/** What the header of a file and the directory both say. */
function factsOf(path: Buffer, bytes: Buffer, at: Date): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return Buffer.concat([
    ...[uint16(UTF8_NAMES), uint16(0), uint16(time), uint16(day)],
    ...[uint32(crc32(bytes)), uint32(bytes.length), uint32(bytes.length), uint16(path.length)],
  ])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
