import type { Site } from '#contract/site.ts'

export const yritys = {
  id: 'yritys',
  name: 'Kaskimaa Oyj',
  about: 'Kaskimaa on suomalainen elintarvikekonserni, joka tekee ruokaa yhdessä kotimaisten tuottajien kanssa.',
  brand: 'yritys',
  languages: ['fi', 'en', 'se'],
  theme: {
    colors: {
      paper: '#ffffff',
      surface: '#f0f4ee',
      ink: '#10302a',
      soft: '#50655e',
      line: '#d3ded4',
      brand: '#d5e3d0',
      onBrand: '#10302a',
      accent: '#0f5c4c',
      onAccent: '#ffffff',
      deep: '#10302a',
      onDeep: '#ddeadb',
      link: '#0f5c4c',
    },
    type: {
      heading: 'newsreaderHeadings',
      body: 'hankenGrotesk',
      headingWeight: 500,
      headingCase: 'none',
      headingTracking: -0.015,
      headingScale: 1.1,
    },
    shape: { radius: 0.375, button: 0.375 },
  },
  header: {
    variant: 'drop-down',
    stickyAt: 120,
    languageControl: 'drop-down',
    sideLanguages: 'list',
    sideSearch: true,
    sideBranches: 'accordions',
  },
  mail: {
    sender: 'ala-vastaa@kaskimaa.example',
    recipient: 'konserni@kaskimaa.example',
    recipients: { 'job-application': 'rekry@kaskimaa.example' },
  },
  searchGroup: 0,
  searchPrompts: {
    fi: 'Etsi uutinen, työpaikka tai muuta tietoa',
    en: 'Search news, jobs and more',
    se: 'Sök nyheter, jobb och annat',
  },
  features: ['news-releases'],
} as const satisfies Site
