import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a person needs to know of an error, as plain text. */
export type ErrorReport = {
  message: string
  /** `web/blocks/hero/hero.block.tsx:12:7`, where the error comes from one of our files. */
  position: string | undefined
  /** The lines around the position. */
  frame: string | undefined
  stack: string
}

/** What Vite adds to the errors of files that it cannot compile. */
type CompileError = Error & { id?: string; loc?: { file?: string; line: number; column: number }; frame?: string }

type Position = { file: string; line: number; column: number }

const LINES_AROUND = 3

/** `mapStack` replaces the positions in the error's stack by those in the sources. */
export function reportError(error: unknown, root: string, mapStack: (error: Error) => void): ErrorReport {
  const errors = withCauses(error)
  for (const each of errors) mapStack(each)
  const positions = errors.map((each) => positionOf(each, root))
  // The innermost error knows best where it happened.
  const position = positions.findLast((found) => found !== undefined)
  const given = errors.map(({ frame }) => frame).findLast((frame) => frame !== undefined && frame !== '')
  return {
    message: plain(errors.map(({ message }) => message).join('\n\n')),
    position: position && `${relative(root, position.file)}:${position.line}:${position.column}`,
    frame: given ? plain(given) : position && frameAt(position),
    stack: plain(errors.map(({ stack }) => framesOf(stack)).join('\n\n')).replaceAll(`${root}/`, ''),
  }
}

function withCauses(error: unknown): CompileError[] {
  const known = error instanceof Error ? error : new Error(String(error))
  return known.cause === undefined ? [known] : [known, ...withCauses(known.cause)]
}

function positionOf({ id, loc, stack = '' }: CompileError, root: string): Position | undefined {
  const file = loc?.file ?? id
  if (loc && file) return { file, line: loc.line, column: loc.column }
  for (const [, path = '', line, column] of stack.matchAll(/^ +at .*?(\/[^():]+):(\d+):(\d+)\)?$/gm)) {
    const isOurs = path.startsWith(`${root}/`) && !path.includes('/node_modules/')
    if (isOurs) return { file: path, line: Number(line), column: Number(column) }
  }
  return undefined
}

function frameAt({ file, line, column }: Position): string | undefined {
  if (!existsSync(file)) return undefined
  const first = Math.max(0, line - 1 - LINES_AROUND)
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(first, line + LINES_AROUND)
    .map((text, index) => `${String(first + index + 1).padStart(5)} | ${text}`)
  lines.splice(line - first, 0, `${' '.repeat(5)} | ${' '.repeat(Math.max(0, column - 1))}^`)
  return lines.join('\n')
}

/** The lines of a stack without the message before them. */
function framesOf(stack = ''): string {
  return (/^ +at .*/ms.exec(stack)?.[0] ?? '').replaceAll(/^ +/gm, '')
}

function plain(text: string): string {
  return stripVTControlCharacters(text)
}
