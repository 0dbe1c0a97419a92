import type { Plugin } from 'vite'
import { demoFiles, FILES_FOLDER, readDemoFile } from '../files/files.ts'

/** Puts the documents and films of the demo beside the built program. */
export function packFiles(): Plugin {
  return {
    name: 'pack-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      for (const { name } of demoFiles) {
        this.emitFile({ type: 'asset', fileName: `${FILES_FOLDER}/${name}`, source: readDemoFile(name) })
      }
    },
  }
}
