import { box, circle, clip, fill, many, smooth, stroke } from '../../draw.ts'
import { mixed } from '../../palette.ts'

/** The body from the waist up, with the waist on the origin. */
const torso = smooth('-118 40, -124 -120, -96 -184, -40 -212, 40 -212, 96 -184, 124 -120, 118 40, 0 60')

const buttons = (x: number, color: string) => many(4, (i) => circle(x, -128 + i * 44, 6.5, color))

/** What somebody wears, drawn on the body in its colour; the trade tells it. */
const garments = {
  tee: (color: string) => stroke('M-44-212Q0-164 44-212', mixed(color, '#1c0f0a', 0.22), 11),
  shirt: (color: string) =>
    fill('M-36-220L0-172L-34-146L-60-204ZM36-220L0-172L34-146L60-204Z', mixed(color, '#fff', 0.28)) +
    stroke('M0-172V60', mixed(color, '#1c0f0a', 0.2), 4) +
    buttons(0, mixed(color, '#1c0f0a', 0.34)),
  knit: (color: string) =>
    stroke('M-46-210Q0-160 46-210', mixed(color, '#fff', 0.3), 22) +
    stroke('M-110-70H110M-114-40H114', mixed(color, '#fff', 0.3), 9, 0.8, '2 18') +
    stroke('M-112-100H112M-114-10H114', mixed(color, '#1c0f0a', 0.25), 6, 0.7),
  stripes: (color: string) =>
    stroke('M-130-150H130M-130-104H130M-130-58H130M-130-12H130', mixed(color, '#fff', 0.62), 17) +
    stroke('M-44-212Q0-164 44-212', mixed(color, '#1c0f0a', 0.22), 11),
  hoodie: (color: string) =>
    stroke('M-70-200Q0-130 70-200', mixed(color, '#1c0f0a', 0.18), 30) +
    stroke('M-16-156v54M16-156v46', '#fdf6e8', 6) +
    fill('M-60-30H60L84 60H-84Z', '#1c0f0a', 0.12),
  jacket: (color: string) =>
    fill('M-44-216L0-70L44-216Z', '#fdfaf2') +
    fill('M-44-218L0-64L-30-96L-84-196ZM44-218L0-64L30-96L84-196Z', mixed(color, '#fff', 0.14)) +
    stroke('M0-64V60', mixed(color, '#1c0f0a', 0.4), 4) +
    fill(box(44, -108, 40, 9, 4), '#fff', 0.5),
  coat: (color: string) =>
    fill('M-40-216L0-120L40-216Z', '#b9d3de') +
    fill('M-40-218L0-112L-26-128L-74-200ZM40-218L0-112L26-128L74-200Z', mixed(color, '#8fa3ad', 0.16)) +
    stroke('M0-112V60', mixed(color, '#5d6b74', 0.5), 4) +
    buttons(12, mixed(color, '#5d6b74', 0.55)) +
    stroke('M46-96h44v40h-44Z', mixed(color, '#5d6b74', 0.4), 4),
  chef: (color: string) =>
    stroke('M-38-208Q-6-182 6-168L14 60', mixed(color, '#5d6b74', 0.3), 5) +
    fill('M-42-218Q0-178 42-218L50-196Q4-156-50-196Z', mixed(color, '#8a96a0', 0.22)) +
    buttons(-28, '#3a3f42') +
    buttons(40, '#3a3f42'),
  overall: (color: string) =>
    stroke('M-44-212Q0-164 44-212', mixed(color, '#1c0f0a', 0.22), 11) +
    fill('M-72-116H72L92 80H-92Z', '#34587a') +
    stroke('M-64-110L-52-212M64-110L52-212', '#34587a', 24) +
    fill(box(-34, -92, 68, 52, 8), '#2a4863') +
    circle(-62, -112, 8, '#e8c96a') +
    circle(62, -112, 8, '#e8c96a'),
} satisfies Record<string, (color: string) => string>

export type Garment = keyof typeof garments

/** The body in its clothes, lit from the left. */
export const dressed = (garment: Garment, color: string, apron: string | null) =>
  fill(torso, color) +
  clip(
    torso,
    garments[garment](color),
    apron === null ? '' : apronOver(apron),
    fill('M54-230q44 120 12 300h90v-300Z', '#1c0f0a', 0.12),
    fill('M-124-110q30 40 20 160h-40Z', '#1c0f0a', 0.08),
  )

const apronOver = (color: string) =>
  fill('M-64-150Q0-128 64-150L84 80H-84Z', color) +
  stroke('M-62-150L-38-216M62-150L38-216', color, 15) +
  stroke('M-60-144Q0-122 60-144', mixed(color, '#fff', 0.4), 4, 0.8, '10 8') +
  fill('M-42-66h84v66q-42 14-84 0Z', '#1c0f0a', 0.14) +
  stroke('M-42-66h84', mixed(color, '#fff', 0.3), 4)
