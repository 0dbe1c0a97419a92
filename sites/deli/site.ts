import type { Site } from '#contract/site.ts'

export const deli = {
  id: 'deli',
  name: 'Herkkutiski',
  about: 'Palvelutiskin parhaat palat kotiin: patee, kylmäsavut ja salaatit, joista syntyy pöytä hetkessä.',
  brand: 'deli',
  languages: ['fi'],
  theme: {
    colors: {
      paper: '#fffcf8',
      surface: '#faebe4',
      ink: '#3a1420',
      soft: '#704c50',
      line: '#eed3c8',
      brand: '#f4b6a6',
      onBrand: '#3a1420',
      accent: '#4b5a1c',
      onAccent: '#ffffff',
      deep: '#3a1420',
      onDeep: '#fae3da',
      link: '#8c2b3a',
    },
    type: {
      heading: 'fraunces',
      body: 'hankenGrotesk',
      headingWeight: 600,
      headingCase: 'none',
      headingTracking: -0.02,
      headingScale: 1.05,
    },
    shape: { radius: 0.75, button: 99 },
  },
  header: {
    variant: 'mega-menu',
    stickyAt: 100,
    languageControl: 'none',
    sideLanguages: 'none',
    sideSearch: true,
    sideBranches: 'accordions',
  },
  searchGroup: 1,
  features: [],
} as const satisfies Site
