import { at, ellipse, fill, flip, n, seeded, stroke } from '../../draw.ts'
import { mixed } from '../../palette.ts'
import { dressed, type Garment } from './clothes.ts'
import { type Face, faceOf } from './faces.ts'
import { type Cut, haircut, strands, underHat } from './haircuts.ts'
import { type Hat, hats } from './hats.ts'

/** What a scene says of somebody. The rest follows from where they stand and what they wear, so that no two beside each other are alike. */
type Looks = {
  skin?: string
  hair?: string
  cut?: Cut
  long?: boolean
  shirt?: string
  wears?: Garment
  apron?: string | null
  hat?: Hat | 'none'
  hatColor?: string
  age?: Face['age']
  build?: 'slim' | 'broad'
  glasses?: Face['glasses']
  beard?: Face['beard']
  tilt?: number
}

const UNDER_HAT = ['bob', 'long', 'wavy', 'ponytail'] as const
const LONG = [...UNDER_HAT, 'bun', 'fringe'] as const
const SHORT = ['side', 'cropped', 'quiff', 'curls', 'thin'] as const
const CHILDREN = ['bowl', 'tousled', 'curls', 'side'] as const
const EVERYDAY = ['tee', 'shirt', 'knit', 'hoodie', 'stripes'] as const

const pick = <Kind>(kinds: readonly Kind[], number: number) => kinds[number % kinds.length] as Kind

function numberOf(x: number, y: number, { hair = '', shirt = '', skin = '' }: Looks): number {
  let sum = Math.round(x * 7 + y * 3)
  for (const letter of hair + shirt + skin) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return Math.floor(seeded(sum)() * 9973)
}

/** A person from the waist up: head, shoulders, clothes. The origin is at the waist. */
export function person(
  x: number,
  y: number,
  scale: number,
  looks: Looks = {},
  facing: 'left' | 'right' = 'right',
): string {
  const { skin = '#e9b48e', hair = '#5a3421', shirt = '#fdf6e8', apron = '#2f5d4a', hat = 'none', long = false } = looks
  const { hatColor = '#b0392c', age = 'adult', build, glasses, beard } = looks
  const number = numberOf(x, y, looks)
  const child = age === 'child'
  const cuts: readonly Cut[] = long ? (hat === 'none' ? LONG : UNDER_HAT) : child ? CHILDREN : SHORT
  const cut = haircut(looks.cut ?? pick(cuts, number))
  const wears = looks.wears ?? (hat === 'chef' ? 'chef' : apron === null ? pick(EVERYDAY, number >> 1) : 'shirt')
  const face: Face = {
    skin,
    hair,
    head: child ? 1 : number,
    brows: number >> 1,
    nose: number >> 2,
    mouth: number >> 1,
    age,
    cheeks: child || number % 2 === 0,
    freckles: number % 5 === 3,
    ...(glasses && { glasses }),
    ...(beard && { beard }),
  }
  // A child has a large head on narrow shoulders.
  const head = child ? 1.14 : 1
  const across = child ? 0.84 : build === 'slim' ? 0.93 : build === 'broad' ? 1.07 : 1
  const turn = looks.tilt ?? (number % 7) - 3
  const on = (...art: string[]) => at(0, child ? -296 : -300, head, turn, ...art)
  const wide = (art: string) => (across === 1 ? art : `<g transform="scale(${across} 1)">${art}</g>`)
  const shade = mixed(skin, '#7a2f1a', 0.28)
  const bare = hat === 'none' || hat === 'headband'
  const art = [
    cut.back && hat !== 'net' ? on(cut.back(hair)) : '',
    wide(dressed(wears, shirt, apron)),
    fill('M-30-254h60v42q-30 38-60 0Z', skin),
    fill('M-30-238q30 32 60 2v16q-30 20-60-12Z', shade, 0.55),
    cut.over && hat !== 'net' ? on(cut.over(hair)) : '',
    on(
      cut.ear || !bare ? ellipse(-67, 6, 13, 18, skin) + stroke('M-72 0q8 4 3 14', shade, 4) : '',
      faceOf(face),
      bare ? fill(cut.front, hair) + strands(hair) : hat === 'net' ? '' : fill(underHat(long), hair),
      hat === 'none' ? '' : hats[hat](hatColor),
    ),
  ].join('')
  return at(x, y, scale, 0, facing === 'left' ? flip(art) : art)
}

/** A bent arm that holds something out: from the shoulder to the hand. */
export function arm(
  from: readonly [number, number],
  over: readonly [number, number],
  to: readonly [number, number],
  sleeve: string,
  skin = '#e9b48e',
  width = 62,
): string {
  const [dx, dy] = [to[0] - over[0], to[1] - over[1]]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  // The sleeve ends before the wrist.
  const wrist = [to[0] - ux * width * 0.5, to[1] - uy * width * 0.5] as const
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  const side = dx < 0 ? 1 : -1
  return (
    stroke(`M${n(wrist[0])} ${n(wrist[1])}L${to.join(' ')}`, skin, width * 0.6) +
    stroke(`M${from.join(' ')}Q${over.join(' ')} ${n(wrist[0])} ${n(wrist[1])}`, sleeve, width) +
    stroke(
      `M${from[0] + 6} ${from[1] + 14}Q${over[0] + 6} ${over[1] + 14} ${n(wrist[0])} ${n(wrist[1])}`,
      '#1c0f0a',
      width * 0.5,
      0.1,
    ) +
    at(
      to[0],
      to[1],
      1,
      angle,
      ellipse(width * 0.06, 0, width * 0.5, width * 0.38, skin),
      ellipse(width * 0.12, side * width * 0.34, width * 0.28, width * 0.13, skin),
      stroke(
        `M${n(width * 0.22)} ${n(-side * width * 0.16)}h${n(width * 0.26)}M${n(width * 0.24)} ${n(side * width * 0.02)}h${n(width * 0.28)}`,
        mixed(skin, '#7a2f1a', 0.28),
        width * 0.05,
      ),
    )
  )
}
