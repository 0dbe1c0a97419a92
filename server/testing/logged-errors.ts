/** The level of log lines that are a fault of the program. */
const ERROR_LEVEL = 50

type Line = { level?: number; msg?: string; err?: { message?: string; stack?: string } }

/** Log lines of faults that nobody has declared, as people read them. `expected` is tried on message and error of each. */
export function unexpectedErrors(lines: readonly string[], expected?: RegExp): string[] {
  return lines.flatMap((text) => {
    const line = parsed(text)
    if (!line?.level || line.level < ERROR_LEVEL) return []
    const said = [line.msg, line.err?.message].filter(Boolean).join(': ')
    return expected?.test(said) ? [] : [[said, line.err?.stack].filter(Boolean).join('\n')]
  })
}

function parsed(line: string): Line | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Throws if a program logged a fault that the test did not declare. */
export function failOnErrors(lines: readonly string[], expected?: RegExp): void {
  const found = unexpectedErrors(lines, expected)
  if (found.length > 0) throw new Error(`The program logged ${found.length} errors:\n${found.join('\n')}`)
}
