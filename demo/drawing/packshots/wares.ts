import { at, box, circle, clip, fill, ink, pairs, polygon, put, round, stroke } from '../draw.ts'
import { gastro } from '../motifs/service.ts'
import { board, knife, pan } from '../motifs/table.ts'
import { badge, type Filling, shadow, tag } from './parts.ts'

export function paper({ inside, brand, variant }: Filling): string {
  const sheet = polygon(
    pairs('-310 -196, -140 -246, 80 -226, 300 -240, 322 -20, 296 226, 110 246, -130 224, -318 232, -296 20'),
  )
  return (
    shadow(sheet) +
    fill(sheet, variant % 2 === 0 ? '#f7efe0' : '#d8b98a') +
    fill('M300-240L322-20L190-120Z', ink, 0.1) +
    fill('M-318 232L-296 20L-200 130Z', ink, 0.1) +
    stroke('M-250-170L-80 90M220-190L60 180M-210 190L160-180', ink, 4, 0.06) +
    inside +
    tag(variant % 2 === 0 ? 214 : -214, 158, variant % 2 === 0 ? -8 : 8, brand)
  )
}

export const whole = ({ inside, brand, variant }: Filling) =>
  at(
    -60,
    0,
    1,
    0,
    put(board(520, 420, ...(variant % 2 === 0 ? ([] as []) : (['#8a5a38', '#6a4023'] as const))), 0, 0, { lift: 18 }),
  ) +
  at(-60, 0, 0.92, 0, inside) +
  tag(variant % 2 === 0 ? 170 : -200, 150, variant % 2 === 0 ? -8 : 8, brand)

export function crate({ inside, brand }: Filling): string {
  const outer = box(-310, -230, 620, 460, 18)
  const well = box(-276, -196, 552, 392, 8)
  const parcel = (x: number, y: number, turn: number, colour: string) =>
    at(
      x,
      y,
      1,
      turn,
      fill(box(-92, -62, 196, 140, 12), ink, 0.25),
      fill(box(-98, -70, 196, 140, 12), colour),
      stroke('M0-70V70M-98 0H98', brand.print, 7),
    )
  return (
    shadow(outer) +
    fill(outer, '#c99b66') +
    fill(well, '#7a5733') +
    clip(
      well,
      at(-116, -84, 0.56, -3, inside),
      parcel(160, -110, 3, '#f7efe0'),
      parcel(-150, 120, -4, '#d8b98a'),
      parcel(66, 128, 5, '#f7efe0'),
      stroke('M-276 190V-190H270', ink, 26, 0.2),
    ) +
    stroke(box(-300, -220, 600, 440, 14), '#e6c491', 8) +
    badge(216, 96, 54, brand, true)
  )
}

export const envelope = ({ brand, variant }: Filling) =>
  shadow(box(-290, -120, 580, 360, 20)) +
  at(
    0,
    variant % 2 === 0 ? -40 : -56,
    1,
    variant % 2 === 0 ? -4 : 3,
    shadow(box(-250, -190, 500, 300, 26)),
    fill(box(-250, -190, 500, 300, 26), brand.light),
    stroke(box(-234, -174, 468, 268, 18), brand.accent, 7),
    badge(-140, -84, 54, brand, true),
    stroke('M-40-110H180M-40-70H110', brand.accent, 13),
  ) +
  fill('M-290-60L0 110L290-60V220Q290 240 270 240H-270Q-290 240-290 220Z', brand.print) +
  stroke('M-286 236L-60 74M286 236L60 74', '#000', 5, 0.25) +
  stroke('M-290-60L0 110L290-60', brand.accent, 6) +
  stroke('M0 110q-90-70-110-10t110 10q90-70 110-10t-110 10M0 110q-30 40-56 80M0 110q30 40 52 78', brand.accent, 14)

export const container = ({ inside, brand }: Filling) =>
  gastro(
    0,
    0,
    620,
    460,
    inside === '' ? '#aab4b8' : '#5f676b',
    inside === '' ? stroke('M-250-160L250 160M-250 40L60 200', '#fff', 40, 0.16) : inside,
  ) + badge(244, 178, 34, brand)

export const fryingPan = ({ inside, brand }: Filling) =>
  at(-60, 0, 1, 0, pan(0, 0, 252, -24), clip(round(206), at(0, 0, 0.84, 0, inside))) + tag(196, 150, -6, brand)

export const blade = ({ brand, variant }: Filling) =>
  put(board(480, 340, '#d9dedb', '#c3cac6'), -70, 20, { lift: 16 }) +
  put(knife(variant % 2 === 0 ? '#1d1f22' : brand.accent), -60, 10, { turn: -14, scale: 0.86, lift: 12 }) +
  tag(190, 150, -6, brand)

export const thermometer = ({ brand }: Filling) =>
  shadow(round(150, 150, -90, -60)) +
  stroke('M0 20L240 220', '#8d989d', 20) +
  stroke('M-2 16L236 214', '#e6eaec', 8) +
  circle(-90, -60, 156, brand.print) +
  circle(-90, -60, 132, '#fdfdf8') +
  at(
    -90,
    -60,
    1,
    0,
    stroke('M-92 54A106 106 0 0 1-92-54', '#3a7ca5', 18) +
      stroke('M-74-78A106 106 0 0 1 74-78', '#7fa650', 18) +
      stroke('M92-54A106 106 0 0 1 92 54', '#c8412b', 18),
    stroke('M0 0L56-56', ink, 10),
    circle(0, 0, 16, ink),
  ) +
  badge(-90, 10, 22, brand, true)
