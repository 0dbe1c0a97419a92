import { box, fill, frame, stroke } from '../draw.ts'
import { type Typeface, typefaces } from '../lettering/typefaces.ts'
import { fitted, words } from '../lettering/words.ts'
import { logotype } from '../packshots/logotypes.ts'
import { dish } from '../painting.ts'

type Cover = {
  ground: string
  ink: string
  rule: string
  /** What is read first: a figure or a name. */
  large: string
  small?: string
  face?: Typeface
  site?: string
}

const [WIDTH, HEIGHT, MARGIN] = [1000, 750, 140]

/** A cover of a document: a figure or a name, a rule, and who publishes it. Without words, so that all languages share it. */
const cover = ({ ground, ink, rule, large, small = '', face = typefaces.newsreaderHeadings, site = 'yritys' }: Cover) =>
  dish(() => {
    const { lines, size } = fitted(face, large, {
      width: WIDTH - 2 * MARGIN,
      height: 330,
      largest: 360,
      leading: 0.92,
      lines: 2,
    })
    const leading = size * 0.92
    const top = 300 - ((lines.length - 1) * leading) / 2
    return frame(
      WIDTH,
      HEIGHT,
      ground,
      fill(box(0, 0, 44, HEIGHT), rule),
      ...lines.map((line, i) => words(face, line, { x: MARGIN, y: top + size * 0.34 + i * leading, size, color: ink })),
      stroke(`M${MARGIN} 520H${WIDTH - MARGIN}`, rule, 10).replace('stroke-linecap="round"', 'stroke-linecap="butt"'),
      logotype(site, { x: MARGIN, y: 566, height: 74, ink }),
      small === '' ? '' : words(face, small, { x: WIDTH - MARGIN, y: 632, size: 84, color: ink, anchor: 'end' }),
    )
  })

const green = { ground: '#10302a', ink: '#f4f7f0', rule: '#e3b04b' }

/** Covers of the group's reports, appointments and recalls. */
export const coverScenes = {
  tulos: cover({ ...green, large: '2025', small: '1–12' }),
  'kansi-1-3-2026': cover({ ground: '#d5e3d0', ink: '#10302a', rule: '#d0552f', large: '1–3', small: '2026' }),
  'kansi-1-6-2026': cover({ ground: '#0f5c4c', ink: '#f4f7f0', rule: '#d5e3d0', large: '1–6', small: '2026' }),
  'kansi-1-9-2026': cover({ ground: '#e9b949', ink: '#10302a', rule: '#0f5c4c', large: '1–9', small: '2026' }),
  'kansi-vastuullisuus-2025': cover({ ground: '#8fb35a', ink: '#10302a', rule: '#f4f7f0', large: '2025' }),
  'kansi-peltoniemi': cover({ ground: '#f0f4ee', ink: '#10302a', rule: '#0f5c4c', large: 'Antti Peltoniemi' }),
  'kansi-saarikivi': cover({ ground: '#f0f4ee', ink: '#10302a', rule: '#d0552f', large: 'Henna Saarikivi' }),
  'kansi-era-7314': cover({
    ground: '#b3261e',
    ink: '#ffffff',
    rule: '#ffd65a',
    large: '7314',
    small: '300 g',
    face: typefaces.hankenGrotesk,
    site: 'deli',
  }),
}
