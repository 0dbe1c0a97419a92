import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, readFont } from './font.ts'

const require = createRequire(import.meta.url)

/** The letters of our documents, read at the first document. Latin only: western European languages, and signs such as '−' and '€'. */
export type Faces = { regular: Font; bold: Font }

let faces: Faces | undefined

export function documentFaces(): Faces {
  faces ??= {
    regular: readFont(
      'HankenGrotesk-Regular',
      readFileSync(require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff')),
    ),
    bold: readFont(
      'HankenGrotesk-Bold',
      readFileSync(require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-700-normal.woff')),
    ),
  }
  return faces
}
