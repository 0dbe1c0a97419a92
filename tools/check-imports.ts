import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { circlesOf, folderGraph, type Graph, importGraph } from './import-graph.ts'

// Reports circles of imports: between files, and between the folders of `server/` and `web/`, where arrows go one way.
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file && existsSync(file) && !isTest(file))
const graph = importGraph(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))

function isTest(file: string): boolean {
  return /\.(test|spec|examples)\.tsx?$|\/testing\//.test(file)
}

function folderOf(file: string): string | undefined {
  return /^((?:server|web)\/[^/]+)\//.exec(file)?.[1] ?? /^(contract|content|sites)\//.exec(file)?.[1]
}

function arrowsWithin(circle: readonly string[], folders: Graph): string[] {
  return circle.flatMap((from) =>
    [...(folders.get(from) ?? [])].filter((to) => circle.includes(to)).map((to) => `${from} -> ${to}`),
  )
}

const folders = folderGraph(graph, folderOf)
const problems = [
  ...circlesOf(graph).map((circle) => `A circle of imports: ${circle.join(', ')}`),
  ...circlesOf(folders).map((circle) => `A circle of folders: ${arrowsWithin(circle, folders).join(', ')}`),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${files.length} files checked for circles of imports.\n`)
if (problems.length > 0) process.exit(1)
