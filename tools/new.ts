import { sites } from '../sites/all.ts'
import { stepsOf } from './how-to/recipes.ts'
import { kinds, RefusedError, type Wish } from './new/kinds.ts'
import { type Made, make } from './new/make.ts'

// npm run new -- block wine-list: writes what a how-to page shows, with names of your own. The templates are the pages themselves.
const USAGE = ['Usage:', ...[...kinds.values()].map(({ usage }) => `  npm run new -- ${usage}`)].join('\n')

function run([kindName = '', ...args]: readonly string[]): string {
  const kind = kinds.get(kindName)
  if (!kind || args.length !== kind.usage.split(' ').length - 1) throw new RefusedError(USAGE)
  const wish = kind.wish(args, stepsOf, sites)
  return told(wish, make(wish))
}

function told({ title, recipe, hint }: Wish, { written, changed, ran, tests }: Made): string {
  return [
    `The ${title} is an example that works. Written:`,
    ...indented(written),
    ...(changed.length > 0 ? ['Changed:', ...indented(changed)] : []),
    ...(ran.length > 0 ? ['Run:', ...indented(ran)] : []),
    'Next:',
    `  1. Replace the example's fields, texts and rules by your own: docs/how-to/${recipe}.md explains each file.`,
    '  2. Run its tests:',
    ...indented(tests.map((command) => `   ${command}`)),
    `  3. ${hint}`,
    '  4. npm run check',
  ].join('\n')
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

try {
  process.stdout.write(`${run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof RefusedError ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
