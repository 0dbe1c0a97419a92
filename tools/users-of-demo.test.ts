import { expect, it } from 'vitest'
import { demoProblems, usersOfDemo } from './users-of-demo.ts'

const filling = new Set(['demo/filling/fill-demo.ts'])
const asListed = [...usersOfDemo.keys()].map((file) => [file, filling] as const)

it('lets the demo import itself, and the listed files import it', () => {
  expect(demoProblems(new Map([...asListed, ['demo/filling/crawl.long.test.ts', filling]]))).toEqual([])
})

it.each(['server/process/node.ts', 'web/blocks/hero/hero.examples.ts', 'tools/screenshots.ts', 'server/app.test.ts'])(
  'reports that %s imports the demo',
  (file) => {
    const problems = demoProblems(new Map([...asListed, [file, filling]]))
    expect(problems).toEqual([`${file} imports demo/filling/fill-demo.ts: the program knows no demo`])
  },
)

it('reports a listed file that no longer imports the demo', () => {
  const others = asListed.filter(([file]) => file !== 'server/demo.ts')
  expect(demoProblems(new Map(others))).toEqual([expect.stringContaining('server/demo.ts no longer imports the demo')])
})
