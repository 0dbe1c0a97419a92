import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the embedded databases of the tests are. */
    databaseFolder: string
  }
}

/**
 * A folder for the embedded databases of a project, removed after its last test. Not by a hook of a file: files share what they import,
 * so the hook of a module belongs to the first of them alone.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-test-'))
  project.provide('databaseFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
