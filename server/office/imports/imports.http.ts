import { compareImport, type ImportKindName, runImport } from '#contract/office/imports/imports.ts'
import { accepted, type Outcome } from '#contract/values/outcome.ts'
import type { Actor } from '#server/audit/audit.store.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { Difference } from '#server/imports/import-table.ts'

type Table = { kind: ImportKindName; content: string }
type Import = { table: Table; by: Actor; digest: string; anyway: boolean }

export type ImportNeeds = {
  compare: (table: Table) => Promise<Difference>
  run: (given: Import) => Promise<Outcome<{ summary: string[] }, 'IMPORT_INVALID' | 'IMPORT_CHANGED'>>
}

export function importCalls({ compare, run }: ImportNeeds): ServedCall[] {
  return [
    served(compareImport, async ({ params: { kind }, body: { content } }) =>
      accepted(await compare({ kind, content })),
    ),
    served(runImport, ({ staff, params: { kind }, body: { content, digest, anyway = false } }) =>
      run({ table: { kind, content }, by: staff, digest, anyway }),
    ),
  ]
}
