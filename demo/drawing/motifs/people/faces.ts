import { box, circle, clip, ellipse, fill, round, smooth, stroke } from '../../draw.ts'
import { mixed } from '../../palette.ts'

/** A face about the middle of the head, which looks a little to the right. */
export type Face = {
  skin: string
  hair: string
  head: number
  brows: number
  nose: number
  mouth: number
  age: 'child' | 'adult' | 'old'
  cheeks: boolean
  freckles: boolean
  glasses?: 'round' | 'square'
  beard?: 'full' | 'short' | 'moustache'
}

/** Oval, round, square jaw, pointed chin. */
const heads = [
  smooth('-66 -6, -59 -52, 0 -78, 59 -52, 66 -6, 55 42, 18 74, -18 74, -54 44'),
  smooth('-70 0, -61 -52, 0 -77, 61 -52, 70 0, 60 44, 0 74, -60 44'),
  smooth('-64 -8, -57 -54, 0 -78, 57 -54, 64 -8, 60 38, 36 72, -20 76, -56 42'),
  smooth('-66 -10, -59 -54, 0 -78, 59 -54, 66 -10, 52 38, 10 78, -44 42'),
] as const

const noses = ['M20 4q12 18-4 22', 'M18 0q18 22 2 26h-8', 'M22 8q6 13-8 14', 'M16 2q20 18 6 24'] as const
const brows = [
  'M-26-22q13-9 26-2M30-24q12-7 24 1',
  'M-26-20h24M32-20h22',
  'M-26-18q12-12 26-6M30-24q14-4 24 8',
  'M-24-24q10-5 22 0M32-24q10-4 20 1',
] as const
const smiles = ['M-8 44q24 20 46-2', 'M-4 46q22 12 40-2', 'M0 46q20 8 34-4', 'M-6 43q22 16 44 2'] as const

const eyes = (age: Face['age'], smiling: boolean) => {
  if (smiling) return stroke('M-22 5q10-12 20 0M31 5q10-12 20 0', '#2b1a14', 5.5)
  const size = age === 'child' ? 7.5 : 6
  return (
    ellipse(-12, 2, size, size * 1.25, '#2b1a14') +
    ellipse(40, 2, size * 0.95, size * 1.25, '#2b1a14') +
    circle(-10, -1, 2, '#fff') +
    circle(42, -1, 2, '#fff')
  )
}

/** The open smile of somebody who laughs. */
const laugh =
  clip('M-10 40Q16 48 42 38Q36 66 16 66T-10 40Z', fill(box(-20, 30, 70, 40), '#8e3326')) +
  fill('M-8 41Q16 49 40 39L37 47Q16 56-5 48Z', '#fffaf2')

const beards = {
  full: 'M-65-4Q-70 54-30 82Q8 100 42 80Q70 52 65-4Q58 26 44 32Q16 20-12 32Q-46 32-65-4Z',
  short: 'M-63 8Q-64 50-28 76Q8 88 40 74Q64 50 62 8Q54 36 42 36Q16 26-10 36Q-44 40-63 8Z',
  moustache: 'M-10 40Q2 24 16 31Q30 24 44 38Q28 47 16 40Q4 48-10 40Z',
}

const frames = {
  round: `${round(19, 19, -12, 2)}${round(18, 19, 40, 2)}M7 0h15M-31 0l-34-8`,
  square: `${box(-34, -12, 42, 30, 9)}${box(21, -12, 39, 30, 9)}M8 0h13M-34-2l-32-6`,
}

export function faceOf({ skin, hair, head, brows: brow, nose, mouth, age, cheeks, freckles, glasses, beard }: Face) {
  const shade = mixed(skin, '#7a2f1a', 0.28)
  const outline = heads[head % heads.length] as string
  const line = mixed(hair, age === 'old' ? '#8a8078' : '#1c0f0a', 0.3)
  return [
    fill(outline, skin),
    clip(
      outline,
      fill('M34-90Q74-20 22 84h70v-174Z', shade, 0.22),
      cheeks ? circle(-32, 28, 15, '#e0604a', 0.28) + circle(58, 28, 11, '#e0604a', 0.28) : '',
    ),
    freckles ? stroke('M-38 18h0M-28 22h0M-42 28h0M-32 31h0M50 20h0M58 25h0M48 29h0', shade, 4.5, 0.7) : '',
    age === 'old'
      ? stroke('M-38 0l-10-5M-38 7l-11 3M-22 36q-8 8-6 18M44 34q8 8 5 17M-14-44q22-7 46 0', shade, 3.5, 0.7)
      : '',
    beard === 'full' || beard === 'short' ? fill(beards[beard], hair, beard === 'short' ? 0.72 : 1) : '',
    eyes(age, mouth % 5 === 4),
    stroke(brows[brow % brows.length] as string, line, age === 'child' ? 4 : brow % 2 ? 7 : 5.5),
    stroke(noses[(age === 'child' ? 2 : nose) % noses.length] as string, shade, 5),
    mouth % 3 === 2 && beard === undefined ? laugh : stroke(smiles[mouth % smiles.length] as string, '#8e3326', 5.5),
    beard === 'moustache' ? fill(beards.moustache, hair) : '',
    glasses ? fill(frames[glasses], '#fff', 0.25) + stroke(frames[glasses], '#2b2622', 4.5) : '',
  ].join('')
}
