import { expect, it } from 'vitest'
import { closingLine, failuresOf, reportOf, type TestRun } from './test-summary.ts'

function aRun({ seconds = [1], statuses = ['passed'], succeeded = true } = {}): TestRun {
  const tests = statuses.map((state, at) => ({
    name: `test ${at}`,
    state,
    ms: (seconds[at] ?? 0) * 1000,
    failures: [],
  }))
  const files = [{ name: '/project/web/a.test.ts', ms: 3000, failures: [], tests }]
  return { succeeded, files, outside: [], complaints: '' }
}

const unstarted: TestRun = { succeeded: false, files: [], outside: [], complaints: 'Error: no browser' }

it('adds up what passed and what failed in all runs', () => {
  const broken = aRun({ statuses: ['passed', 'failed', 'skipped'], succeeded: false })
  expect(closingLine([aRun(), broken])).toBe('2 passed, 1 failed')
})

it('counts a run that fails without a failed test, or without any result, as one failure', () => {
  expect(closingLine([aRun({ succeeded: false })])).toBe('1 passed, 1 failed')
  expect(closingLine([unstarted])).toBe('0 passed, 1 failed')
})

it('repeats each failure with its message, and how a stage ended that has none', () => {
  const broken = aRun({ statuses: ['passed', 'failed'], succeeded: false })
  Object.assign(broken.files[0]?.tests[1] ?? {}, {
    failures: ['expected 1 to be 2\n    at /project/web/a.test.ts:3:5'],
  })
  const unread = aRun({ statuses: [], succeeded: false })
  Object.assign(unread.files[0] ?? {}, { failures: ['Cannot find package'] })
  const failures = failuresOf([aRun(), broken, unread, unstarted], '/project')
  expect(failures).toContain('FAILED web/a.test.ts: test 1\nexpected 1 to be 2\n    at web/a.test.ts:3:5\n')
  expect(failures).toContain('FAILED web/a.test.ts\nCannot find package\n')
  expect(failures).toContain('FAILED outside of tests: the stage ended with\nError: no browser\n')
  expect(failures.match(/FAILED/g)).toHaveLength(3)
})

it('repeats what no test has caught, also beside a failed test', () => {
  const outside = ['Unhandled Rejection, during /project/e2e/a.spec.ts\nError: page closed']
  const quiet = { ...aRun({ succeeded: false }), outside }
  const loud = { ...aRun({ statuses: ['failed'], succeeded: false }), outside }
  const said = 'FAILED outside of tests: Unhandled Rejection, during e2e/a.spec.ts\nError: page closed\n'
  expect(failuresOf([quiet], '/project')).toBe(said)
  expect(failuresOf([loud], '/project')).toContain(said)
})

it('lists the stages, and the slowest files and tests first', () => {
  const report = reportOf(
    [
      { name: 'build', seconds: 8 },
      { name: 'browser', seconds: 300.26 },
    ],
    [aRun({ seconds: [1, 5], statuses: ['passed', 'passed'] })],
    '/project',
  )
  expect(report).toContain('    8.0 s  build\n  300.3 s  browser\n  308.3 s  in all\n')
  expect(report).toContain('    3.0 s  web/a.test.ts\n')
  expect(report).toContain('    5.0 s  web/a.test.ts: test 1\n    1.0 s  web/a.test.ts: test 0\n')
})

it('lists at most twenty tests, and says how many were skipped and left out', () => {
  const statuses = Array.from({ length: 30 }, (_, at) => (at < 22 ? 'passed' : at < 25 ? 'left out' : 'skipped'))
  const report = reportOf([], [aRun({ statuses })], '/project')
  expect(report.match(/: test \d+/g)).toHaveLength(20)
  expect(report).toContain('5 skipped')
  expect(report).toContain('3 left to npm run test:all')
})
