import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = join(import.meta.dirname, '../server/demo/demo-content.ts')

/** Puts the demo content itself in place of the module that reads its files: a start of the built program reads no folder. */
export function packDemo(): Plugin {
  return {
    name: 'pack-demo',
    apply: 'build',
    async load(id) {
      if (id !== MODULE) return null
      const { readDemoFolder } = await import('../server/demo/read-demo-folder.ts')
      // As a text, which is parsed several times as fast as an object of JavaScript.
      const json = JSON.stringify(JSON.stringify(readDemoFolder()))
      return `const content = JSON.parse(${json})\nexport const demoContent = () => content\n`
    },
  }
}
