import type { Site } from '#contract/site.ts'

export const koulu = {
  id: 'koulu',
  name: 'Kaskimaan koulu',
  about: 'Ruokatietoa oppitunneille: maksutonta opetusmateriaalia pellolta pöytään kaikille luokka-asteille.',
  brand: 'koulu',
  languages: ['fi'],
  theme: {
    colors: {
      paper: '#fffef9',
      surface: '#fff3cb',
      ink: '#12284b',
      soft: '#4c5c78',
      line: '#ebdda9',
      brand: '#8fd0ff',
      onBrand: '#12284b',
      accent: '#d33a20',
      onAccent: '#ffffff',
      deep: '#12284b',
      onDeep: '#e4f3ff',
      link: '#1b50b5',
    },
    type: {
      heading: 'fredoka',
      body: 'hankenGrotesk',
      headingWeight: 600,
      headingCase: 'none',
      headingTracking: 0,
      headingScale: 1.05,
    },
    shape: { radius: 1.25, button: 99 },
  },
  header: {
    variant: 'mega-menu',
    stickyAt: 120,
    languageControl: 'none',
    sideLanguages: 'none',
    sideSearch: true,
    sideBranches: 'accordions',
  },
  searchGroup: 0,
  features: [],
} as const satisfies Site
