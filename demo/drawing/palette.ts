/** The colours of a scene: what things stand on, what lies under them, and the brand's own accents. */
type Palette = {
  ground: string
  deep: string
  cloth: string
  accent: string
  second: string
  light: string
}

export const palettes = {
  kuluttaja: {
    ground: '#e9dcc3',
    deep: '#c9b48f',
    cloth: '#2f5d4a',
    accent: '#c8412b',
    second: '#e8a838',
    light: '#faf3e3',
  },
  lihakauppa: {
    ground: '#2b2422',
    deep: '#1b1514',
    cloth: '#8e1f2b',
    accent: '#d9a441',
    second: '#b8323a',
    light: '#f3e6d0',
  },
  jyvabroiler: {
    ground: '#f2c14e',
    deep: '#dfa32c',
    cloth: '#fdf4dc',
    accent: '#e06b2d',
    second: '#4d7c4a',
    light: '#fff8e6',
  },
  mestari: {
    ground: '#a9322a',
    deep: '#84211d',
    cloth: '#f3e2c0',
    accent: '#f0b53c',
    second: '#23405c',
    light: '#fbf0da',
  },
  deli: {
    ground: '#1f4d4a',
    deep: '#143735',
    cloth: '#e9b5a0',
    accent: '#e86f51',
    second: '#f1c765',
    light: '#f8efdf',
  },
  cincin: {
    ground: '#4a1d3a',
    deep: '#331127',
    cloth: '#d96c75',
    accent: '#f2a65a',
    second: '#8c2f4b',
    light: '#fbe9d7',
  },
  koulu: {
    ground: '#7fb7c9',
    deep: '#5b9ab0',
    cloth: '#f7d154',
    accent: '#e4572e',
    second: '#3d7a5a',
    light: '#fdf6e4',
  },
  ammattilaiset: {
    ground: '#3b4a54',
    deep: '#2a363e',
    cloth: '#c8d0cc',
    accent: '#e0873a',
    second: '#87a08b',
    light: '#f2efe8',
  },
  yritys: {
    ground: '#dfe6dc',
    deep: '#b5c7b4',
    cloth: '#234b45',
    accent: '#d0552f',
    second: '#e3b04b',
    light: '#f7f5ec',
  },
  international: {
    ground: '#1f3a5f',
    deep: '#152a47',
    cloth: '#e8d9bd',
    accent: '#e2703a',
    second: '#6fa3a8',
    light: '#f6efe0',
  },
  export: {
    ground: '#8fb8bd',
    deep: '#6699a3',
    cloth: '#f1e3c8',
    accent: '#d2492a',
    second: '#1d4660',
    light: '#f8f2e4',
  },
  foodserviceSe: {
    ground: '#d8cfbd',
    deep: '#b8ab92',
    cloth: '#3b5f7d',
    accent: '#eab22f',
    second: '#b94a35',
    light: '#fbf6ea',
  },
  skogsgarden: {
    ground: '#33503c',
    deep: '#22382a',
    cloth: '#d8b98a',
    accent: '#c9542f',
    second: '#e9b949',
    light: '#f5ead2',
  },
  delikatess: {
    ground: '#e7b7a4',
    deep: '#d0937e',
    cloth: '#5a2a3c',
    accent: '#c23b4b',
    second: '#3f6b5c',
    light: '#fdf1e6',
  },
} satisfies Record<string, Palette>

export const tones = {
  raw: '#b92f3a',
  rawDeep: '#8c1c2a',
  fat: '#f5dfc3',
  seared: '#7a3420',
  crust: '#4a1d12',
  rare: '#cf5a54',
  golden: '#dd9136',
  goldenDeep: '#b5641f',
  chicken: '#f4dfb8',
  bone: '#f6ead2',
  leaf: '#4f7f3c',
  leafDeep: '#2f5a2e',
  leafPale: '#8fb35a',
  wood: '#b9794a',
  woodDeep: '#93572f',
  iron: '#2a2b2e',
  ironLight: '#43464b',
  steel: '#c9cfd1',
  steelDeep: '#8d989d',
} as const

/** A colour on its way to another. */
export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [from, to].map((color) => {
    const digits = color.slice(1)
    const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
    return [0, 2, 4].map((i) => Number.parseInt(six.slice(i, i + 2), 16))
  }) as [number[], number[]]
  const channels = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
