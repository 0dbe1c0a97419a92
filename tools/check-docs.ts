import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Checks the documentation: every link and every named file exists, and the README's map names every folder.
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file && existsSync(file))
const pages = files.filter((file) => /^([^/]+|docs\/.*|(.*\/)?README)\.md$/.test(file))

const inRepository = /^(\.ci|bench|contract|demo|docs|e2e|sandbox|server|sites|tools|web)\//

function deadLinksOf(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/```[\s\S]*?```/g, '')
  const newFiles = [...text.matchAll(/New file `([^`]+)`/g)].map(([, name]) => name)
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target)
  const names = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
  return [
    ...links.filter((target) => !/^(https?|mailto):/.test(target) && !existsSync(join(dirname(page), target))),
    ...names.filter(
      (name) => inRepository.test(name) && !/[<*{…]/.test(name) && !newFiles.includes(name) && !existsSync(name),
    ),
  ].map((target) => `${page}: ${target} does not exist`)
}

/** Folders of the first level, of `server/` and of `web/`. */
function mappedFolders(): Set<string> {
  const patterns = [/^[^/]+\//, /^(server|web)\/[^/]+\//]
  return new Set(files.flatMap((file) => patterns.flatMap((pattern) => pattern.exec(file)?.[0] ?? [])))
}

function foldersMissingInMap(): string[] {
  const map = /^## Map\n([\s\S]*?)^## /m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  return [...mappedFolders()]
    .filter((folder) => !map.includes(`| \`${folder}\` |`))
    .map((folder) => `README.md: the map has no row for ${folder}`)
}

const problems = [...pages.flatMap(deadLinksOf), ...foldersMissingInMap()]
for (const line of problems) process.stderr.write(`${line}\n`)
process.stdout.write(`${pages.length} pages of documentation checked.\n`)
if (problems.length > 0) process.exit(1)
