import { dirname, join, normalize } from 'node:path'

/** For each node, the nodes that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'((?:\.{1,2}\/|#)[^'?]+)(?:\?\w+)?'/g

/** Imports between the files of a project, of types too: a circle of types is a circle of ideas. */
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

/** The same graph between folders. Files directly in a parent folder, such as `server/app.ts`, put folders together and count as none. */
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

/** Groups of nodes that reach each other (Tarjan's strongly connected components with more than one node). */
export function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (node: string) => {
    order.set(node, order.size)
    low.set(node, order.get(node) as number)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) as number, low.get(next) as number))
    }
    if (low.get(node) !== order.get(node)) return
    const circle = stack.splice(stack.indexOf(node))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}
