import type { Site } from '#contract/site.ts'

export const exportSite = {
  id: 'export',
  name: 'Kaskimaa Export',
  about:
    'Finnish pork, poultry and beef for the world market: certified plants, full traceability and a direct line to our export team.',
  brand: 'export',
  languages: ['en'],
  theme: {
    colors: {
      paper: '#ffffff',
      surface: '#edf3fa',
      ink: '#0a1a33',
      soft: '#4a5b75',
      line: '#cbd8e8',
      brand: '#0b46c1',
      onBrand: '#ffffff',
      accent: '#f0592a',
      onAccent: '#0a1226',
      deep: '#071b45',
      onDeep: '#dce9fb',
      link: '#0b46c1',
    },
    type: {
      heading: 'hankenGrotesk',
      body: 'hankenGrotesk',
      headingWeight: 800,
      headingCase: 'none',
      headingTracking: -0.03,
      headingScale: 1,
    },
    shape: { radius: 0, button: 0.25 },
  },
  header: {
    variant: 'mega-menu',
    stickyAt: 100,
    languageControl: 'none',
    sideLanguages: 'none',
    sideSearch: true,
    sideBranches: 'accordions',
  },
  cards: { product: 'exportProductCard', barcodes: true },
  noLikes: true,
  mail: { sender: 'ala-vastaa@kaskimaa.example', recipient: 'export@kaskimaa.example' },
  searchGroup: 0,
  searchPrompts: { en: 'Search products, shipping and more' },
  features: ['data-sheets'],
} as const satisfies Site
