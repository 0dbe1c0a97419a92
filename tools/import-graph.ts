import { dirname, join, normalize } from 'node:path'

/** For each node, the nodes that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'((?:\.{1,2}\/|#)[^'?]+)(?:\?\w+)?'/g

/** Imports between the files of a project, including type imports. */
export function importGraph(sources: ReadonlyMap<string, string>): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [file, text] of sources) {
    const imported = [...text.matchAll(IMPORT)].map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)),
    )
    graph.set(file, new Set(imported.filter((name) => sources.has(name) && name !== file)))
  }
  return graph
}

/** The same graph between folders. Files for which `folderOf` is undefined, such as `server/app.ts`, are skipped. */
export function folderGraph(files: Graph, folderOf: (file: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [file, imported] of files) {
    const folder = folderOf(file)
    if (!folder) continue
    const targets = graph.get(folder) ?? new Set<string>()
    graph.set(folder, targets)
    for (const other of imported) {
      const target = folderOf(other)
      if (target && target !== folder) targets.add(target)
    }
  }
  return graph
}

/** Files outside a folder that import a file in it, each with what it imports. */
export function importersOf(folder: string, files: Graph): Graph {
  const isInside = (file: string) => file.startsWith(folder)
  const found = [...files]
    .filter(([file]) => !isInside(file))
    .map(([file, imported]) => [file, new Set([...imported].filter(isInside))] as const)
  return new Map(found.filter(([, imported]) => imported.size > 0))
}

/** Groups of nodes that reach each other (Tarjan's strongly connected components with more than one node). */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (node: string) => {
    order.set(node, order.size)
    low.set(node, order.get(node) as number)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) as number, low.get(next) as number))
    }
    if (low.get(node) !== order.get(node)) return
    const cycle = stack.splice(stack.indexOf(node))
    if (cycle.length > 1) cycles.push(cycle.sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return cycles
}
