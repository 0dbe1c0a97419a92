import type { Site } from '#contract/site.ts'

export const skogsgarden = {
  id: 'skogsgarden',
  name: 'Skogsgården',
  about: 'Charkuterier från gården i skogsbrynet: rökta över alved, kryddade som förr och skurna för dagens smörgås.',
  brand: 'skogsgarden',
  languages: ['se'],
  theme: {
    colors: {
      paper: '#fbf8ef',
      surface: '#ece7d5',
      ink: '#1c2a1c',
      soft: '#55604a',
      line: '#d4cdb4',
      brand: '#23402b',
      onBrand: '#f4efe0',
      accent: '#c24e2c',
      onAccent: '#ffffff',
      deep: '#16281b',
      onDeep: '#ece7d5',
      link: '#872518',
    },
    type: {
      heading: 'piazzolla',
      body: 'newsreader',
      headingWeight: 800,
      headingCase: 'none',
      headingTracking: -0.01,
      headingScale: 1.05,
    },
    shape: { radius: 0.375, button: 0.25 },
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
