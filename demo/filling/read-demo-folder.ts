import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import files from '#demo/files/files.json' with { type: 'json' }
import pictures from '#demo/pictures/pictures.json' with { type: 'json' }
import type { LanguageContent } from '#server/content-files/content-set.ts'
import { readContentFolder } from '#server/content-files/read-folder.ts'
import { Problems } from '#server/content-files/source.ts'
import { projectRoot } from '#server/project-root.ts'
import { sites } from '#sites/all.ts'
import { blockSchemas } from '#web/blocks/schemas.ts'

const folder = relative(process.cwd(), join(projectRoot, 'demo/content'))

let last: { version: string; content: readonly LanguageContent[] } | undefined

/** Reads the files of the demo content, once until one of them changes. */
export function readDemoFolder(): readonly LanguageContent[] {
  const version = versionOf(folder)
  if (last?.version === version) return last.content
  const problems = new Problems()
  const { content } = readContentFolder(folder, { sites, blockSchemas, pictures, files, problems })
  if (problems.sentences.length > 0) throw new Error(`The demo content is wrong:\n${problems.sentences.join('\n')}`)
  last = { version, content }
  return content
}

function versionOf(path: string): string {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return files.map((file) => `${file} ${statSync(join(path, file)).mtimeMs}`).join('\n')
}
