import type { Page } from '#contract/content/content.ts'
import type { Operation } from '#contract/office/pages/operations.ts'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import type { Database } from '#server/db/database.ts'
import type { RunningApp } from './running-app.ts'
import { aStaffBrowser } from './staff.ts'

/** As content files bring them. */
export async function imported({ sql }: Pick<Database, 'sql'>, ...pages: readonly Page[]): Promise<void> {
  const saved = await savePages({ store: contentStore(sql), checkBlocks: () => [] }, pages)
  if (!saved.ok) throw new Error(saved.problems.join('\n'))
}

type Unnumbered = Operation extends infer One ? (One extends Operation ? Omit<One, 'from'> : never) : never

/** An editor with a window that has a page open. */
export async function anEditor(
  app: Pick<RunningApp, 'get'>,
  database: Pick<Database, 'sql'>,
  given: Partial<Parameters<typeof aStaffBrowser>[2]> = {},
) {
  const staff = await aStaffBrowser(app, database, { roles: ['editor'], ...given })
  const at = (id: number, rest = '') => `/api/office/pages/${id}${rest}`
  const open = async (id: number) => {
    const window = crypto.randomUUID()
    const seen = { revision: 0, number: 0 }
    const read = async () => {
      const { body } = await staff.get(at(id, '/draft'))
      seen.revision = body.draft.revision
      return body
    }
    await read()
    const save = async (...operations: Unnumbered[]) => {
      const from = seen.revision
      seen.number += 1
      const sent = {
        window,
        number: seen.number,
        revision: from,
        operations: operations.map((operation) => ({ ...operation, from })),
      }
      const answer = await staff.post(at(id, '/draft'), sent)
      if (answer.status === 200) seen.revision = answer.body.revision
      return answer
    }
    const set = (block: string | null, path: (string | number)[], value: unknown) =>
      save({ kind: 'set', block, path, value })
    const publish = (more: object = {}) => staff.post(at(id, '/publish'), { revision: seen.revision, ...more })
    return { window, seen, read, save, set, publish }
  }
  return { ...staff, at, open }
}
