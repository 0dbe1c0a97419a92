export const filterWords = ['kayttamattomat', 'ilman-tekstia', 'oikeudet', 'roskakori'] as const
export type FilterWord = (typeof filterWords)[number]

export const filters = {
  kayttamattomat: { label: 'Käyttämättömät', filter: 'unused' },
  'ilman-tekstia': { label: 'Ilman vaihtoehtoista tekstiä', filter: 'silent' },
  oikeudet: { label: 'Oikeus päättynyt tai päättyy', filter: 'rights' },
  roskakori: { label: 'Roskakori', filter: 'binned' },
} as const satisfies Record<FilterWord, { label: string; filter: string }>
