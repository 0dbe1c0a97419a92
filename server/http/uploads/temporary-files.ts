import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Longer than any upload and the call that uses it can take. */
const LEFTOVER_AGE_MS = 60 * 60 * 1000

const nameOfFile = /^(?<host>.+)_(?<pid>\d+)_[0-9a-f-]{36}$/

/** Creates a file that only this user may read. Its name tells which process created it. */
export async function openTemporaryFile(folder: string): Promise<{ path: string; handle: FileHandle }> {
  const path = join(folder, `${hostname()}_${process.pid}_${randomUUID()}`)
  return { path, handle: await open(path, 'wx', 0o600) }
}

/**
 * Creates the folder and removes files that a killed process left. Called once, before the first upload. Files of other running
 * processes stay: several workers, or nodes on several machines, may share the folder.
 */
export async function clearLeftovers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (await isLeftover(name, path)) await rm(path, { force: true })
  }
}

async function isLeftover(name: string, path: string): Promise<boolean> {
  const { host, pid } = nameOfFile.exec(name)?.groups ?? {}
  if (!host) return false
  // This process has just started, so a file with its pid is from an earlier one: in a container the pid is the same each time.
  if (host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)))) return true
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > LEFTOVER_AGE_MS
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
