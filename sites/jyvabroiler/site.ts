import type { Site } from '#contract/site.ts'

export const jyvabroiler = {
  id: 'jyvabroiler',
  name: 'Jyväbroiler',
  about: 'Suomalaisella viljalla kasvanutta broileria: löydä arjen nopeimmat kanaruoat ja niiden raaka-aineet.',
  brand: 'jyvabroiler',
  languages: ['fi'],
  theme: {
    colors: {
      paper: '#fffdf4',
      surface: '#fff2c6',
      ink: '#2b1d0e',
      soft: '#67532f',
      line: '#f0dd9c',
      brand: '#ffcb2e',
      onBrand: '#2b1d0e',
      accent: '#c8351b',
      onAccent: '#ffffff',
      deep: '#3a2412',
      onDeep: '#ffefc2',
      link: '#a62a12',
    },
    type: {
      heading: 'gabarito',
      body: 'hankenGrotesk',
      headingWeight: 800,
      headingCase: 'none',
      headingTracking: -0.01,
      headingScale: 1.05,
    },
    shape: { radius: 1.5, button: 99 },
  },
  header: {
    variant: 'mega-menu',
    stickyAt: 100,
    languageControl: 'none',
    sideLanguages: 'none',
    sideSearch: true,
    sideBranches: 'accordions',
  },
  searchGroup: 0,
  features: [],
} as const satisfies Site
