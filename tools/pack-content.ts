import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Modules that read files, and the modules with the function that they pass on. */
const packed = [
  {
    module: 'demo/filling/demo-content.ts',
    name: 'demoContent',
    reader: 'demo/filling/read-demo-folder.ts',
    read: 'readDemoFolder',
  },
  {
    module: 'server/thesaurus/thesauri.ts',
    name: 'thesauri',
    reader: 'server/thesaurus/read-thesauri.ts',
    read: 'readThesauri',
  },
]

const root = join(import.meta.dirname, '..')

/** Puts content itself in place of the modules that read its files: a start of the built program reads no folder. */
export function packContent(): Plugin {
  return {
    name: 'pack-content',
    apply: 'build',
    async load(id) {
      const found = packed.find(({ module }) => id === join(root, module))
      if (!found) return null
      // Not by its name: what the configuration imports by name, Vite restarts the development server for when it changes.
      const reader: Record<string, () => unknown> = await import(pathToFileURL(join(root, found.reader)).href)
      // As a text, which is parsed several times as fast as an object of JavaScript.
      const json = JSON.stringify(JSON.stringify(reader[found.read]?.()))
      return `const content = JSON.parse(${json})\nexport const ${found.name} = () => content\n`
    },
  }
}
