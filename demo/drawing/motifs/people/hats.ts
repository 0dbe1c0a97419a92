import { at, box, circle, fill, many, stroke } from '../../draw.ts'
import { mixed } from '../../palette.ts'

/** The white hat of a cook; its band stands on the origin. */
const cook = (color: string) => {
  const shade = mixed(color, '#7a6a50', 0.2)
  return (
    fill('M-56 0V-46C-98-52-92-112-50-106C-40-146 40-146 50-106C92-112 98-52 56-46V0Z', color) +
    fill('M10 0V-60Q40-90 50-106C92-112 98-52 56-46V0Z', shade, 0.7) +
    stroke('M-22-46v-28M4-46v-36M30-46v-28', shade, 5) +
    fill(box(-56, -22, 112, 24, 4), shade)
  )
}

/** What people wear on their heads, about the middle of the head, by trade and weather. */
export const hats = {
  chef: () => at(0, -26, 1.24, -3, cook('#fdf9f0')),
  cap: (color: string) =>
    fill('M-75-12C-84-112 84-116 75-14Q0-42-75-12Z', color) +
    fill('M56-26q52-4 64 18q-40-6-68 2Z', mixed(color, '#1c0f0a', 0.22)) +
    stroke('M-70-22Q0-50 70-24', mixed(color, '#1c0f0a', 0.22), 5),
  /** Of the plant: no hair shows. */
  net: (color: string) =>
    fill('M-76-6C-96-74-60-110 0-110C60-110 96-74 76-8Q0-38-76-6Z', color) +
    stroke('M-74-10Q0-42 74-12', mixed(color, '#1c0f0a', 0.2), 9) +
    stroke('M-50-44q-8-30 10-52M-14-52q-6-30 4-50M24-52q4-28-2-48M56-40q10-26-6-46', mixed(color, '#fff', 0.5), 4),
  /** Knitted, for the cold. */
  beanie: (color: string) =>
    fill('M-74-14C-82-118 82-118 74-16Z', color) +
    fill(box(-80, -38, 160, 30, 14), mixed(color, '#fff', 0.22)) +
    many(7, (i) => stroke(`M${-60 + i * 20}-34v22`, mixed(color, '#1c0f0a', 0.2), 4)) +
    circle(0, -108, 18, mixed(color, '#fff', 0.4)),
  headband: (color: string) => stroke('M-70-34Q0-66 68-34', color, 20) + circle(-66, -36, 15, color),
} satisfies Record<string, (color: string) => string>

export type Hat = keyof typeof hats
