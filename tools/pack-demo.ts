import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type * as Reader from '../server/demo/read-demo-folder.ts'

const MODULE = join(import.meta.dirname, '../server/demo/demo-content.ts')
const READER = pathToFileURL(join(import.meta.dirname, '../server/demo/read-demo-folder.ts')).href

/** Puts the demo content itself in place of the module that reads its files: a start of the built program reads no folder. */
export function packDemo(): Plugin {
  return {
    name: 'pack-demo',
    apply: 'build',
    async load(id) {
      if (id !== MODULE) return null
      // Not by its name: what the configuration imports by name, Vite restarts the development server for when it changes.
      const { readDemoFolder }: typeof Reader = await import(READER)
      // As a text, which is parsed several times as fast as an object of JavaScript.
      const json = JSON.stringify(JSON.stringify(readDemoFolder()))
      return `const content = JSON.parse(${json})\nexport const demoContent = () => content\n`
    },
  }
}
