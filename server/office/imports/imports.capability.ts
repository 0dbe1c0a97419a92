import type { Capability } from '#server/capability.ts'
import { type ImportNeeds, importCalls } from './imports.http.ts'

/** Tables that staff import. What they do is in `server/imports/`. */
export function openImports(needs: ImportNeeds) {
  return { name: 'imports', calls: importCalls(needs) } satisfies Capability
}
