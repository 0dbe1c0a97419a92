import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { errorBox, errorPage } from './error-page.ts'
import { reportError } from './error-report.ts'

function aSource(text: string): { root: string; file: string } {
  const root = mkdtempSync(join(tmpdir(), 'kaskimaa-report-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const file = join(root, 'view.tsx')
  writeFileSync(file, text)
  return { root, file }
}

const leave = () => {}

it('reports the position of the innermost error, with the surrounding lines', () => {
  const { root, file } = aSource('one\ntwo\n  throw it\nfour\n')
  const cause = new Error('inner')
  cause.stack = `Error: inner\n    at read (node:fs:1:1)\n    at View (${file}:3:3)\n    at ${root}/node_modules/x/y.js:9:9`
  const error = new Error('outer', { cause })
  error.stack = `Error: outer\n    at ${file}:1:1`
  const report = reportError(error, root, leave)
  expect(report.message).toBe('outer\n\ninner')
  expect(report.position).toBe('view.tsx:3:3')
  expect(report.frame).toBe(
    ['    1 | one', '    2 | two', '    3 |   throw it', '      |   ^', '    4 | four', '    5 | '].join('\n'),
  )
  expect(report.stack).toContain('at View (view.tsx:3:3)')
})

it('maps every stack before it looks for the position', () => {
  const { root, file } = aSource('one\n')
  const report = reportError(new Error('built'), root, (error) => {
    error.stack = `Error: built\n    at ${file}:1:2`
  })
  expect(report.position).toBe('view.tsx:1:2')
})

it('uses the position and code frame from Vite for a file that does not compile, without colours', () => {
  const { root, file } = aSource('one\n')
  const error = Object.assign(new Error('\u001b[31mUnexpected token\u001b[0m'), {
    id: file,
    loc: { line: 1, column: 4 },
    frame: '1 | \u001b[31mone\u001b[0m',
  })
  expect(reportError(error, root, leave)).toMatchObject({
    message: 'Unexpected token',
    position: 'view.tsx:1:4',
    frame: '1 | one',
  })
})

it('removes the code frame from the message of a file that cannot be parsed', () => {
  const { root, file } = aSource('one\n')
  const drawing = '    ╭─[ view.tsx:1:2 ]\n    │\n  1 │ one\n────╯'
  const error = Object.assign(new Error(`Transform failed\n\nUnexpected token\n${drawing}\n`), { id: file })
  error.stack = `${error.message}\n    at transform (file:///x/node_modules/vite/dist/node.js:1:1)`
  const report = reportError(error, root, leave)
  expect(report).toMatchObject({ message: 'Transform failed\n\nUnexpected token', position: 'view.tsx:1:2', stack: '' })
  expect(report.frame?.trimEnd()).toBe(drawing)
})

it('accepts values that are not errors', () => {
  expect(reportError('just a text', '/nowhere', leave).message).toBe('just a text')
})

it('escapes markup in messages, code and stacks', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const report = { message: hostile, position: hostile, frame: hostile, stack: hostile }
  for (const html of [errorBox(report), errorPage(report, '')]) {
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  }
})
