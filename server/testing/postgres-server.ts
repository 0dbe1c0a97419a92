import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgres } from './find-postgres.ts'
import { freePort } from './free-port.ts'

export type PostgresServer = {
  url: string
  /** Shuts it down cleanly; its folder stays. */
  stop(): Promise<void>
  /** kill -9 of the server and all its processes. */
  kill(): Promise<void>
  /** Stops all its processes where they are, as a paused machine does; returns the function that lets them go on. */
  pause(): Promise<() => void>
  /** Starts it again on the same folder and port. */
  restart(): Promise<void>
  /** Its log so far. */
  log(): string
  /** Stops it and removes its folder, unless that one is kept. */
  remove(): Promise<void>
}

type Cluster = { programs: string; folder: string; user: RunAs; password: string; port: number; settings: string[] }
type RunAs = { uid?: number; gid?: number }

const START_TIMEOUT_MS = 60_000

/** Does not wait for the disk: for servers that are never killed. */
export const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

type Options = {
  parent?: string
  settings?: string[]
  /** A folder that stays when the server ends; if there is a server in it already, that one is started. */
  kept?: string
}

/** A PostgreSQL server for the tests, on the loopback interface only. It ends with this process, even if that is killed. */
export async function startPostgres({ parent, settings = [], kept }: Options = {}): Promise<PostgresServer> {
  const programs = findPostgres()
  if (!programs) throw new Error('No PostgreSQL is installed.')
  const user = otherUserThanRoot()
  // In one turn of the event loop, so that a stopped test run leaves no folder without a keeper.
  const folder = kept ?? createFolder(user, parent)
  if (kept) ownFolder(user, kept)
  const keeper = startKeeper(folder, user, kept !== undefined)
  try {
    const place = { programs, folder, user, settings }
    const cluster = (await foundCluster(place)) ?? (await createCluster(place))
    await start(cluster)
    return {
      url: urlOf(cluster),
      stop: () => stop(cluster),
      kill: () => kill(cluster),
      pause: () => pauseAll(cluster),
      restart: () => start(cluster),
      log: () => logOf(cluster),
      remove: () => endOf(keeper),
    }
  } catch (error) {
    await endOf(keeper)
    throw error
  }
}

function createFolder(user: RunAs, parent?: string): string {
  const folder = mkdtempSync(join(parent ?? parentOfServers(user), 'kaskimaa-postgres-'))
  giveTo(user, folder)
  return folder
}

function ownFolder(user: RunAs, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  giveTo(user, folder)
}

/** The user that the server runs as may have no access to root's temporary folder. */
export const parentOfServers = (user = otherUserThanRoot()) => (user.uid === undefined ? tmpdir() : '/tmp')

function giveTo({ uid, gid }: RunAs, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

type Place = Omit<Cluster, 'password' | 'port'>

const passwordFileOf = ({ folder }: Place) => join(folder, 'password')

/** The one that an earlier process has left in a kept folder. */
async function foundCluster(place: Place): Promise<Cluster | undefined> {
  if (!existsSync(join(place.folder, 'data', 'PG_VERSION'))) return undefined
  return { ...place, password: readFileSync(passwordFileOf(place), 'utf8'), port: await freePort() }
}

async function createCluster(place: Place): Promise<Cluster> {
  const { programs, folder, user } = place
  const password = randomBytes(12).toString('hex')
  const passwordFile = passwordFileOf(place)
  writeFileSync(passwordFile, password)
  giveTo(user, passwordFile)
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), ...access, '--encoding=UTF8', '--no-locale'],
    { ...user, cwd: folder, env: environment() },
  )
  return { ...place, password, port: await freePort() }
}

/** PostgreSQL refuses to run as root. */
function otherUserThanRoot(): RunAs {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => idOf(flag, name))
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.')
}

function idOf(flag: string, name: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return undefined
  }
}

/** Without the user's settings for other servers. */
function environment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(others), LC_ALL: 'C' }
}

const urlOf = ({ password, port }: Cluster) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
const dataOf = ({ folder }: Cluster) => join(folder, 'data')
const logFileOf = ({ folder }: Cluster) => join(folder, 'log')
const logOf = (cluster: Cluster) => (existsSync(logFileOf(cluster)) ? readFileSync(logFileOf(cluster), 'utf8') : '')

/**
 * A shell that waits until its input closes, which also happens if this process is killed; then it stops the server and removes the
 * folder, or leaves a kept one with all that is stored in it. In a separate session, so that Ctrl+C does not end it before the server.
 */
function startKeeper(folder: string, user: RunAs, isKept: boolean): ChildProcess {
  const script = isKept ? LEAVE : REMOVE
  return spawn('/bin/sh', ['-c', script, folder], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
}

const LEAVE = `
    cat > /dev/null
    lock="$0/data/postmaster.pid"
    if [ -e "$lock" ]; then kill -INT "$(head -n 1 "$lock")"; fi
    while [ -e "$lock" ]; do sleep 0.05; done`

const REMOVE = `
    cat > /dev/null
    lock="$0/data/postmaster.pid"
    tries=0
    while [ -e "$0" ] && [ $tries -lt 200 ]; do
      if [ ! -e "$lock" ] || ! kill -QUIT "$(head -n 1 "$lock")"; then rm -rf "$0"; fi
      tries=$((tries + 1))
      sleep 0.05
    done
    rm -rf "$0"`

async function endOf(keeper: ChildProcess): Promise<void> {
  const ended = once(keeper, 'exit')
  keeper.stdin?.end()
  await ended
}

async function start(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const before = logOf(cluster).length
    const server = spawnServer(cluster)
    while (server.exitCode === null && server.signalCode === null) {
      if (await responds(cluster)) return
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not respond. Its log:\n${logOf(cluster)}`)
      await pause()
    }
    // After a kill, its last processes may hold the shared memory for a moment, and its own is listed until it is reaped.
    const isHeld = /is still in use|lock file "postmaster.pid" already exists/.test(logOf(cluster).slice(before))
    if (Date.now() > deadline || !isHeld) {
      throw new Error(`PostgreSQL does not start. Its log:\n${logOf(cluster)}`)
    }
    await pause()
  }
}

function spawnServer(cluster: Cluster): ChildProcess {
  const log = openSync(logFileOf(cluster), 'a')
  const listening = ['-h', '127.0.0.1', '-p', String(cluster.port), '-k', cluster.folder]
  const settings = cluster.settings.flatMap((setting) => ['-c', setting])
  return spawn(join(cluster.programs, 'postgres'), ['-D', dataOf(cluster), ...listening, ...settings], {
    ...cluster.user,
    cwd: cluster.folder,
    detached: true,
    env: environment(),
    stdio: ['ignore', log, log],
  })
}

async function responds(cluster: Cluster): Promise<boolean> {
  try {
    await withClient(urlOf(cluster), (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

async function stop(cluster: Cluster): Promise<void> {
  const server = serverOf(cluster)
  process.kill(server, 'SIGINT')
  await gone([server])
}

async function kill(cluster: Cluster): Promise<void> {
  const server = serverOf(cluster)
  const all = await withClient(urlOf(cluster), async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
    // The server first, because it would restart the others.
    const processes = [server, ...rows.map(({ pid }) => pid)]
    client.on('error', () => {})
    for (const pid of processes) killNow(pid)
    return processes
  })
  await gone(all)
}

async function pauseAll(cluster: Cluster): Promise<() => void> {
  const { rows } = await withClient(urlOf(cluster), (client) =>
    client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()'),
  )
  // The server first, because it would start new ones.
  const processes = [serverOf(cluster), ...rows.map(({ pid }) => pid)]
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processes.filter(isAlive)) process.kill(pid, name)
  }
  signal('SIGSTOP')
  return () => signal('SIGCONT')
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone: it exits by itself without the server.
  }
}

/** The pid of the postmaster. */
function serverOf(cluster: Cluster): number {
  const file = join(dataOf(cluster), 'postmaster.pid')
  if (!existsSync(file)) throw new Error('This PostgreSQL server is not running.')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

async function gone(processes: number[]): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (processes.some(isAlive)) {
    if (Date.now() > deadline) throw new Error('PostgreSQL does not stop.')
    await pause()
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // A killed process that its new parent does not reap, as in many containers, stays listed as a zombie.
  const state = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
  return !/\) Z /.test(state)
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Runs the work on a separate connection, outside any pool. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_TIMEOUT_MS })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
