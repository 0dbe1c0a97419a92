import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { blocks } from '#web/blocks/registry.ts'
import { blockSchemas } from '#web/blocks/schemas.ts'
import { lists, textOf } from './lists.ts'
import { staleLists } from './write-lists.ts'

it('every list is as the files of its folder; `npm run lists` writes those that are not', () => {
  expect(staleLists()).toEqual([])
})

it('blocks and their schemas have the same names', () => {
  expect([...blockSchemas.keys()].sort()).toEqual([...blocks.keys()].sort())
})

/** A folder with the lists as they are, and a new file of each kind. */
function aScratchFolder(planted: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-lists-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const room of ['web/blocks', 'web/messages', 'contract']) cpSync(room, join(folder, room), { recursive: true })
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

it('a new block, schema, file of texts or call makes its list stale, and is in the new text', () => {
  const planted = {
    'web/blocks/guest-count/guest-count.block.tsx': 'export const guestCount = defineBlock({})\n',
    'web/blocks/guest-count/guest-count.schema.ts': 'export const guestCountSchema = z.strictObject({})\n',
    'web/messages/pages/guests.messages.ts': 'export const guestsMessages = {\n}\n',
    'contract/guests/guests.ts':
      'export const sendGuest = defineCall({})\nexport const more = [\n  defineCall({}),\n]\n',
  }
  const folder = aScratchFolder(planted)
  expect(staleLists(folder)).toEqual(lists.map(({ file }) => file))
  const text = lists.map((list) => textOf(list, folder)).join('')
  expect(text).toContain("import { guestCount } from './guest-count/guest-count.block.tsx'")
  expect(text).toContain("['guest-count', guestCountSchema],")
  expect(text).toContain("import { guestsMessages } from './pages/guests.messages.ts'")
  expect(text).toContain("import { sendGuest, more } from '#contract/guests/guests.ts'")
  expect(text).toMatch(/sendGuest, \.\.\.more/)
})

it('a file that is removed leaves its list', () => {
  const folder = aScratchFolder({})
  rmSync(join(folder, 'web/messages/customers/likes.messages.ts'))
  expect(staleLists(folder)).toEqual(['web/messages/feature-list.ts'])
  expect(readFileSync(join(folder, 'web/messages/feature-list.ts'), 'utf8')).toContain('likesMessages')
})
