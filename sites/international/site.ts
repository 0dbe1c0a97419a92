import type { Site } from '#contract/site.ts'

export const international = {
  id: 'international',
  name: 'Kaskimaa International',
  about: 'Nordic food from fields that never sleep in summer: discover the Kaskimaa brands on tables across Europe.',
  brand: 'international',
  languages: ['en', 'de'],
  theme: {
    colors: {
      paper: '#fcfaf5',
      surface: '#edf0ea',
      ink: '#0c2a2f',
      soft: '#4a6064',
      line: '#d3dbd6',
      brand: '#0d5b63',
      onBrand: '#fff6e5',
      accent: '#de651e',
      onAccent: '#170c05',
      deep: '#082f36',
      onDeep: '#e5efea',
      link: '#0d5b63',
    },
    type: {
      heading: 'bricolageGrotesque',
      body: 'hankenGrotesk',
      headingWeight: 600,
      headingCase: 'none',
      headingTracking: -0.025,
      headingScale: 1.05,
    },
    shape: { radius: 0.75, button: 0.5 },
  },
  header: {
    variant: 'mega-menu',
    stickyAt: 120,
    languageControl: 'drop-down',
    sideLanguages: 'globe',
    sideSearch: true,
    sideBranches: 'accordions',
  },
  searchGroup: 0,
  features: [],
} as const satisfies Site
