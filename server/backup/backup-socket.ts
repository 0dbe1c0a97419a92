import { chmodSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'

type Answer = { made: string } | { problem: string }

/** The shorter of two spellings: the operating system allows about a hundred characters. */
function socketOf(dataFolder: string): string {
  const path = join(dataFolder, 'backup.socket')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

/**
 * Lets `npm run backup` ask this program, which alone has the embedded database open, for a backup. Only the owner of the data
 * folder can ask. Call it with the folder locked.
 */
export async function serveBackups(dataFolder: string, make: () => Promise<string>): Promise<Server> {
  const path = socketOf(dataFolder)
  await rm(path, { force: true })
  const server = createServer(async (socket) => {
    socket.on('error', () => {})
    const answer: Answer = await make().then(
      (made) => ({ made }),
      (error: Error) => ({ problem: error.message }),
    )
    socket.end(JSON.stringify(answer))
  })
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(path, listening))
  chmodSync(path, 0o600)
  return server
}

/** Asks the program that has the data folder open for a backup; undefined if there is none. */
export async function askForBackup(dataFolder: string): Promise<Answer | undefined> {
  const socket = connect(socketOf(dataFolder))
  const isRunning = await new Promise<boolean>((decided) => {
    socket.once('connect', () => decided(true)).once('error', () => decided(false))
  })
  if (!isRunning) return undefined
  const answer = await text(socket)
  return answer ? JSON.parse(answer) : { problem: 'The program has stopped before the backup was done.' }
}
