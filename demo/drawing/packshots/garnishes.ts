import { at, circle, many, put, stroke } from '../draw.ts'
import { lingonberries } from '../motifs/berries.ts'
import { chanterelle, grapes, mushroom, olive, rye } from '../motifs/garnish.ts'
import { dill, parsley, rosemary, sprig } from '../motifs/herbs.ts'
import { dip } from '../motifs/still.ts'
import { cherryTomato, cucumberSlice, lemonSlice, onionRing, potato } from '../motifs/vegetables.ts'

const corns = many(16, (i) => `M${-70 + (i % 5) * 34 + (i % 3) * 7} ${-30 + Math.floor(i / 5) * 30 + (i % 2) * 9}h0`)

/** What lies beside a pack, about the origin, as wide as 180. */
export const garnishes = {
  rosemary: () => rosemary(-60, 70, 0.72, 52),
  parsley: () => parsley(0, 0, 0.8, 24),
  dill: () => dill(-40, 80, 0.66, 40),
  basil: () => sprig(-20, 70, 0.56, 30, 3),
  lemon: () => put(lemonSlice(64), -10, 0, { lift: 8 }) + put(lemonSlice(50), 62, 38, { lift: 8 }),
  tomato: () => put(cherryTomato(46, 12), -30, 0) + put(cherryTomato(38, -20), 48, 26),
  onion: () => onionRing(-20, 0, 62, 0.9, 12) + onionRing(52, 34, 48, 0.9, 40),
  cucumber: () => put(cucumberSlice(52), -34, -6) + put(cucumberSlice(48), 44, 28),
  mushroom: () =>
    put(mushroom(), -30, 0, { turn: -20, scale: 0.9 }) + put(mushroom(), 58, 30, { turn: 30, scale: 0.7 }),
  chanterelle: () =>
    put(chanterelle(), -20, 0, { turn: -14, scale: 0.9 }) + put(chanterelle(), 62, 34, { turn: 30, scale: 0.6 }),
  lingonberry: () => lingonberries(0, 10, 0.95, 20),
  mustard: () => dip(0, 8, 74, '#f3e6d0', '#e0a91f'),
  sauce: () => dip(0, 8, 74, '#f3e6d0', '#a8321f'),
  potato: () => put(potato(60, 48, 2), -30, 0) + put(potato(46, 38, 5), 60, 36),
  bread: () => put(rye(170, 140), 0, 10, { turn: -12 }),
  olive: () => at(0, 0, 1.3, 0, olive(-30, 0, 20), olive(34, 24, -30, '#4b3a52'), olive(-6, 52, 70)),
  grapes: () => grapes(0, 10, 0.62),
  pepper: () => stroke(corns, '#2b1a14', 17) + at(-3, -4, 1, 0, stroke(corns, '#8d6a52', 7)),
  chili: () =>
    stroke('M-70 40Q0 60 66-30', '#8e1a14', 34) +
    stroke('M-70 36Q0 52 62-32', '#cf2f20', 24) +
    stroke('M66-32q10-16 4-34', '#4f7f3c', 13) +
    stroke('M-30 40Q10 40 40 6', '#ffc9b0', 5, 0.7),
  garlic: () =>
    circle(4, 18, 56, '#1c0f0a', 0.2) +
    circle(0, 10, 56, '#f6eee2') +
    stroke('M0-60q6 20 0 30q-34 30-26 80M0-30q34 30 26 80M0-30v92', '#d6c4b4', 6) +
    stroke('M0-46v-26', '#e2d3bf', 18),
  none: () => '',
} satisfies Record<string, () => string>

export type Garnish = keyof typeof garnishes
