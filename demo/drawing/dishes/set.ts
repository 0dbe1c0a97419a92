import { at, type Motif, put, rows } from '../draw.ts'

/** Several of a motif: `'x y turn, x y turn'` says where they lie. */
export const set = (places: string, motif: (index: number) => Motif, look: Parameters<typeof put>[3] = {}) =>
  rows(places)
    .map(([x = 0, y = 0, turn = 0], index) => put(motif(index), x, y, { lift: 8, ...look, turn }))
    .join('')

/** The same drawing in several places, kept once: for what is made of several motifs, which `reuse` cannot hold. */
export const copies = (id: string, art: string, scale: number, places: string) =>
  rows(places)
    .map(([x = 0, y = 0, turn = 0], index) =>
      at(x, y, scale, turn, index === 0 ? `<g id="${id}">${art}</g>` : `<use href="#${id}"/>`),
    )
    .join('')
