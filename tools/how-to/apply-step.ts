import type { Step } from './read-recipe.ts'

type Edit = Exclude<Step, { kind: 'run' }>

/** The file after the step. Throws where the file is not as the page says, so that a page cannot grow old unnoticed. */
export function applyStep(step: Edit, current: string | undefined): string {
  const { kind, file } = step
  if (kind === 'write') {
    if (current !== undefined) throw new Error(`${file} exists already.`)
    return step.text
  }
  if (current === undefined) throw new Error(`${file} does not exist.`)
  if (kind === 'append') return `${current}\n${step.text}`
  if (kind === 'replace') return current.split(once(file, current, step.from)).join(step.to)
  const lines = current.split('\n')
  const found = lines.filter((line) => line.trim() === step.after)
  if (found.length !== 1) throw new Error(`${file} has ${found.length} lines '${step.after}', not one.`)
  const at = lines.indexOf(found[0] ?? '')
  return [...lines.slice(0, at + 1), step.text.slice(0, -1), ...lines.slice(at + 1)].join('\n')
}

function once(file: string, current: string, text: string): string {
  const times = current.split(text).length - 1
  if (times !== 1) throw new Error(`${file} has '${text}' ${times} times, not once.`)
  return text
}
