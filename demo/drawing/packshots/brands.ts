import { circle, fill, stroke } from '../draw.ts'

/** How a brand prints its packs: `grounds` are what its packs are photographed on. */
export type Brand = {
  print: string
  accent: string
  light: string
  tray: string
  grounds: readonly [string, string, string]
  /** Its sign, about the origin, within a circle of 50. */
  sign: (colour: string) => string
}

const leaf = 'M0 44C-44 14-40-26 0-46C40-26 44 14 0 44Z'
const ear =
  'M0 48V-30M0 26q-26-4-28-28q26 2 28 28q2-26 28-28q-2 24-28 28M0-4q-24-4-26-26q24 2 26 26q2-24 26-26q-2 22-26 26M0-26q-12-12 0-28q12 16 0 28'
const star = 'M0-48L13-16L47-14L20 8L30 42L0 22L-30 42L-20 8L-47-14L-13-16Z'
const spruce = 'M0-50L26-14H12L34 16H14L40 42H-40L-14 16H-34L-12-14H-26Z'
const hat = 'M-30 40V8C-56 4-52-34-22-32C-14-52 18-52 24-32C54-34 56 4 30 8V40Z'
const cloche = 'M-46 22C-46-20-22-34 0-34S46-20 46 22ZM-52 28H52V38H-52Z'
const cleaver = 'M-46-26H22V20Q-12 30-46 16ZM22-20H52V-4H22Z'

export const brands = {
  kuluttaja: {
    print: '#1b5e3b',
    accent: '#f58a42',
    light: '#fdf6e6',
    tray: '#2b3a33',
    grounds: ['#f4ead6', '#dfe8d8', '#f8dcc0'],
    sign: (colour) => fill(leaf, colour) + stroke('M0-30V50', '#1b5e3b', 5),
  },
  lihakauppa: {
    print: '#6d0f1b',
    accent: '#d9a441',
    light: '#f7ead6',
    tray: '#1d1817',
    grounds: ['#efe2cc', '#3a2e2b', '#e3cdb4'],
    sign: (colour) => fill(cleaver, colour) + circle(-28, -10, 6, '#6d0f1b'),
  },
  jyvabroiler: {
    print: '#ffcb2e',
    accent: '#c8351b',
    light: '#fffaf0',
    tray: '#f7f3e8',
    grounds: ['#fff1c4', '#e4edd0', '#fbdfb8'],
    sign: (colour) => stroke(ear, colour, 5) + fill(ear.slice(9), colour),
  },
  mestari: {
    print: '#a3201b',
    accent: '#f0b53c',
    light: '#fbf0da',
    tray: '#191614',
    grounds: ['#f3e2c0', '#2a2320', '#dcc7a2'],
    sign: (colour) => fill(star, colour),
  },
  deli: {
    print: '#1f4d4a',
    accent: '#f4b6a6',
    light: '#fbf3e6',
    tray: '#eef0ea',
    grounds: ['#f7dcd0', '#d5e2d9', '#f6e7bd'],
    sign: (colour) =>
      fill(
        'M-40-34H40L50 6A12.5 12.5 0 0 1 25 6A12.5 12.5 0 0 1 0 6A12.5 12.5 0 0 1-25 6A12.5 12.5 0 0 1-50 6Z',
        colour,
      ) +
      stroke('M-14-30L-24 4M14-30L24 4M0-30V4', '#f4b6a6', 6) +
      stroke('M-34 38H34', colour, 9),
  },
  cincin: {
    print: '#4a1d3a',
    accent: '#c9d44b',
    light: '#fbe9d7',
    tray: '#241019',
    grounds: ['#f2cfc9', '#5d2a4a', '#e6e6a8'],
    sign: (colour) =>
      fill('M-46-36H-4Q-6 2-25 2T-46-36ZM46-36H4Q6 2 25 2T46-36Z', colour) +
      stroke('M-25 0V36M25 0V36M-40 38H-10M10 38H40', colour, 7),
  },
  ammattilaiset: {
    print: '#24332c',
    accent: '#e0873a',
    light: '#f2efe8',
    tray: '#c8d0cc',
    grounds: ['#dfe3df', '#c9d2cf', '#efe6d8'],
    sign: (colour) => fill(hat, colour),
  },
  export: {
    print: '#0b46c1',
    accent: '#f0592a',
    light: '#f8f7f2',
    tray: '#e4e9ee',
    grounds: ['#d8e6ea', '#c5d7e6', '#eee7d8'],
    sign: (colour) => stroke('M-44 0A44 44 0 1 0 44 0A44 44 0 1 0-44 0M-44 0H44M0-44Q-38 0 0 44Q38 0 0-44', colour, 7),
  },
  international: {
    print: '#0d5b63',
    accent: '#de651e',
    light: '#f6efe0',
    tray: '#20383b',
    grounds: ['#e9e0cc', '#cfe1df', '#f3d8c2'],
    sign: (colour) =>
      fill('M-40 20A40 40 0 0 1 40 20Z', colour) + stroke('M-48 34H48M0-34V-48M-34-18l-10-10M34-18l10-10', colour, 7),
  },
  'foodservice-se': {
    print: '#1c2f4a',
    accent: '#eab22f',
    light: '#fbf6ea',
    tray: '#d5dbe0',
    grounds: ['#dde4ea', '#efe7d2', '#c8d6df'],
    sign: (colour) => fill(cloche, colour) + circle(0, -42, 8, colour),
  },
  skogsgarden: {
    print: '#23402b',
    accent: '#d8b98a',
    light: '#f5ead2',
    tray: '#2a2019',
    grounds: ['#e6dcc0', '#cfdac6', '#e9cdb2'],
    sign: (colour) => fill(spruce, colour),
  },
  delikatess: {
    print: '#5a2a3c',
    accent: '#e7b7a4',
    light: '#fdf1e6',
    tray: '#f4ebe3',
    grounds: ['#f3d8cc', '#d6e0e3', '#e9dcc6'],
    sign: (colour) => fill('M0-48L40 0L0 48L-40 0Z', colour) + fill('M0-22L18 0L0 22L-18 0Z', '#5a2a3c'),
  },
} satisfies Record<string, Brand>

export type BrandName = keyof typeof brands
