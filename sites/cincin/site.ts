import type { Site } from '#contract/site.ts'

export const cincin = {
  id: 'cincin',
  name: 'CinCin',
  about: 'Viinibaarin pikkupurtavat kotisohvalle: kilistä lasit, avaa paketti ja anna illan venyä.',
  brand: 'cincin',
  languages: ['fi'],
  theme: {
    colors: {
      paper: '#fffdf6',
      surface: '#f3f2d3',
      ink: '#3b0f2b',
      soft: '#6e4a5e',
      line: '#deddb0',
      brand: '#c9d44b',
      onBrand: '#3b0f2b',
      accent: '#a3134f',
      onAccent: '#ffffff',
      deep: '#3b0f2b',
      onDeep: '#f1f4c4',
      link: '#a3134f',
    },
    type: {
      heading: 'unbounded',
      body: 'hankenGrotesk',
      headingWeight: 700,
      headingCase: 'none',
      headingTracking: -0.03,
      headingScale: 0.8,
    },
    shape: { radius: 2, button: 99 },
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
  features: ['campaign'],
} as const satisfies Site
