import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findCycles, folderGraph, type Graph, importGraph } from './import-graph.ts'
import { demoProblems } from './users-of-demo.ts'

// Reports import cycles between files and between the folders of `server/` and `web/`, and imports of the demo.
const files = listed('*.ts', '*.tsx').filter((file) => !isTest(file))
const graph = graphOf(files)

function listed(...patterns: string[]): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
  return output.split('\n').filter((file) => file && existsSync(file))
}

function graphOf(files: readonly string[]): Graph {
  return importGraph(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
}

function isTest(file: string): boolean {
  return /\.(test|spec|examples)\.tsx?$|\/testing\//.test(file)
}

function folderOf(file: string): string | undefined {
  return /^((?:server|web)\/[^/]+)\//.exec(file)?.[1] ?? /^(contract|demo|sites)\//.exec(file)?.[1]
}

function importsWithin(cycle: readonly string[], folders: Graph): string[] {
  return cycle.flatMap((from) =>
    [...(folders.get(from) ?? [])].filter((to) => cycle.includes(to)).map((to) => `${from} -> ${to}`),
  )
}

const folders = folderGraph(graph, folderOf)
const problems = [
  ...findCycles(graph).map((cycle) => `Import cycle between files: ${cycle.join(', ')}`),
  ...findCycles(folders).map((cycle) => `Import cycle between folders: ${importsWithin(cycle, folders).join(', ')}`),
  ...demoProblems(graphOf(listed('*.ts', '*.tsx', '*.mjs', '*.json'))),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${files.length} files checked for import cycles and imports of the demo.\n`)
if (problems.length > 0) process.exit(1)
