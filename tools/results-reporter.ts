import { writeFileSync } from 'node:fs'
import type { SerializedError, TestError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { LEFT_OUT, LONG, type TestFile, type TestResults } from './test-summary.ts'

const LINES_OF_ERROR = 12

/** Writes the results of a run to a file. Vitest's own JSON leaves out the causes of failures. */
export function resultsReporter(file: string): Reporter {
  let leavesOut = false
  return {
    onInit: ({ config }) => {
      leavesOut = config.tagsFilter !== undefined
    },
    onTestRunEnd: (modules, errors) => {
      const results: TestResults = {
        files: modules.map((module) => resultsOf(module, leavesOut)),
        outside: errors.map(outsideOf),
      }
      writeFileSync(file, JSON.stringify(results))
    },
  }
}

/** An error that no test has caught: its kind, the file and the test that ran just then, as far as Vitest knows them, and its start. */
function outsideOf(error: SerializedError): string {
  const during = [error.VITEST_TEST_PATH, error.VITEST_TEST_NAME].filter((name) => name !== undefined).join(': ')
  return `${error.type ?? 'Error'}${during && `, during ${during}`}\n${messageOf(error)}`
}

function resultsOf(module: TestModule, leavesOut: boolean): TestFile {
  const tests = [...module.children.allTests()]
  const suites = [...module.children.allSuites()]
  return {
    name: module.moduleId,
    ms: tests.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0),
    failures: [module, ...suites].flatMap((part) => part.errors().map(messageOf)),
    tests: tests.map((test) => resultOf(test, leavesOut && test.tags.includes(LONG))),
  }
}

function resultOf(test: TestCase, isLeftOut: boolean): TestFile['tests'][number] {
  const { state, errors = [] } = test.result()
  return {
    name: test.fullName.replaceAll(' > ', ' '),
    state: isLeftOut ? LEFT_OUT : state,
    ms: test.diagnostic()?.duration ?? 0,
    failures: errors.map(messageOf),
  }
}

/** The start of an error: what was expected, and where; then that of its cause. */
function messageOf(error: TestError | SerializedError): string {
  const ours = (error.stack || error.message).split('\n').filter((line) => !line.includes('/node_modules/'))
  const start = ours.slice(0, LINES_OF_ERROR).join('\n')
  return error.cause ? `${start}\nCaused by: ${messageOf(error.cause)}` : start
}
