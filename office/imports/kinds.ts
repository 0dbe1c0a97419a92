import type { ImportKindName } from '#contract/office/imports/imports.ts'

type Kind = { name: ImportKindName; label: string; columns: string }

/** By their word in the address. */
export const kindWords = {
  hinnat: {
    name: 'prices',
    label: 'Hinnat ja tiedot',
    columns:
      'code; vapaaehtoiset price, reduced, recommended, grams, vat, date, days. Puuttuva sarake ei muuta mitään.',
  },
  varasto: {
    name: 'stock',
    label: 'Varasto',
    columns: 'code, stock. Laskettu hyllystä, tilausten varaamat mukaan lukien; tyhjä on rajaton.',
  },
  koodit: {
    name: 'codes',
    label: 'Koodit',
    columns: 'code, kind, value; vapaaehtoiset minimum, from, until, uses.',
  },
  postinumerot: {
    name: 'postal-codes',
    label: 'Postinumerot',
    columns: 'Postin PCF-tiedosto, joka korvaa kaikki postinumerot.',
  },
  alueet: {
    name: 'areas',
    label: 'Toimitusalueet',
    columns: 'area, place, codes, days, from, until, places, closes. Korvaa kaikki alueet.',
  },
  paivat: {
    name: 'days',
    label: 'Poikkeuspäivät',
    columns: 'date; vapaaehtoiset area, as. Korvaa kaikki poikkeuspäivät.',
  },
} as const satisfies Record<string, Kind>

export type KindWord = keyof typeof kindWords
