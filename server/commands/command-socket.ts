import { chmodSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'

type Answer = { done: string } | { problem: string }
type Asked = { command: string; args: readonly string[] }

/** What a command does in the program that runs. Gives the sentence that the terminal prints; throws what its user can mend. */
export type Commands = Readonly<Record<string, (args: readonly string[]) => Promise<string>>>

/** The shorter of two spellings: the operating system allows about a hundred characters. */
function socketOf(dataFolder: string): string {
  const path = join(dataFolder, 'commands.socket')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

/**
 * Lets commands of the terminal work while this program runs, which alone has the embedded database open. Only the owner of the data
 * folder can ask. Call it with the folder locked.
 */
export async function serveCommands(dataFolder: string, commands: Commands): Promise<Server> {
  const path = socketOf(dataFolder)
  await rm(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => {})
    socket.end(JSON.stringify(await answer(socket, commands)))
  })
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(path, listening))
  chmodSync(path, 0o600)
  return server
}

async function answer(socket: Socket, commands: Commands): Promise<Answer> {
  try {
    const { command, args }: Asked = JSON.parse(await text(socket))
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined
    return run ? { done: await run(args) } : { problem: `The running program does not know the command ${command}.` }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

/** Has the program that has the data folder open run a command; undefined if there is none. */
export async function askProgram(dataFolder: string, asked: Asked): Promise<Answer | undefined> {
  const socket = connect({ path: socketOf(dataFolder), allowHalfOpen: true })
  const isRunning = await new Promise<boolean>((decided) => {
    socket.once('connect', () => decided(true)).once('error', () => decided(false))
  })
  if (!isRunning) return undefined
  socket.end(JSON.stringify(asked))
  const said = await text(socket)
  return said ? JSON.parse(said) : { problem: 'The program has stopped before the command was done.' }
}
