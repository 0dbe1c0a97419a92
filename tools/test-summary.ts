/** A step of `npm test`, and how long it took. */
export type Stage = { name: string; seconds: number }

/** A file of tests as Vitest's JSON reporter describes it; durations in milliseconds. */
type TestFile = {
  name: string
  status: string
  startTime: number
  endTime: number
  /** Why the file as a whole failed, or empty. */
  message?: string
  assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] | null }[]
}

/** What one call of Vitest came to. It can fail without a failed test: by an error outside of tests. */
export type TestRun = { succeeded: boolean; files: TestFile[] }

type Counts = { passed: number; failed: number; skipped: number }

const SLOWEST_TESTS = 20
const SLOWEST_FILES = 10
/** Lines of a failure that the end of the output repeats: what was expected, and where. */
const FAILURE_LINES = 12

export function countsOf(runs: readonly TestRun[]): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { succeeded, files } of runs) {
    const tests = files.flatMap(({ assertionResults }) => assertionResults)
    const failed = tests.filter(({ status }) => status === 'failed').length
    counts.passed += tests.filter(({ status }) => status === 'passed').length
    counts.failed += succeeded ? failed : Math.max(failed, 1)
    counts.skipped += tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length
  }
  return counts
}

/** For people and programs that look for the result at the end of the output. */
export function closingLine(runs: readonly TestRun[]): string {
  const { passed, failed } = countsOf(runs)
  return `${passed} passed, ${failed} failed`
}

/** Each failure once more, for whoever sees only the end of the output. */
export function failuresOf(runs: readonly TestRun[], folder: string): string {
  const failures = runs.flatMap(({ succeeded, files }) => {
    const named = files.flatMap(failuresIn)
    return succeeded || named.length > 0 ? named : ['outside of tests: the output of the stage says where']
  })
  return failures.map((failure) => `FAILED ${failure.replaceAll(`${folder}/`, '')}\n`).join('\n')
}

function failuresIn({ name, status, message, assertionResults }: TestFile): string[] {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && tests.length === 0) return [`${name}\n${startOf(message ?? '')}`]
  return tests.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}\n${startOf(failureMessages?.join('\n') ?? '')}`,
  )
}

function startOf(message: string): string {
  return message.split('\n', FAILURE_LINES).join('\n')
}

/** How long the stages took, the slowest files and tests, and how many tests were skipped. */
export function reportOf(stages: readonly Stage[], runs: readonly TestRun[], folder: string): string {
  const files = runs.flatMap((run) => run.files).map((file) => ({ ...file, name: file.name.replace(`${folder}/`, '') }))
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  const ofFiles = files.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
  const whole = { name: 'in all', seconds: stages.reduce((sum, { seconds }) => sum + seconds, 0) }
  const { skipped } = countsOf(runs)
  return [
    '\nTime of each stage:',
    ...linesOf([...stages, whole]),
    `\nThe slowest ${SLOWEST_FILES} files:`,
    ...linesOf(slowest(ofFiles, SLOWEST_FILES)),
    `\nThe slowest ${SLOWEST_TESTS} tests:`,
    ...linesOf(slowest(tests, SLOWEST_TESTS)),
    ...(skipped > 0 ? [`\n${skipped} skipped: the output of their stage says why.`] : []),
    '',
  ].join('\n')
}

function slowest(timed: readonly Stage[], count: number): Stage[] {
  return timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}

function linesOf(timed: readonly Stage[]): string[] {
  return timed.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}
