/** The filters of `contract/office/pages/list.ts` as the address names them. */
export const filters = {
  luonnos: { filter: 'draft', label: 'Julkaisemattomia muutoksia' },
  uusi: { filter: 'new', label: 'Ei vielä julkaistu' },
  julkaistu: { filter: 'published', label: 'Julkaistu' },
  ajastettu: { filter: 'scheduled', label: 'Ajastettu' },
  ristiriita: { filter: 'asking', label: 'Ristiriita odottaa' },
  vanha: { filter: 'old', label: 'Ei muutettu vuoteen' },
  piilossa: { filter: 'hidden', label: 'Ei näkyvissä' },
  roskakori: { filter: 'binned', label: 'Roskakori' },
} as const

export type FilterWord = keyof typeof filters
export const filterWords = Object.keys(filters) as FilterWord[]

/** Of `contract/office/pages/list.ts`, too. */
export const translations = {
  puuttuu: { filter: 'missing', label: 'Puuttuu jollakin kielellä' },
  jaljessa: { filter: 'behind', label: 'Jäljessä' },
  ajantasalla: { filter: 'current', label: 'Ajan tasalla' },
} as const

export type TranslationWord = keyof typeof translations
export const translationWords = Object.keys(translations) as TranslationWord[]
