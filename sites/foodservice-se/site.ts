import type { Site } from '#contract/site.ts'

export const foodserviceSe = {
  id: 'foodservice-se',
  name: 'Kaskimaa Foodservice Sverige',
  about: 'Allt för det svenska storköket: råvaror, recept och portionsräknare som får lunchen att gå ihop.',
  brand: 'foodservice-se',
  languages: ['se'],
  theme: {
    colors: {
      paper: '#fffefa',
      surface: '#faf2d8',
      ink: '#14233a',
      soft: '#4f5c70',
      line: '#e3d8b4',
      brand: '#1c2f4a',
      onBrand: '#fdf3d6',
      accent: '#1876b5',
      onAccent: '#ffffff',
      deep: '#101d30',
      onDeep: '#faefc9',
      link: '#0a5a90',
    },
    type: {
      heading: 'archivo',
      body: 'archivo',
      headingWeight: 700,
      headingCase: 'uppercase',
      headingTracking: 0.01,
      headingScale: 0.88,
    },
    shape: { radius: 0.25, button: 0.25 },
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
  features: [],
} as const satisfies Site
