import type { Readable } from 'node:stream'
import type { ReceivedFile } from '#contract/forms/received-file.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { type BodyRefusal, BodyRefused } from './body-refused.ts'
import { BodyScanner } from './body-scanner.ts'
import { DataUrlFile } from './data-url-file.ts'
import { pacedChunks } from './paced-chunks.ts'
import type { UploadLimits } from './upload-limits.ts'

type FilesBody = {
  /** The parsed JSON, with a `ReceivedFile` in place of every string value of a key named `Data`. */
  body: unknown
  /** Deletes the files. */
  dispose: () => Promise<void>
}

/** Larger chunks are split, so that other requests get their turn and memory use stays small. */
const MAX_PART_BYTES = 64 * 1024

/**
 * Reads a JSON body with files as data URLs. The files are streamed to `folder` and never held in memory as a whole. If the body is
 * refused or something fails, the files are deleted.
 */
export async function readFilesBody(
  stream: Readable,
  limits: UploadLimits,
  folder: string,
): Promise<Outcome<FilesBody, BodyRefusal>> {
  const files: DataUrlFile[] = []
  const dispose = async () => void (await Promise.all(files.map((file) => file.delete())))
  try {
    const body = await readBody(stream, limits, async () => {
      const file = await DataUrlFile.create(folder, limits.maxFileBytes)
      files.push(file)
      return file
    })
    return accepted({ body, dispose })
  } catch (error) {
    // Discards the rest: a sender who cannot finish sending does not read the response.
    stream.resume()
    await dispose()
    if (error instanceof BodyRefused) return refusalOf(error)
    throw error
  }
}

/** Names the file field if a file is to blame. */
function refusalOf({ code, message, fileRefusal }: BodyRefused): Outcome<never, BodyRefusal> {
  return { ...refused(code, [message]), ...(fileRefusal ? { fields: { Files: fileRefusal } } : {}) }
}

async function readBody(
  stream: Readable,
  limits: UploadLimits,
  createFile: () => Promise<DataUrlFile>,
): Promise<unknown> {
  const scanner = new BodyScanner(limits)
  const received: ReceivedFile[] = []
  let current: DataUrlFile | undefined
  for await (const part of partsOf(stream, limits)) {
    for (const piece of scanner.scan(part)) {
      if (piece === 'start') current = await createFile()
      else if (piece !== 'end') await current?.write(piece)
      else if (current) received.push(await current.finish())
    }
  }
  return parseBody(scanner.json, received)
}

async function* partsOf(stream: Readable, { maxBodyBytes, pace }: UploadLimits): AsyncGenerator<Buffer> {
  let bodyBytes = 0
  for await (const chunk of pacedChunks(stream, pace)) {
    bodyBytes += chunk.length
    if (bodyBytes > maxBodyBytes) {
      throw new BodyRefused('BODY_TOO_LARGE', `The body has more than ${maxBodyBytes} bytes.`)
    }
    for (let at = 0; at < chunk.length; at += MAX_PART_BYTES) yield chunk.subarray(at, at + MAX_PART_BYTES)
  }
}

/** Every string value of `Data` in the JSON is the index of a file: the scanner has replaced all of them. */
function parseBody(json: Buffer, files: readonly ReceivedFile[]): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json), (key, value) => {
      if (key === '__proto__') throw new SyntaxError('A key that could change the prototype.')
      return key === 'Data' && typeof value === 'string' ? files[Number(value)] : value
    })
  } catch {
    throw new BodyRefused('REQUEST_INVALID', 'The body is not JSON.')
  }
}
