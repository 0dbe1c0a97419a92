/** The tag of tests that only `npm run test:all` runs. */
export const LONG = 'long'

/** The state of a test that a run leaves to `npm run test:all`. */
export const LEFT_OUT = 'left out'

/** A step of `npm test`, and how long it took. */
export type Stage = { name: string; seconds: number }

/** A file of tests, and what each of its tests came to. */
export type TestFile = {
  name: string
  ms: number
  /** Of the file as a whole: it could not be read, or what comes before or after its tests failed. */
  failures: string[]
  tests: { name: string; state: string; ms: number; failures: string[] }[]
}

/** What Vitest tells at the end of a run. */
export type TestResults = {
  files: TestFile[]
  /** Errors that no test has caught. */
  outside: string[]
}

/** What one call of Vitest came to. It can fail without a failed test: by an error outside of tests. */
export type TestRun = TestResults & {
  succeeded: boolean
  /** The end of its error output. */
  complaints: string
}

type Counts = { passed: number; failed: number; skipped: number; leftOut: number }

const SLOWEST_TESTS = 20
const SLOWEST_FILES = 10

export function countsOf(runs: readonly TestRun[]): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0, leftOut: 0 }
  for (const { succeeded, files } of runs) {
    const states = files.flatMap(({ tests }) => tests.map(({ state }) => state))
    const failed = states.filter((state) => state === 'failed').length
    counts.passed += states.filter((state) => state === 'passed').length
    counts.failed += succeeded ? failed : Math.max(failed, 1)
    counts.leftOut += states.filter((state) => state === LEFT_OUT).length
    counts.skipped += states.filter((state) => !['passed', 'failed', LEFT_OUT].includes(state)).length
  }
  return counts
}

/** For people and programs that look for the result at the end of the output. */
export function closingLine(runs: readonly TestRun[]): string {
  const { passed, failed } = countsOf(runs)
  return `${passed} passed, ${failed} failed`
}

/** Each failure once more, for readers who see only the end of the output. */
export function failuresOf(runs: readonly TestRun[], folder: string): string {
  const failures = runs.flatMap(({ succeeded, files, outside, complaints }) => {
    const named = [...files.flatMap(failuresIn), ...outside.map((error) => `outside of tests: ${error}`)]
    return succeeded || named.length > 0 ? named : [`outside of tests: the stage ended with\n${complaints}`]
  })
  return failures.map((failure) => `FAILED ${failure.replaceAll(`${folder}/`, '')}\n`).join('\n')
}

function failuresIn({ name, failures, tests }: TestFile): string[] {
  const failed = tests.filter(({ state }) => state === 'failed')
  return [
    ...failures.map((failure) => `${name}\n${failure}`),
    ...failed.map((test) => `${name}: ${test.name}\n${test.failures.join('\n')}`),
  ]
}

/** How long the stages took, the slowest files and tests, and how many tests were skipped. */
export function reportOf(stages: readonly Stage[], runs: readonly TestRun[], folder: string): string {
  const files = runs.flatMap((run) => run.files).map((file) => ({ ...file, name: file.name.replace(`${folder}/`, '') }))
  const tests = files.flatMap((file) =>
    file.tests.map(({ name, ms }) => ({ name: `${file.name}: ${name}`, seconds: ms / 1000 })),
  )
  const ofFiles = files.map(({ name, ms }) => ({ name, seconds: ms / 1000 }))
  const whole = { name: 'in all', seconds: stages.reduce((sum, { seconds }) => sum + seconds, 0) }
  const { skipped, leftOut } = countsOf(runs)
  return [
    '\nTime of each stage:',
    ...linesOf([...stages, whole]),
    `\nThe slowest ${SLOWEST_FILES} files:`,
    ...linesOf(slowest(ofFiles, SLOWEST_FILES)),
    `\nThe slowest ${SLOWEST_TESTS} tests:`,
    ...linesOf(slowest(tests, SLOWEST_TESTS)),
    ...(leftOut > 0 ? [`\n${leftOut} left to npm run test:all.`] : []),
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
