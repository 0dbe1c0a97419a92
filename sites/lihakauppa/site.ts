import type { Site } from '#contract/site.ts'

export const lihakauppa = {
  id: 'lihakauppa',
  name: 'Kaskimaan Lihakauppa',
  about:
    'Lihamestarin tiski verkossa: kypsytetyt pihvit, paistit ja makkarat kotiovellesi kylmäkuljetuksella.',
  brand: 'lihakauppa',
  languages: ['fi'],
  theme: {
    colors: {
      paper: '#fff9f3',
      surface: '#f6e7da',
      ink: '#2a0e10',
      soft: '#6b4843',
      line: '#e3cbbb',
      brand: '#6d0f1b',
      onBrand: '#fff1e3',
      accent: '#d2402a',
      onAccent: '#ffffff',
      deep: '#350810',
      onDeep: '#f6e7da',
      link: '#96161b',
    },
    type: {
      heading: 'besley',
      body: 'hankenGrotesk',
      headingWeight: 800,
      headingCase: 'none',
      headingTracking: -0.015,
      headingScale: 0.95,
    },
    shape: { radius: 0.25, button: 0.25 },
  },
  header: {
    variant: 'mega-menu',
    stickyAt: 200,
    languageControl: 'none',
    sideLanguages: 'none',
    sideSearch: true,
    sideBranches: 'accordions',
  },
  cards: { product: 'lkProductCard' },
  mail: {
    sender: 'ala-vastaa@kaskimaa.example',
    recipient: 'lihakauppa@kaskimaa.example',
    recipients: { complaint: 'reklamaatiot@kaskimaa.example' },
  },
  searchGroup: 0,
  features: ['shop', 'newsletter'],
} as const satisfies Site
