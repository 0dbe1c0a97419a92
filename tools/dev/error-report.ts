import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
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

/** Errors of files that Vite cannot compile have the file's name, and at the end of their message the code. */
type CompileError = Error & { id?: string; loc?: { file?: string; line: number; column: number }; frame?: string }

type Position = { file: string; line: number; column: number }

const LINES_AROUND = 3
/** The drawing of the code that ends the message of a file that cannot be parsed. */
const DRAWN_FRAME = /\n *╭─\[ (?<file>\S+):(?<line>\d+):(?<column>\d+) \].*/s

/** `mapStack` replaces the positions in the error's stack by those in the sources. */
export function reportError(error: unknown, root: string, mapStack: (error: Error) => void): ErrorReport {
  const errors = withCauses(error)
  for (const each of errors) mapStack(each)
  // The innermost error knows best where it happened.
  const position = errors.map((each) => positionOf(each, root)).findLast((found) => found !== undefined)
  const given = errors.map(givenFrame).findLast((frame) => frame !== undefined)
  return {
    message: errors.map(({ message }) => plain(message).replace(DRAWN_FRAME, '').trim()).join('\n\n'),
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
  const drawn = DRAWN_FRAME.exec(plain(message))?.groups
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
  const drawn = DRAWN_FRAME.exec(plain(message))?.[0].replace('\n', '')
  return drawn ?? (frame ? plain(frame) : undefined)
}

/** The lines of a stack without the message before them, and without those of Vite. */
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
