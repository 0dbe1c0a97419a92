import type { Plugin } from 'vite'
import { PACK, pack, readSvgFiles } from '../pictures/svg-files.ts'

/** Packs the SVG files of all pictures into one file of the server build, so that the server does not read each of them at start. */
export function packPictures(): Plugin {
  return {
    name: 'pack-pictures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PACK, source: pack(readSvgFiles()) })
    },
  }
}
