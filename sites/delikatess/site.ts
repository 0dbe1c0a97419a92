import type { Site } from '#contract/site.ts'

export const delikatess = {
  id: 'delikatess',
  name: 'Delikatess',
  about: 'Utvalda delikatesser för det dukade bordet: pastejer, gravat och kallskuret med omsorg i varje skiva.',
  brand: 'delikatess',
  languages: ['se', 'de'],
  theme: {
    colors: {
      paper: '#fdfcfa',
      surface: '#f1ede7',
      ink: '#1d2433',
      soft: '#5b6070',
      line: '#dcd5ca',
      brand: '#bfcdd3',
      onBrand: '#1d2433',
      accent: '#6e4a1e',
      onAccent: '#ffffff',
      deep: '#1d2433',
      onDeep: '#e8dcc8',
      link: '#6e4a1e',
    },
    type: {
      heading: 'cormorant',
      body: 'hankenGrotesk',
      headingWeight: 600,
      headingCase: 'none',
      headingTracking: -0.01,
      headingScale: 1.25,
    },
    shape: { radius: 0, button: 0 },
  },
  header: {
    variant: 'mega-menu',
    stickyAt: 100,
    languageControl: 'drop-down',
    sideLanguages: 'globe',
    sideSearch: true,
    sideBranches: 'accordions',
  },
  searchGroup: 0,
  features: [],
} as const satisfies Site
