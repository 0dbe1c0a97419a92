import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** An error for display, as plain text. */
export type ErrorReport = {
  message: string
  /** Such as `web/blocks/hero/hero.block.tsx:12:7`, if the error comes from one of our files. */
  position: string | undefined
  /** The lines around the position. */
  frame: string | undefined
  stack: string
}

/** An error of a file that Vite cannot compile; it has the file name, and a code frame at the end of its message. */
type CompileError = Error & { id?: string; loc?: { file?: string; line: number; column: number }; frame?: string }

type Position = { file: string; line: number; column: number }

const LINES_AROUND = 3
/** The code frame at the end of the message for a file that cannot be parsed. */
const CODE_FRAME = /\n *╭─\[ (?<file>\S+):(?<line>\d+):(?<column>\d+) \].*/s

/** `mapStack` replaces the positions in the error's stack by those in the sources. */
export function reportError(error: unknown, root: string, mapStack: (error: Error) => void): ErrorReport {
  const errors = withCauses(error)
  for (const each of errors) mapStack(each)
  // The innermost error has the most precise position.
  const position = errors.map((each) => positionOf(each, root)).findLast((found) => found !== undefined)
  const given = errors.map(givenFrame).findLast((frame) => frame !== undefined)
  return {
    message: errors.map(({ message }) => plain(message).replace(CODE_FRAME, '').trim()).join('\n\n'),
    position: position && `${relative(root, position.file)}:${position.line}:${position.column}`,
    frame: given ?? (position && frameAt(position)),
    stack: errors
      .map(({ stack }) => stackLines(stack, root))
      .filter(Boolean)
      .join('\n\n'),
  }
}

function withCauses(error: unknown): CompileError[] {
  const known = error instanceof Error ? error : new Error(String(error))
  return known.cause === undefined ? [known] : [known, ...withCauses(known.cause)]
}

function positionOf({ message, id, loc, stack = '' }: CompileError, root: string): Position | undefined {
  const file = loc?.file ?? id
  if (loc && file) return { file, line: loc.line, column: loc.column }
  const drawn = CODE_FRAME.exec(plain(message))?.groups
  if (drawn?.file) return { file: resolve(root, drawn.file), line: Number(drawn.line), column: Number(drawn.column) }
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

function givenFrame({ message, frame }: CompileError): string | undefined {
  const drawn = CODE_FRAME.exec(plain(message))?.[0].replace('\n', '')
  return drawn ?? (frame ? plain(frame) : undefined)
}

/** The lines of a stack, without the message and without Vite's own frames. */
function stackLines(stack = '', root: string): string {
  const lines = plain(stack).match(/^ +at .*/gm) ?? []
  return lines
    .filter((line) => !line.includes('/node_modules/vite/'))
    .map((line) => line.trim().replaceAll(`${root}/`, '').replace('file://', ''))
    .join('\n')
}

function plain(text: string): string {
  return stripVTControlCharacters(text)
}
