import { expect, it } from 'vitest'
import { applyStep } from './apply-step.ts'
import { readRecipe, type Step } from './read-recipe.ts'

const page = [
  '# Add a thing',
  '## 1. The list',
  'Some words. New file `contract/things.ts`:',
  '',
  '```ts',
  "export const things = ['a']",
  '```',
  '',
  'In `contract/calls/calls.ts`, after `import a`:',
  '```ts',
  '  import b',
  '```',
  'In `server/wiring.ts`, replace `pages]` with `things, pages]`.',
  '## Test it',
  '```sh',
  'npx vitest run x',
  '```',
].join('\n')

it('reads files, edits and commands, with the section that they stand in', () => {
  expect(readRecipe(page)).toEqual([
    { section: '1. The list', kind: 'write', file: 'contract/things.ts', text: "export const things = ['a']\n" },
    {
      section: '1. The list',
      kind: 'insert',
      file: 'contract/calls/calls.ts',
      after: 'import a',
      text: '  import b\n',
    },
    { section: '1. The list', kind: 'replace', file: 'server/wiring.ts', from: 'pages]', to: 'things, pages]' },
    { section: 'Test it', kind: 'run', command: 'npx vitest run x' },
  ])
})

it('refuses code that says neither its file nor what to do with it', () => {
  expect(() => readRecipe('Like this:\n```ts\nconst a = 1\n```')).toThrow("code block after 'Like this:'")
  expect(() => readRecipe('New file `a.ts`:\n```ts\nconst a = 1\n')).toThrow('line 2 does not end')
})

const edit = (change: object) => ({ section: '', file: 'a.ts', ...change }) as Exclude<Step, { kind: 'run' }>

it('puts lines after the one that is named, at the end, or in the place of others', () => {
  const file = 'one\n  two\nthree\n'
  expect(applyStep(edit({ kind: 'insert', after: 'two', text: '  new\n' }), file)).toBe('one\n  two\n  new\nthree\n')
  expect(applyStep(edit({ kind: 'append', text: 'new\n' }), file)).toBe('one\n  two\nthree\n\nnew\n')
  expect(applyStep(edit({ kind: 'replace', from: 'two', to: '$2' }), file)).toBe('one\n  $2\nthree\n')
  expect(applyStep(edit({ kind: 'write', text: 'new\n' }), undefined)).toBe('new\n')
})

it.each([
  [{ kind: 'insert', after: 'two', text: 'x\n' }, 'one\n', "has 0 lines 'two'"],
  [{ kind: 'insert', after: 'two', text: 'x\n' }, 'two\n two\n', "has 2 lines 'two'"],
  [{ kind: 'replace', from: 'o', to: 'x' }, 'foo', "has 'o' 2 times"],
  [{ kind: 'append', text: 'x\n' }, undefined, 'does not exist'],
  [{ kind: 'write', text: 'x\n' }, 'old', 'exists already'],
])('fails where the file is not as the page says: %j on %j', (change, current, message) => {
  expect(() => applyStep(edit(change), current)).toThrow(message)
})
