import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { FileStore } from './file-store.ts'
import { folderFiles } from './folder-files.ts'
import { openFileStore } from './open-file-store.ts'
import { s3Files } from './s3-files.ts'
import { fakeS3 } from './testing/fake-s3.ts'

const key = 'variants/0123456789/small.avif'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': async () => folderFiles(join(await aFolder(), 'new')),
  S3: async () => s3Files(await fakeS3()),
}

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  it('are returned unchanged', async () => {
    const files = await open()
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
    await files.put(key, bytes)
    expect(await files.get(key)).toEqual(bytes)
    expect(await files.has(key)).toBe(true)
  })

  it('may be empty', async () => {
    const files = await open()
    await files.put(key, Buffer.alloc(0))
    expect(await files.get(key)).toEqual(Buffer.alloc(0))
  })

  it('are undefined when there are none', async () => {
    const files = await open()
    expect(await files.get(key)).toBeUndefined()
    expect(await files.has(key)).toBe(false)
  })

  it('are replaced atomically: a concurrent reader never gets a part', async () => {
    const files = await open()
    const versions = [Buffer.alloc(200_000, 1), Buffer.alloc(100_000, 2)]
    await files.put(key, versions[0] as Buffer)
    const writes = versions.map((bytes) => files.put(key, bytes))
    const reads = await Promise.all(Array.from({ length: 20 }, () => files.get(key)))
    await Promise.all(writes)
    for (const read of reads) expect(versions.some((bytes) => read?.equals(bytes))).toBe(true)
  })

  it('are gone after a delete, which may be repeated', async () => {
    const files = await open()
    await files.put(key, Buffer.from('kuva'))
    await files.delete(key)
    await files.delete(key)
    expect(await files.get(key)).toBeUndefined()
  })

  it.each([
    '',
    '/etc/passwd',
    '../outside',
    'a/../../b',
    'a//b',
    '.hidden',
    'a/.b',
    'a\\b',
    'a\0b',
    'A',
    'a b',
    'a/',
    'ä',
    'x'.repeat(201),
  ])("cannot have the key '%s'", async (wrong) => {
    const files = await open()
    await expect(files.put(wrong, Buffer.from('x'))).rejects.toThrow('is not a valid file key')
    await expect(files.get(wrong)).rejects.toThrow('is not a valid file key')
    await expect(files.has(wrong)).rejects.toThrow('is not a valid file key')
    await expect(files.delete(wrong)).rejects.toThrow('is not a valid file key')
  })
})

describe('a folder', () => {
  it('leaves no temporary file when a put fails', async () => {
    const folder = await aFolder()
    await folderFiles(folder).put('a/b/c', Buffer.from('x'))
    await expect(folderFiles(folder).put('a/b', Buffer.from('y'))).rejects.toThrow()
    expect(await readdir(join(folder, 'a'))).toEqual(['b'])
  })

  it('that cannot be read is an error, not an empty one', async () => {
    const folder = await aFolder()
    await writeFile(join(folder, 'a'), 'a file where a folder should be')
    await expect(folderFiles(folder).get('a/b')).rejects.toThrow('ENOTDIR')
  })
})

describe('an S3 service', () => {
  const soon = { retryDelaysMs: [0, 0, 0], timeoutMs: 5000 }

  it('gets retries after a 5xx or a broken connection', async () => {
    const s3 = await fakeS3()
    const files = s3Files(s3, soon)
    await files.put(key, Buffer.from('kuva'))
    s3.failures.push(
      (_request, response) => response.writeHead(503).end(),
      (request) => request.socket.destroy(),
      (_request, response) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('half', () => response.destroy())
      },
    )
    s3.requests = 0
    expect(String(await files.get(key))).toBe('kuva')
    expect(s3.requests).toBe(4)
  })

  it('that keeps failing is an error after four attempts', async () => {
    const s3 = await fakeS3()
    s3.failures.push(
      ...Array.from({ length: 4 }, () => (_: unknown, response: { statusCode: number; end(): void }) => {
        response.statusCode = 500
        response.end()
      }),
    )
    await expect(s3Files(s3, soon).get(key)).rejects.toThrow('failed: status 500')
    expect(s3.requests).toBe(4)
  })

  it('that does not respond is an error', async () => {
    const s3 = await fakeS3()
    s3.failures.push(() => {})
    await expect(s3Files(s3, { retryDelaysMs: [], timeoutMs: 50 }).get(key)).rejects.toThrow('timeout')
  })

  it.each([
    ['secretKey', 'wrong', 'SignatureDoesNotMatch'],
    ['accessKey', 'WRONG', 'InvalidAccessKeyId'],
    ['region', 'us-east-1', 'SignatureDoesNotMatch'],
  ])('refuses a client whose %s is wrong, at once and without telling the secret', async (name, value, reason) => {
    const s3 = await fakeS3()
    const files = s3Files({ ...s3, [name]: value }, soon)
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(
      `The S3 service refused PUT ${key} with status 403: ${reason}.`,
    )
    await expect(files.get(key)).rejects.toThrow(reason)
    expect(s3.objects.size).toBe(0)
    expect(s3.requests).toBe(2)
  })
})

describe('the store that the settings name', () => {
  const settings = { DATA_DIR: '/data', FILES_SHARED: 'no' } as const
  const DATABASE_URL = 'postgres://db/kaskimaa'

  it("is a folder in the data folder, or FILES_DIR, or S3's bucket", () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'kuvat',
      S3_REGION: 'x',
      S3_ACCESS_KEY: 'x',
      S3_SECRET_KEY: 'x',
    }
    expect(openFileStore(settings).store.place).toBe('/data/files')
    expect(openFileStore({ ...settings, FILES_DIR: '/pictures' }).store.place).toBe('/pictures')
    expect(openFileStore({ ...settings, ...s3, DATABASE_URL }).store.place).toBe('https://s3.example/kuvat')
    expect(openFileStore({ ...settings, ...s3, DATABASE_URL }).warning).toBeUndefined()
  })

  it('warns about a folder that nodes on one database may not share', () => {
    expect(openFileStore({ ...settings, DATABASE_URL }).warning).toMatch(/^Pictures are stored in \/data\/files, .*\.$/)
    expect(openFileStore({ ...settings, DATABASE_URL, FILES_SHARED: 'yes' }).warning).toBeUndefined()
    expect(openFileStore(settings).warning).toBeUndefined()
  })
})
