import type { Site } from '#contract/site.ts'

/** Consumers hold packs of every brand of the group, and write to its consumer service about all of them. */
const retail = [
  'kuluttaja',
  'jyvabroiler',
  'mestari',
  'deli',
  'cincin',
  'lihakauppa',
  'skogsgarden',
  'delikatess',
] as const

export const kuluttaja = {
  id: 'kuluttaja',
  name: 'Kaskimaa',
  about: 'Suomalaista ruokaa arkeen ja juhlaan: tuotteet, reseptit ja tarinat tilojemme takaa.',
  brand: 'kuluttaja',
  languages: ['fi', 'en'],
  theme: {
    colors: {
      paper: '#fffbf4',
      surface: '#fbefdc',
      ink: '#1d2b20',
      soft: '#59604f',
      line: '#e9d9be',
      brand: '#f58a42',
      onBrand: '#1d2b20',
      accent: '#1b5e3b',
      onAccent: '#ffffff',
      deep: '#153a28',
      onDeep: '#fbefdc',
      link: '#1b5e3b',
    },
    type: {
      heading: 'bricolageGrotesque',
      body: 'hankenGrotesk',
      headingWeight: 700,
      headingCase: 'none',
      headingTracking: -0.02,
      headingScale: 1,
    },
    shape: { radius: 1, button: 99 },
  },
  header: {
    variant: 'mega-menu',
    stickyAt: 120,
    languageControl: 'link',
    sideLanguages: 'globe',
    sideSearch: true,
    sideBranches: 'accordions',
  },
  mail: {
    sender: 'ala-vastaa@kaskimaa.example',
    recipient: 'kuluttajapalvelu@kaskimaa.example',
    recipients: {
      complaint: 'reklamaatiot@kaskimaa.example',
      sponsorship: 'sponsorointi@kaskimaa.example',
      'promotional-photo': 'markkinointi@kaskimaa.example',
    },
  },
  formProducts: { complaint: retail, feedback: retail },
  searchGroup: 0,
  features: [],
} as const satisfies Site
