import { at, box, circle, clip, fill, flip, smooth, stroke } from '../draw.ts'

type Looks = {
  skin?: string
  hair?: string
  shirt?: string
  apron?: string | null
  hat?: 'chef' | 'cap' | 'none'
  hatColor?: string
  long?: boolean
  glasses?: boolean
  beard?: boolean
}

/** The white hat of a cook; its band stands on the origin. */
const chefHat = (color = '#fdf9f0', shade = '#ded3c0') =>
  fill('M-56 0V-46C-98-52-92-112-50-106C-40-146 40-146 50-106C92-112 98-52 56-46V0Z', color) +
  fill('M10 0V-60Q40-90 50-106C92-112 98-52 56-46V0Z', shade, 0.7) +
  stroke('M-22-46v-28M4-46v-36M30-46v-28', shade, 5) +
  fill(box(-56, -22, 112, 24, 4), shade)

const heads = [
  smooth('-68 -300, -60 -352, 0 -378, 60 -352, 68 -300, 54 -250, 0 -226, -54 -250'),
  smooth('-64 -304, -58 -354, 0 -378, 58 -354, 64 -304, 58 -246, 0 -218, -58 -246'),
  smooth('-70 -298, -62 -350, 0 -376, 62 -350, 70 -298, 62 -248, 20 -226, -20 -226, -62 -248'),
  smooth('-66 -302, -60 -352, 0 -378, 60 -352, 66 -302, 46 -248, 0 -216, -46 -248'),
]
const eyes = [
  'M-12-284h1M42-284h1',
  'M-20-282q9-10 18 0M34-282q9-10 18 0',
  'M-14-286h1M44-286h1',
  'M-10-282h1M40-282h1',
]
const brows = ['M-24-304q12-8 24-2M32-306q12-6 22 2', 'M-26-302h22M34-302h22', 'M-24-300q10-12 24-8M32-308q14-4 24 8']
const noses = ['M18-280q12 16-2 20', 'M16-284q16 20 2 24h-8', 'M20-276q4 12-8 12', 'M14-282q20 14 6 24']
const mouths = ['M-4-250q20 14 38-2', 'M-8-252q24 22 46-2', 'M2-248h28', 'M-2-246q16 6 34-8', 'M-6-250q22 8 40 0']
/** Short hair: brushed aside, cropped, curled, thin. */
const crops = [
  'M-75-296C-92-420 92-426 75-290Q66-336 30-346Q-40-322-75-296Z',
  'M-72-300C-80-404 80-404 72-300Q60-350 0-352Q-60-350-72-300Z',
  'M-76-294q-22-26-2-46q-10-34 24-42q12-32 46-20q34-18 50 12q34 4 30 38q22 22 2 58q-6-50-44-54q-60 4-106 54Z',
  'M-73-300C-88-392-30-408 10-398C60-400 86-370 73-296Q70-326 48-350Q-10-372-52-346Q-68-326-73-300Z',
]
/** The top of long hair: aside, in the middle, a fringe, drawn back. */
const partings = [
  'M-75-296C-92-420 92-426 75-290Q66-336 30-346Q-40-322-75-296Z',
  'M-76-290C-94-420 94-420 76-290Q64-340 0-366Q-64-340-76-290Z',
  'M-76-290C-94-420 94-420 76-290Q72-318 60-324Q0-306-60-324Q-72-318-76-290Z',
  'M-72-302C-78-398-20-396 0-392q-30-44 14-48t22 44C80-392 78-350 72-302Q60-350 0-356Q-60-350-72-302Z',
]

/** Which face somebody has: it follows from where they stand and what they wear, so that no two beside each other are alike. */
function faceOf(x: number, y: number, { hair = '', shirt = '', skin = '' }: Looks): number {
  let sum = Math.round(x * 7 + y * 3)
  for (const letter of hair + shirt + skin) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum
}

/** A person from the waist up: head, shoulders, apron. The origin is at the waist. */
export function person(
  x: number,
  y: number,
  scale: number,
  looks: Looks = {},
  facing: 'left' | 'right' = 'right',
): string {
  const {
    skin = '#e9b48e',
    hair = '#5a3421',
    shirt = '#fdf6e8',
    apron = '#2f5d4a',
    hat = 'none',
    hatColor = '#b0392c',
    long = false,
    glasses = false,
    beard = false,
  } = looks
  const face = faceOf(x, y, looks)
  const torso = smooth('-118 40, -124 -120, -96 -186, -40 -214, 40 -214, 96 -186, 124 -120, 118 40, 0 60')
  const cap = `${fill('M-75-312C-82-414 82-418 75-314Q0-342-75-312Z', hatColor)}${fill('M56-326q50-4 62 18q-40-6-66 2Z', hatColor)}`
  const art = [
    long ? fill(smooth('-78 -300, 0 -372, 78 -300, 90 -200, 60 -160, -60 -160, -92 -200'), hair) : '',
    fill(torso, shirt),
    clip(
      torso,
      fill('M50-230q40 120 10 300h90v-300Z', '#1c0f0a', 0.12),
      fill('M-124-110q30 40 20 160h-40Z', '#1c0f0a', 0.08),
    ),
    fill('M-30-250h60v46q-30 34-60 0Z', skin),
    fill('M-30-236q30 30 60 0v22q-30 16-60-14Z', '#1c0f0a', 0.14),
    apron === null
      ? ''
      : clip(
          torso,
          fill('M-64-150Q0-128 64-150L84 80H-84Z', apron),
          stroke('M-62-150L-38-216M62-150L38-216', apron, 15),
          fill('M-40-70h80v70q-40 14-80 0Z', '#1c0f0a', 0.16),
        ),
    fill(heads[face % heads.length] as string, skin),
    fill('M20-376q50 20 48 76l-14 50l-54 24q50-60 20-150Z', '#1c0f0a', 0.08),
    beard ? fill('M-66-290Q-62-222 0-212Q62-222 66-290Q50-250 24-262Q4-272-20-262Q-50-252-66-290Z', hair) : '',
    hat === 'none'
      ? fill((long ? partings : crops)[face % 4] as string, hair)
      : fill('M-72-312q-2 30 8 44l8-40ZM72-312q2 30-8 44l-8-40Z', hair),
    hat === 'chef' ? at(0, -326, 1.24, -3, chefHat()) : hat === 'cap' ? cap : '',
    stroke(eyes[face % eyes.length] as string, '#2b1a14', face % 3 === 1 ? 5 : 10),
    stroke(brows[(face >> 1) % brows.length] as string, hair, 5, 0.85),
    stroke(noses[(face >> 2) % noses.length] as string, '#1c0f0a', 5, 0.3),
    stroke(mouths[(face >> 1) % mouths.length] as string, '#8e3326', 6),
    face % 2 === 0 ? circle(-30, -262, 12, '#e0705a', 0.35) + circle(54, -262, 9, '#e0705a', 0.35) : '',
    face % 5 === 3 ? stroke('M-34-268h0M-24-262h0M-38-258h0M50-266h0M58-260h0', '#9c5a34', 4, 0.6) : '',
    glasses
      ? stroke(
          'M-32-284a20 20 0 1 0 40 0a20 20 0 1 0-40 0M24-284a20 20 0 1 0 40 0a20 20 0 1 0-40 0M8-286h16M-32-288l-34-6',
          '#2b1a14',
          4,
        )
      : '',
  ].join('')
  return at(x, y, scale, 0, facing === 'left' ? flip(art) : art)
}

/** A bent arm that holds something out: from the shoulder to the hand. */
export const arm = (
  from: readonly [number, number],
  over: readonly [number, number],
  to: readonly [number, number],
  sleeve: string,
  skin = '#e9b48e',
  width = 62,
) =>
  stroke(`M${from.join(' ')}Q${over.join(' ')} ${to.join(' ')}`, sleeve, width) +
  stroke(
    `M${from[0] + 6} ${from[1] + 14}Q${over[0] + 6} ${over[1] + 14} ${to.join(' ')}`,
    '#1c0f0a',
    width * 0.5,
    0.1,
  ) +
  circle(to[0], to[1], width * 0.46, skin)
