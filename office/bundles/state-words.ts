/** States of bundles, as in the address. */
export const stateWords = ['koottavana', 'ajastettu', 'julkaistu', 'otettu-takaisin'] as const

export const stateOfWord = {
  koottavana: 'open',
  ajastettu: 'planned',
  julkaistu: 'published',
  'otettu-takaisin': 'taken-back',
} as const

export const states = {
  open: { label: 'Koottavana', kind: 'plain' },
  planned: { label: 'Ajastettu', kind: 'info' },
  published: { label: 'Julkaistu', kind: 'good' },
  'taken-back': { label: 'Otettu takaisin', kind: 'warning' },
} as const

export const changes = [
  '/api/office/bundles',
  '/api/office/pages',
  '/api/office/products',
  '/api/office/frames',
  '/api/office/media',
] as const
