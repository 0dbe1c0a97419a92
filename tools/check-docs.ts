import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Checks that every link and every named file of the documentation exists.
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

const rooms = /^(\.ci|bench|content|contract|docs|e2e|server|sites|tools|web)\//

function deadLinksOf(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/```[\s\S]*?```/g, '')
  const newFiles = [...text.matchAll(/New file `([^`]+)`/g)].map(([, name]) => name)
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target)
  const files = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name).filter((name) => rooms.test(name))
  return [
    ...links.filter((target) => !/^(https?|mailto):/.test(target) && !existsSync(join(dirname(page), target))),
    ...files.filter((name) => !/[<*{…]/.test(name) && !newFiles.includes(name) && !existsSync(name)),
  ].map((target) => `${page}: ${target} does not exist`)
}

const dead = pages.flatMap(deadLinksOf)
for (const line of dead) process.stderr.write(`${line}\n`)
process.stdout.write(`${pages.length} pages of documentation checked.\n`)
if (dead.length > 0) process.exit(1)
