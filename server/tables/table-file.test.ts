import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTable } from './table-file.ts'

const read = (text: string) => readTable(text, ['code', 'text'])
const cellsIn = (text: string) => read(text).rows.map(({ code, text }) => [code, text])

const QUOTATION_MARK = 'a quotation mark is not closed, or not doubled'
const NOT_UTF8 = 'it has characters that cannot be read; save the table as UTF-8'

it.each([
  ['a byte order mark', '\uFEFFcode;text\na;b'],
  ['a byte order mark before a quotation mark', '\uFEFF"code";text\na;b'],
  ['lines that end as on Windows', 'code;text\r\na;b\r\n'],
  ['lines that end as on old Macs', 'code;text\ra;b\r'],
  ['commas', 'code,text\na,b'],
  ['tabs', 'code\ttext\na\tb'],
  ['quotation marks and spaces around cells', '"code" ; "text"\n "a" ;b '],
  ['empty lines', 'code;text\n\na;b\n  \n'],
  ['a second byte order mark, of a file that was appended', 'code;text\n\uFEFFa;b'],
])('reads a table with %s', (_, text) => {
  expect(read(text)).toEqual({ rows: [expect.objectContaining({ code: 'a', text: 'b' })], problems: [] })
})

it('keeps what is between quotation marks: separators, spaces, doubled quotation marks, nothing at all', () => {
  expect(cellsIn('code;text\n"a;b"; " c "\n"""d""";"e ""f"" g"\n"";x\n;')).toEqual([
    ['a;b', ' c '],
    ['"d"', 'e "f" g'],
    ['', 'x'],
    ['', ''],
  ])
})

it.each([',', ';', '\t'])('returns every cell as a spreadsheet wrote it, separated by %j', (separator) => {
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\uFFFD'))
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (written) => {
      const lines = [['code', 'text'], ...written].map((cells) => cells.map(quoted).join(separator))
      expect(cellsIn(lines.join('\r\n'))).toEqual(written)
    }),
  )
})

it.each([
  ['a quotation mark inside a cell', 'a;5" pipe', QUOTATION_MARK],
  ['letters after a closing quotation mark', 'a;"b"c', QUOTATION_MARK],
  ['a quotation mark that is not closed', 'a;"b', QUOTATION_MARK],
  ['a line break in a cell', 'a;"b\nc";', QUOTATION_MARK],
  ['a lone carriage return in a cell', 'a;"b\rc";', QUOTATION_MARK],
  ['NUL', 'a;b\0', NOT_UTF8],
  ['an escape sequence', 'a;\u001B[2Jb', NOT_UTF8],
  ['letters of another encoding', `a;${Buffer.from('Järvenpää', 'latin1').toString()}`, NOT_UTF8],
  ['one cell too many', 'a;b;c', '3 cells instead of 2 (code, text)'],
  ['one separator too many', 'a;b;', '3 cells instead of 2 (code, text)'],
  ['one cell too few', 'a', '1 cells instead of 2 (code, text)'],
])('refuses a line with %s, and tells the problems of all later lines', (_, line, problem) => {
  const { rows, problems } = read(`code;text\n${line}\nfine;line\nshort`)
  expect(rows).toEqual([expect.objectContaining({ code: 'fine', text: 'line' })])
  expect(problems[0]).toBe(`line 2: ${problem}`)
  expect(problems.at(-1)).toMatch(/^line \d: 1 cells instead of 2/)
})

it('refuses a line of 100 MB, and reads the next one', () => {
  const line = 'x'.repeat(100_000_000)
  expect(read(`code;text\na;${line}\nb;c`)).toMatchObject({
    rows: [{ code: 'b' }],
    problems: ['line 2: it is longer than 100000 characters'],
  })
})

it.each([
  ['', 'missing: code, text'],
  ['code;"text', `The first line cannot be read: ${QUOTATION_MARK}.`],
  [Buffer.from('code;text\r\na;b', 'utf16le').toString(), `The first line cannot be read: ${NOT_UTF8}.`],
  ['code;text;price', 'unknown columns: price'],
  ['code;text;CODE', 'columns twice: code'],
])('refuses a table whose first line is %j', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence)
})
