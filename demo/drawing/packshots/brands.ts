import { type Typeface, typefaces } from '../lettering/typefaces.ts'

/** The upper edge of a printed band: each brand has one of its own. */
export type Edge = 'wave' | 'scallop' | 'arch' | 'slant' | 'straight' | 'notch'

/** How a brand prints its packs. `ground` is what all its packs lie on. */
export type Brand = {
  name: string
  face: Typeface
  text: Typeface
  capitals?: boolean
  print: string
  onPrint: string
  accent: string
  onAccent: string
  paper: string
  tray: string
  ground: string
  edge: Edge
}

const text = typefaces.hankenGroteskText

export const brands = {
  kuluttaja: {
    name: 'kuluttaja',
    face: typefaces.bricolageGrotesque,
    text,
    print: '#1b5e3b',
    onPrint: '#fffbf4',
    accent: '#f58a42',
    onAccent: '#1d2b20',
    paper: '#fdf6e6',
    tray: '#20302a',
    ground: '#f3e6cf',
    edge: 'wave',
  },
  lihakauppa: {
    name: 'lihakauppa',
    face: typefaces.besley,
    text,
    print: '#6d0f1b',
    onPrint: '#fff1e3',
    accent: '#d9a441',
    onAccent: '#2a0e10',
    paper: '#f7ecdc',
    tray: '#1d1817',
    ground: '#e6d3bf',
    edge: 'straight',
  },
  jyvabroiler: {
    name: 'jyvabroiler',
    face: typefaces.gabarito,
    text,
    print: '#ffcb2e',
    onPrint: '#2b1d0e',
    accent: '#c8351b',
    onAccent: '#ffffff',
    paper: '#fffaf0',
    tray: '#3a2412',
    ground: '#f6e3ad',
    edge: 'arch',
  },
  mestari: {
    name: 'mestari',
    face: typefaces.bigShoulders,
    text: typefaces.archivoText,
    capitals: true,
    print: '#141210',
    onPrint: '#f8f2e7',
    accent: '#d0201b',
    onAccent: '#ffffff',
    paper: '#f8f2e7',
    tray: '#191614',
    ground: '#dccdb2',
    edge: 'notch',
  },
  deli: {
    name: 'deli',
    face: typefaces.fraunces,
    text,
    print: '#f4b6a6',
    onPrint: '#3a1420',
    accent: '#4b5a1c',
    onAccent: '#ffffff',
    paper: '#fffaf3',
    tray: '#eef0ea',
    ground: '#f6dccf',
    edge: 'scallop',
  },
  cincin: {
    name: 'cincin',
    face: typefaces.unbounded,
    text,
    print: '#3b0f2b',
    onPrint: '#f6f5dc',
    accent: '#c9d44b',
    onAccent: '#3b0f2b',
    paper: '#fffdf6',
    tray: '#241019',
    ground: '#e6e7ae',
    edge: 'slant',
  },
  ammattilaiset: {
    name: 'ammattilaiset',
    face: typefaces.archivo,
    text: typefaces.archivoText,
    print: '#18231e',
    onPrint: '#f3f6ef',
    accent: '#e8652a',
    onAccent: '#ffffff',
    paper: '#fbfbf8',
    tray: '#c8d0cc',
    ground: '#d9dfd6',
    edge: 'straight',
  },
  export: {
    name: 'export',
    face: typefaces.hankenGrotesk,
    text,
    print: '#0b46c1',
    onPrint: '#ffffff',
    accent: '#f0592a',
    onAccent: '#0a1226',
    paper: '#ffffff',
    tray: '#e4e9ee',
    ground: '#d5e3f2',
    edge: 'straight',
  },
  international: {
    name: 'international',
    face: typefaces.bricolageGrotesque,
    text,
    print: '#0d5b63',
    onPrint: '#fff6e5',
    accent: '#de651e',
    onAccent: '#170c05',
    paper: '#f8f3e6',
    tray: '#20383b',
    ground: '#dfe6dc',
    edge: 'arch',
  },
  'foodservice-se': {
    name: 'foodservice-se',
    face: typefaces.archivo,
    text: typefaces.archivoText,
    print: '#1c2f4a',
    onPrint: '#fdf3d6',
    accent: '#eab22f',
    onAccent: '#14233a',
    paper: '#fffdf6',
    tray: '#d5dbe0',
    ground: '#efe4bf',
    edge: 'straight',
  },
  skogsgarden: {
    name: 'skogsgarden',
    face: typefaces.piazzolla,
    text: typefaces.newsreader,
    print: '#23402b',
    onPrint: '#f4efe0',
    accent: '#c24e2c',
    onAccent: '#ffffff',
    paper: '#f5ecd6',
    tray: '#2a2019',
    ground: '#ddd6bb',
    edge: 'straight',
  },
  delikatess: {
    name: 'delikatess',
    face: typefaces.cormorant,
    text,
    print: '#1d2433',
    onPrint: '#f0e6d4',
    accent: '#bfcdd3',
    onAccent: '#1d2433',
    paper: '#fdfaf4',
    tray: '#f4ebe3',
    ground: '#d5dfe2',
    edge: 'straight',
  },
} satisfies Record<string, Brand>

export type BrandName = keyof typeof brands
