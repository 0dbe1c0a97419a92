import { join, resolve } from 'node:path'
import type { FileStore } from './file-store.ts'
import { folderFiles } from './folder-files.ts'
import { type S3Place, s3Files } from './s3-files.ts'

type Settings = {
  DATA_DIR: string
  FILES_SHARED: 'yes' | 'no'
} & Partial<
  Record<
    'FILES_DIR' | 'DATABASE_URL' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY',
    string | undefined
  >
>

/** The file store from the settings, and a warning if nodes may not see each other's files. */
export function openFileStore(settings: Settings): { store: FileStore; warning?: string } {
  const s3 = s3Of(settings)
  if (s3) return { store: s3Files(s3) }
  const { FILES_SHARED, DATABASE_URL } = settings
  const store = folderFiles(folderOf(settings))
  if (!DATABASE_URL || FILES_SHARED === 'yes') return { store }
  const warning =
    `Pictures are stored in ${store.place}, which other nodes on the same database may not see: ` +
    'set S3_ENDPOINT, or FILES_SHARED=yes if all nodes share that folder or there is only one node.'
  return { store, warning }
}

/** The folder in which files are stored; none with S3. */
export function filesFolderOf(settings: Settings): string | undefined {
  return s3Of(settings) ? undefined : resolve(folderOf(settings))
}

const folderOf = ({ DATA_DIR, FILES_DIR }: Settings) => FILES_DIR ?? join(DATA_DIR, 'files')

function s3Of({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }: Settings): S3Place | undefined {
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  }
}
