/** One step of a how-to page: a file to write, an edit of a file, or a command to run. */
export type Step = { section: string } & (
  | { kind: 'write'; file: string; text: string }
  | { kind: 'append'; file: string; text: string }
  | { kind: 'insert'; file: string; after: string; text: string }
  | { kind: 'replace'; file: string; from: string; to: string }
  | { kind: 'run'; command: string }
)

const FENCE = /^```(\w*)$/
const WRITE = /New file `([^`]+)`:$/
const APPEND = /At the end of `([^`]+)`:$/
const INSERT = /In `([^`]+)`, after `([^`]+)`:$/
const REPLACE = /In `([^`]+)`, replace `([^`]+)` with `([^`]+)`/g

/**
 * Reads the steps of a how-to page. The sentence before a code block says what to do with it: `New file`, `At the end of`, or `In …,
 * after …`; blocks of `sh` are commands. A block that says none of these is an error, so that no code goes untested.
 */
export function readRecipe(markdown: string): Step[] {
  const steps: Step[] = []
  const lines = markdown.split('\n')
  let [section, sentence] = ['', '']
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const language = FENCE.exec(line)?.[1]
    if (language === undefined) {
      if (line.startsWith('## ')) section = line.slice(3)
      for (const [, file = '', from = '', to = ''] of line.matchAll(REPLACE)) {
        steps.push({ section, kind: 'replace', file, from, to })
      }
      if (line) sentence = line
      continue
    }
    const end = lines.indexOf('```', at + 1)
    if (end < 0) throw new Error(`The code block at line ${at + 1} does not end.`)
    steps.push(...stepsOf(language, sentence, lines.slice(at + 1, end)).map((step) => ({ section, ...step })))
    at = end
  }
  return steps
}

type Unplaced = Step extends infer One ? (One extends Step ? Omit<One, 'section'> : never) : never

function stepsOf(language: string, sentence: string, code: readonly string[]): Unplaced[] {
  if (language === 'sh') return code.map((command) => ({ kind: 'run', command }))
  const text = `${code.join('\n')}\n`
  const [, written] = WRITE.exec(sentence) ?? []
  if (written) return [{ kind: 'write', file: written, text }]
  const [, appended] = APPEND.exec(sentence) ?? []
  if (appended) return [{ kind: 'append', file: appended, text }]
  const [, file, after] = INSERT.exec(sentence) ?? []
  if (file && after) return [{ kind: 'insert', file, after, text }]
  throw new Error(`What is to be done with the code block after '${sentence}'?`)
}
