import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { ReceivedFile } from '#contract/forms/received-file.ts'
import { readFilesBody } from './read-files-body.ts'
import { aFolder } from './testing/a-folder.ts'
import { type UploadLimits, uploadLimits } from './upload-limits.ts'

const small: UploadLimits = { ...uploadLimits, maxBodyBytes: 2000, maxJsonBytes: 500, maxFileBytes: 300 }

const dataUrl = (content: string | Buffer, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`

const aBody = (...urls: unknown[]) =>
  JSON.stringify({ Data: { City: 'Ähtäri' }, Files: urls.map((Data) => ({ Name: 'kuva.jpg', Data })) })

type Chunks = string | Buffer | readonly (string | Buffer)[]

async function read(chunks: Chunks, limits = small) {
  const folder = await aFolder()
  const list = typeof chunks === 'string' || Buffer.isBuffer(chunks) ? [chunks] : chunks
  const stream = Readable.from(list.map((chunk) => Buffer.from(chunk)))
  const outcome = await readFilesBody(stream, limits, folder)
  return { outcome, stream, left: () => readdir(folder) }
}

async function accept(chunks: Chunks, limits = small) {
  const { outcome, left } = await read(chunks, limits)
  if (!outcome.ok) throw new Error(outcome.problems.join())
  return { ...outcome.value, left }
}

/** The content of each file, in body order. */
async function contentsOf(body: unknown): Promise<string[]> {
  const found: ReceivedFile[] = []
  JSON.stringify(body, (_, value) => {
    if (value instanceof ReceivedFile) found.push(value)
    return value
  })
  return Promise.all(found.map(({ path }) => readFile(path, 'utf8')))
}

/** What the sender is told at the file field. */
async function fileRefusalOf(chunks: Chunks, limits = small) {
  const { outcome, left } = await read(chunks, limits)
  if (outcome.ok) return 'accepted'
  expect(await left()).toEqual([])
  return outcome.fields?.Files
}

async function codeOf(chunks: Chunks, limits = small) {
  const { outcome, left } = await read(chunks, limits)
  if (outcome.ok) return 'accepted'
  expect(await left()).toEqual([])
  return outcome.code
}

it('returns the body with each file as a temporary file that only this user may read', async () => {
  const { body } = await accept(aBody(dataUrl('first'), dataUrl('second!', 'application/PDF')))
  const [first, second] = (body as { Files: { Data: ReceivedFile }[] }).Files.map(({ Data }) => Data)
  expect(body).toEqual({
    Data: { City: 'Ähtäri' },
    Files: [
      { Name: 'kuva.jpg', Data: first },
      { Name: 'kuva.jpg', Data: second },
    ],
  })
  const sha256 = createHash('sha256').update('first').digest('hex')
  expect(first).toEqual(new ReceivedFile({ path: first?.path ?? '', bytes: 5, mediaType: 'image/jpeg', sha256 }))
  expect(second).toMatchObject({ bytes: 7, mediaType: 'application/pdf' })
  expect(await contentsOf(body)).toEqual(['first', 'second!'])
  expect((await stat(first?.path ?? '')).mode & 0o777).toBe(0o600)
})

it('deletes the files when the caller disposes of them, once or more often', async () => {
  const { dispose, left } = await accept(aBody(dataUrl('first'), dataUrl('second')))
  expect(await left()).toHaveLength(2)
  await dispose()
  await dispose()
  expect(await left()).toEqual([])
})

describe('what is a file', () => {
  const file = dataUrl('content')

  it.each<[string, string, string[]]>([
    ['an object, null or a number under Data', '{"Data":{"Data":null},"Files":[{"Data":7}]}', []],
    ['a string under another key', `{"data":"${file}","MyData":"${file}","Data2":"x"}`, []],
    ['a string that contains the key', JSON.stringify({ Message: '"Data":"x"', Data: { '"Data': 'x' } }), []],
    ['the word Data as a value, in a list or as an element', '{"Name":"Data","List":["Data","x"]}', []],
    ['an empty list at the top', '[]', []],
    ['null at the top', 'null', []],
    ['a list at the top', `[{"Data":"${file}"}]`, ['content']],
    ['a key written with escapes', `{"\\u0044a\\u0074a":"${file}"}`, ['content']],
    ['whitespace around key, colon and value', `{ "Data" \n\t:\r\n  "${file}" }`, ['content']],
  ])('%s', async (_, text, contents) => {
    const { body } = await accept(text)
    expect(await contentsOf(body)).toEqual(contents)
    if (contents.length === 0) expect(body).toEqual(JSON.parse(text))
  })

  it('takes the last of duplicate keys, as JSON.parse does, and deletes the others with it', async () => {
    const { body, dispose, left } = await accept(`{"Data":"${dataUrl('first')}","Data":"${dataUrl('second')}"}`)
    expect(await contentsOf(body)).toEqual(['second'])
    await dispose()
    expect(await left()).toEqual([])
  })

  it('is never an object sent by the client', async () => {
    const made = { path: '/etc/passwd', bytes: 1, mediaType: 'image/jpeg', sha256: '' }
    const { body } = await accept(JSON.stringify({ Data: made }))
    expect((body as { Data: unknown }).Data).not.toBeInstanceOf(ReceivedFile)
  })
})

describe('data URLs', () => {
  it.each([
    ['with escaped slashes', 'data:image\\/png;base64,Pz8\\/Pj8+', '???>?>'],
    ['with characters written as numbers', 'data:image/png;base64,Pz8\\u002FPj8\\u002b', '???>?>'],
    ['with parameters', 'data:text/plain;charset=utf-8;base64,YQ==', 'a'],
    ['without a type', 'data:;base64,YQ==', 'a'],
    ['in capitals', 'DATA:IMAGE/PNG;BASE64,YQ==', 'a'],
    ['without padding', 'data:image/png;base64,YQ', 'a'],
    ['without padding of one', 'data:image/png;base64,YWI', 'ab'],
    ['with padding of one', 'data:image/png;base64,YWI=', 'ab'],
    ['of an empty file', 'data:image/png;base64,', ''],
  ])('%s are read', async (_, url, content) => {
    const { body } = await accept(`{"Data":"${url}"}`)
    expect(await contentsOf(body)).toEqual([content])
  })

  it.each([
    ['empty', ''],
    ['not a data URL', 'https://example.com/kuva.jpg'],
    ['without a comma', 'data:image/png;base64'],
    ['without base64', 'data:text/plain,hello'],
    ['with a header that never ends', `data:image/png;${'x=y;'.repeat(200)}base64,YQ==`],
    ['with a header of other characters', 'data:image/päng;base64,YQ=='],
    ['with one character too many', 'data:image/png;base64,YWJjZ'],
    ['with half of the padding', 'data:image/png;base64,YQ='],
    ['with too much padding', 'data:image/png;base64,YWI=='],
    ['with nothing but padding', 'data:image/png;base64,===='],
    ['with padding in the middle', 'data:image/png;base64,YQ==YQ=='],
    ['with a space', 'data:image/png;base64,YW Jj'],
    ['with a line break', 'data:image/png;base64,YWJj\\nYWJj'],
    ['with the alphabet of addresses', 'data:image/png;base64,Pz8_Pj8-'],
    ['with an escaped quote', 'data:image/png;base64,YWJj\\"'],
    ['with a letter outside ASCII', 'data:image/png;base64,YWJä'],
    ['with an escaped letter outside ASCII', 'data:image/png;base64,YWJ\\u00e4'],
    ['with an escaped letter that shares its last byte with one of base64', 'data:image/png;base64,YWJ\\u0141'],
    ['with an escaped backslash', 'data:image/png;base64,YWJ\\u005c/'],
    ['with an unknown escape', 'data:image/png;base64,YWJ\\x'],
    ['with a broken escape', 'data:image/png;base64,YWJ\\u00g0'],
  ])('%s are refused', async (_, url) => {
    expect(await codeOf(`{"Data":"${url}"}`)).toBe('REQUEST_INVALID')
  })
})

describe('limits', () => {
  it('accept a file of exactly the maximum size, and refuse one of a byte more', async () => {
    const { body } = await accept(aBody(dataUrl('x'.repeat(300))))
    expect(await contentsOf(body)).toEqual(['x'.repeat(300)])
    expect(await fileRefusalOf(aBody(dataUrl('x'.repeat(301))))).toBe('fileTooLarge')
  })

  it('are 15 MiB for a file of a form', { timeout: 30_000 }, async () => {
    const { body } = await accept(aBody(dataUrl(Buffer.alloc(15 * 1024 * 1024))), uploadLimits)
    expect(body).toMatchObject({ Files: [{ Data: { bytes: 15 * 1024 * 1024 } }] })
    expect(await fileRefusalOf(aBody(dataUrl(Buffer.alloc(15 * 1024 * 1024 + 1))), uploadLimits)).toBe('fileTooLarge')
  })

  it('refuse the fourth file', async () => {
    const file = dataUrl('x')
    expect(await codeOf(aBody(file, file, file))).toBe('accepted')
    expect(await fileRefusalOf(aBody(file, file, file, file))).toBe('tooManyFiles')
  })

  it('refuse JSON around the files above the limit, and accept it at the limit', async () => {
    const textOf = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))
    expect(await codeOf(textOf(500))).toBe('accepted')
    expect(await codeOf(textOf(501))).toBe('BODY_TOO_LARGE')
  })

  it('refuse a body above the total limit, and accept one at the limit', async () => {
    const body = aBody(dataUrl('x'.repeat(200)), dataUrl('x'.repeat(200)))
    const maxBodyBytes = Buffer.byteLength(body)
    expect(await codeOf(body, { ...small, maxBodyBytes })).toBe('accepted')
    expect(await codeOf(body, { ...small, maxBodyBytes: maxBodyBytes - 1 })).toBe('BODY_TOO_LARGE')
  })

  it('refuse nesting above the limit, and accept it at the limit', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(await codeOf(nested(32))).toBe('accepted')
    expect(await codeOf(`[${'[],'.repeat(100)}{}]`)).toBe('accepted')
    expect(await codeOf(nested(33))).toBe('REQUEST_INVALID')
  })
})

describe('hostile bodies', () => {
  it.each<[string, Chunks]>([
    ['nothing', ''],
    ['no JSON', '{"Data":}'],
    ['a file where a key belongs', `{"Data":"Data":"${dataUrl('x')}"}`],
    ['text after the end', `${aBody(dataUrl('x'))}{}`],
    ['a body that ends inside a file', aBody(dataUrl('content')).slice(0, -8)],
    ['a body that ends inside an escape', '{"Data":"data:image/png;base64,YWJ\\'],
    ['a body that ends after a file', aBody(dataUrl('content')).slice(0, -1)],
    ['a letter cut in the middle', Buffer.from('{"Message":"ä"}').subarray(0, -3)],
    ['bytes that are no UTF-8', Buffer.from('7b2261223a22ff227d', 'hex')],
    ['a control character in a string', '{"Message":"\n"}'],
    ['a key that could change the prototype', '{"__proto__":{"isAdmin":true}}'],
    ['100,000 levels', '['.repeat(100_000)],
    ['100,000 levels of Data', '{"Data":'.repeat(100_000)],
    ['a file that ends with an escaped quote', '{"Data":"data:image/png;base64,YWJj\\"}'],
    ['many bytes that are no text', Buffer.alloc(900_000, 0xff)],
    ['random bytes', Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0xff, 0x22, 0x00])],
  ])('%s are refused', async (_, chunks) => {
    expect(await codeOf(chunks, { ...small, maxBodyBytes: 1_000_000 })).toBe('REQUEST_INVALID')
  })

  it.each([
    ['a gigantic string', `{"Message":"${'x'.repeat(900_000)}`],
    ['a gigantic key', `{"${'x'.repeat(900_000)}`],
    ['endless whitespace', ' '.repeat(900_000)],
    ['endless digits', '1'.repeat(900_000)],
  ])('%s is refused as too large', async (_, text) => {
    expect(await codeOf(text, { ...small, maxBodyBytes: 1_000_000 })).toBe('BODY_TOO_LARGE')
  })

  it('an endless file is refused as too large', async () => {
    const text = `{"Data":"data:image/png;base64,${'A'.repeat(900_000)}`
    expect(await fileRefusalOf(text, { ...small, maxBodyBytes: 1_000_000 })).toBe('fileTooLarge')
  })

  it('an endless data URL header is refused', async () => {
    const text = `{"Data":"data:image/png${';a=b'.repeat(200_000)}`
    expect(await codeOf(text, { ...small, maxBodyBytes: 1_000_000 })).toBe('REQUEST_INVALID')
  })

  it('a body in chunks of one byte is read like any other', async () => {
    const text = aBody(dataUrl('first'), dataUrl('ä€😀')).replaceAll('/', '\\/')
    const { body } = await accept([...Buffer.from(text)].map((byte) => Buffer.of(byte)))
    expect(body).toMatchObject({ Data: { City: 'Ähtäri' } })
    expect(await contentsOf(body)).toEqual(['first', 'ä€😀'])
  })
})

describe('when the request or the disk fails', () => {
  const begun = aBody(dataUrl('content')).slice(0, -8)

  it.each([undefined, new Error('aborted')])('deletes the files of a request that is cut off (%s)', async (error) => {
    const folder = await aFolder()
    const stream = new PassThrough()
    const outcome = readFilesBody(stream, small, folder)
    stream.write(begun)
    await expect.poll(() => readdir(folder)).toHaveLength(1)
    stream.destroy(error)
    expect(await outcome).toMatchObject({ ok: false, code: 'REQUEST_INVALID' })
    expect(await readdir(folder)).toEqual([])
  })

  it('deletes the files of a sender who stops sending, and keeps the connection for the refusal', async () => {
    const folder = await aFolder()
    const stream = new PassThrough()
    stream.write(begun)
    const outcome = await readFilesBody(stream, { ...small, pace: { ...small.pace, graceMs: 0 } }, folder)
    expect(outcome).toMatchObject({ ok: false, code: 'REQUEST_TIMEOUT' })
    expect(await readdir(folder)).toEqual([])
    expect(stream.destroyed).toBe(false)
  })

  it('discards the rest of a refused request', async () => {
    const { outcome, stream } = await read(['{"Data":"nonsense,', 'more', 'and more'])
    expect(outcome).toMatchObject({ ok: false, code: 'REQUEST_INVALID' })
    await expect.poll(() => stream.readableEnded).toBe(true)
  })

  it('throws when the folder cannot be written to', async () => {
    const noFolder = join(await aFolder(), 'a-file')
    await writeFile(noFolder, '')
    const reading = readFilesBody(Readable.from([Buffer.from(aBody(dataUrl('x')))]), small, noFolder)
    await expect(reading).rejects.toThrow('ENOTDIR')
  })
})
