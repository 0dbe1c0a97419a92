import type { Named } from './sorting.ts'

/** Categories of news. A site has those that its news use. */
export const newsCategories = {
  finance: { id: 801, fi: 'Talous', en: 'Finance', se: 'Ekonomi' },
  results: { id: 802, parent: 801, fi: 'Tulosjulkistukset', en: 'Results', se: 'Resultatrapporter' },
  governance: { id: 803, parent: 801, fi: 'Hallinto ja yhtiökokous', en: 'Governance', se: 'Styrning och stämma' },
  responsibility: { id: 810, fi: 'Vastuullisuus', en: 'Sustainability', se: 'Hållbarhet' },
  animals: { id: 811, parent: 810, fi: 'Eläinten hyvinvointi', en: 'Animal welfare', se: 'Djurens välfärd' },
  climate: { id: 812, parent: 810, fi: 'Energia ja ilmasto', en: 'Energy and climate', se: 'Energi och klimat' },
  safety: { id: 813, parent: 810, fi: 'Tuoteturvallisuus', en: 'Product safety', se: 'Produktsäkerhet' },
  people: { id: 820, fi: 'Ihmiset', en: 'People', se: 'Människor' },
  appointments: { id: 821, parent: 820, fi: 'Nimitykset', en: 'Appointments', se: 'Utnämningar' },
  work: { id: 822, parent: 820, fi: 'Työ ja oppiminen', en: 'Work and learning', se: 'Arbete och lärande' },
  business: { id: 830, fi: 'Liiketoiminta', en: 'Business', se: 'Verksamhet' },
  investments: { id: 831, parent: 830, fi: 'Investoinnit', en: 'Investments', se: 'Investeringar' },
  products: { id: 832, parent: 830, fi: 'Uutuudet', en: 'New products', se: 'Nyheter i sortimentet' },
  markets: { id: 833, parent: 830, fi: 'Markkinat ja vienti', en: 'Markets and export', se: 'Marknader och export' },
  kitchen: { id: 840, fi: 'Keittiössä', en: 'In the kitchen', se: 'I köket' },
  advice: { id: 841, parent: 840, fi: 'Niksit ja ohjeet', en: 'Advice', se: 'Tips och råd' },
  season: { id: 842, parent: 840, fi: 'Sesonki', en: 'Season', se: 'Säsong' },
  farms: { id: 843, fi: 'Tiloilla', en: 'On the farms', se: 'På gårdarna' },
  shipping: { id: 845, fi: 'Kuljetukset', en: 'Shipping', se: 'Transporter' },
} as const satisfies Record<string, Named>

/** The facets of news. Their tags are given by where and when a text was published. */
export const newsFacets = {
  source: {
    id: 850,
    fi: 'Tyyppi',
    en: 'Type',
    se: 'Typ',
    tags: {
      cision: { id: 851, fi: 'Pörssitiedotteet', en: 'Stock exchange releases', se: 'Börsmeddelanden' },
      mynewsdesk: { id: 852, fi: 'Lehdistötiedotteet', en: 'Press releases', se: 'Pressmeddelanden' },
      own: { id: 853, fi: 'Jutut', en: 'Stories', se: 'Artiklar' },
    },
  },
  year: {
    id: 860,
    fi: 'Vuosi',
    en: 'Year',
    se: 'År',
    tags: {
      2025: { id: 861, fi: '2025', en: '2025', se: '2025' },
      2026: { id: 862, fi: '2026', en: '2026', se: '2026' },
    },
  },
} as const
