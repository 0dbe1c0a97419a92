import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentOfServers } from '#server/testing/postgres-server.ts'
import { everyStatement } from './order-statements.ts'

export type KeptOffice = {
  folder: string
  /** By an earlier run: with the same statements, and today, because orders wait for the days that come. */
  isFilled: boolean
  noteFilled: () => void
}

/**
 * The folder of a database that stays between runs, in the temporary folder of the machine: other clones find it, too. What was left half
 * filled, or filled otherwise, is removed.
 */
export function keptOffice(engine: string, orders: number): KeptOffice {
  const folder = join(parentOfServers(), `kaskimaa-bench-office-${engine.toLowerCase()}-${orders}`)
  const [note, user] = [join(folder, 'filled'), join(folder, 'used-by')]
  if (existsSync(user) && isAlive(Number(readFileSync(user, 'utf8')))) throw new Error(`${folder} is in use.`)
  const filling = fillingOf(orders)
  const isFilled = existsSync(note) && readFileSync(note, 'utf8') === filling
  if (!isFilled) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(user, String(process.pid))
  return { folder, isFilled, noteFilled: () => writeFileSync(note, filling) }
}

/** What says that a database has just these orders. */
function fillingOf(orders: number): string {
  const day = new Date().toISOString().slice(0, 10)
  return `${day} ${createHash('sha256').update(everyStatement(orders)).digest('hex')}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
