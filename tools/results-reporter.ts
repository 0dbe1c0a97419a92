import { writeFileSync } from 'node:fs'
import type { TestError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { TestFile } from './test-summary.ts'

const LINES_OF_ERROR = 12

/** Writes the results of a run to a file. Vitest's own JSON leaves out the causes of failures. */
export function resultsReporter(file: string): Reporter {
  return { onTestRunEnd: (modules) => writeFileSync(file, JSON.stringify(modules.map(resultsOf))) }
}

function resultsOf(module: TestModule): TestFile {
  const tests = [...module.children.allTests()]
  const suites = [...module.children.allSuites()]
  return {
    name: module.moduleId,
    ms: tests.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0),
    failures: [module, ...suites].flatMap((part) => part.errors().map(messageOf)),
    tests: tests.map(resultOf),
  }
}

function resultOf(test: TestCase): TestFile['tests'][number] {
  const { state, errors = [] } = test.result()
  return {
    name: test.fullName.replaceAll(' > ', ' '),
    state,
    ms: test.diagnostic()?.duration ?? 0,
    failures: errors.map(messageOf),
  }
}

/** The start of an error: what was expected, and where; then that of its cause. */
function messageOf(error: TestError): string {
  const ours = (error.stack || error.message).split('\n').filter((line) => !line.includes('/node_modules/'))
  const start = ours.slice(0, LINES_OF_ERROR).join('\n')
  return error.cause ? `${start}\nCaused by: ${messageOf(error.cause)}` : start
}
