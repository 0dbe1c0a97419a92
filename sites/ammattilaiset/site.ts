import type { Site } from '#contract/site.ts'

export const ammattilaiset = {
  id: 'ammattilaiset',
  name: 'Kaskimaa Ammattilaiset',
  about: 'Ammattikeittiön työkalut ja tuotteet samassa paikassa: reseptit, annoslaskuri, lounaslistat ja tilauskoodit.',
  brand: 'ammattilaiset',
  languages: ['fi'],
  theme: {
    colors: {
      paper: '#f7f8f5',
      surface: '#e8ebe4',
      ink: '#121a16',
      soft: '#4c5851',
      line: '#cdd4cb',
      brand: '#18231e',
      onBrand: '#f3f6ef',
      accent: '#c4450c',
      onAccent: '#ffffff',
      deep: '#0c130f',
      onDeep: '#e3e9df',
      link: '#a83a08',
    },
    type: {
      heading: 'archivo',
      body: 'archivo',
      headingWeight: 750,
      headingCase: 'none',
      headingTracking: -0.02,
      headingScale: 0.95,
    },
    shape: { radius: 0.125, button: 0.125 },
  },
  header: {
    variant: 'mega-menu',
    stickyAt: 130,
    languageControl: 'none',
    sideLanguages: 'none',
    sideSearch: true,
    sideBranches: 'accordions',
  },
  searchGroup: 0,
  features: ['overlay'],
} as const satisfies Site
