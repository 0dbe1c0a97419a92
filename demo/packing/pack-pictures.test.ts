import { expect, it } from 'vitest'
import { readSvgFiles, unpack } from '../pictures/svg-files.ts'
import { packPictures } from './pack-pictures.ts'

it('packs every SVG file unchanged into one file of a tenth of their size', () => {
  const emitted: { fileName: string; source: Buffer }[] = []
  const { generateBundle } = packPictures() as unknown as { generateBundle: () => void }
  generateBundle.call({ emitFile: (file: (typeof emitted)[number]) => emitted.push(file) })
  expect(emitted.map(({ fileName }) => fileName)).toEqual(['pictures.pack'])
  const svgs = readSvgFiles()
  const { source = Buffer.alloc(0) } = emitted[0] ?? {}
  expect(unpack(source)).toEqual(svgs)
  expect(source.length).toBeLessThan([...svgs.values()].join('').length / 10)
})
