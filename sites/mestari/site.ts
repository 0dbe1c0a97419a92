import type { Site } from '#contract/site.ts'

export const mestari = {
  id: 'mestari',
  name: 'Mestari',
  about: 'Lihamestarin tinkimätöntä työtä: savumakkarat, kinkut ja leikkeleet, joissa maistuu liha eikä selittely.',
  brand: 'mestari',
  languages: ['fi'],
  theme: {
    colors: {
      paper: '#f8f2e7',
      surface: '#ece1ce',
      ink: '#15110d',
      soft: '#594e43',
      line: '#d6c7ae',
      brand: '#141210',
      onBrand: '#f8f2e7',
      accent: '#d0201b',
      onAccent: '#ffffff',
      deep: '#5a0e0b',
      onDeep: '#fbebdd',
      link: '#a81712',
    },
    type: {
      heading: 'bigShoulders',
      body: 'archivo',
      headingWeight: 900,
      headingCase: 'uppercase',
      headingTracking: 0.005,
      headingScale: 1.3,
    },
    shape: { radius: 0, button: 0 },
  },
  header: {
    variant: 'drop-down',
    stickyAt: 100,
    languageControl: 'none',
    sideLanguages: 'none',
    sideSearch: false,
    sideBranches: 'links',
  },
  searchGroup: 0,
  features: [],
} as const satisfies Site
