import { at, box, circle, clip, fill, flip, smooth, stroke } from '../draw.ts'

type Looks = {
  skin?: string
  hair?: string
  shirt?: string
  apron?: string | null
  hat?: 'chef' | 'cap' | 'none'
  hatColor?: string
  long?: boolean
}

/** The white hat of a cook; its band stands on the origin. */
const chefHat = (color = '#fdf9f0', shade = '#ded3c0') =>
  fill('M-56 0V-46C-98-52-92-112-50-106C-40-146 40-146 50-106C92-112 98-52 56-46V0Z', color) +
  fill('M10 0V-60Q40-90 50-106C92-112 98-52 56-46V0Z', shade, 0.7) +
  stroke('M-22-46v-28M4-46v-36M30-46v-28', shade, 5) +
  fill(box(-56, -22, 112, 24, 4), shade)

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
  } = looks
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
    fill(smooth('-68 -300, -60 -352, 0 -378, 60 -352, 68 -300, 54 -250, 0 -226, -54 -250'), skin),
    fill('M20-376q50 20 48 76l-14 50l-54 24q50-60 20-150Z', '#1c0f0a', 0.08),
    hat === 'none'
      ? fill('M-75-296C-92-420 92-426 75-290Q66-336 30-346Q-40-322-75-296Z', hair)
      : fill('M-72-312q-2 30 8 44l8-40ZM72-312q2 30-8 44l-8-40Z', hair),
    hat === 'chef' ? at(0, -326, 1.24, -3, chefHat()) : hat === 'cap' ? cap : '',
    stroke('M-12-284h1M42-284h1', '#2b1a14', 10),
    stroke('M18-280q12 16-2 20', '#1c0f0a', 5, 0.3),
    stroke('M-4-250q20 14 38-2', '#8e3326', 6),
    circle(-30, -262, 12, '#e0705a', 0.35),
    circle(54, -262, 9, '#e0705a', 0.35),
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
