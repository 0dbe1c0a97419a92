import { at, box, circle, clip, fill, ink, many, n, round, smooth, stroke } from '../draw.ts'
import type { Brand } from './brands.ts'
import { badge, type Filling, shadow } from './parts.ts'
import { blade, container, crate, envelope, fryingPan, paper, thermometer, whole } from './wares.ts'

/** Light that falls on film. */
const gleam = (outline: string) =>
  clip(
    outline,
    fill('M-330 40L-90-300H20L-330 190Z', '#fff', 0.16),
    fill('M110 300L330-20V60L170 300Z', '#fff', 0.12),
  ) + stroke('M-262-150q4-34 38-38M262 150q-4 34-38 38', '#fff', 7, 0.7)

/** The small white label with the weight and the bar code. */
const weightLabel = (x: number, y: number, turn = 0) =>
  at(
    x,
    y,
    1,
    turn,
    fill(box(-62, -40, 124, 80, 8), '#fffdf8'),
    stroke('M-46-20H20M-46-4H-4', '#9a9088', 6),
    stroke(
      'M-46 14V32M-38 14V32M-28 14V32M-22 14V32M-10 14V32M-2 14V32M8 14V32M14 14V32M26 14V32M36 14V32M44 14V32',
      ink,
      4,
      0.8,
    ),
  )

function sleeve(variant: number, brand: Brand): string {
  const { print, accent } = brand
  if (variant % 3 === 0)
    return (
      fill(box(-306, 92, 612, 104), print) +
      fill(box(-306, 92, 612, 10), accent) +
      badge(0, 144, 40, brand) +
      weightLabel(206, -150, 4)
    )
  if (variant % 3 === 1)
    return (
      fill(box(116, -226, 122, 452), print) +
      fill(box(116, -226, 10, 452), accent) +
      badge(180, -110, 40, brand) +
      weightLabel(-196, 152, -3)
    )
  return (
    fill(box(-306, -196, 612, 96), print) +
    fill(box(-306, -110, 612, 10), accent) +
    badge(-190, -148, 38, brand) +
    weightLabel(196, 152, 3)
  )
}

function tray({ inside, brand, variant }: Filling): string {
  const [outer, well] = [box(-306, -226, 612, 452, 52), box(-270, -190, 540, 380, 34)]
  return (
    shadow(outer) +
    fill(outer, brand.tray) +
    stroke(box(-296, -216, 592, 432, 46), '#fff', 5, 0.35) +
    fill(well, ink, brand.tray < '#8' ? 0.45 : 0.1) +
    clip(well, inside) +
    gleam(outer) +
    clip(outer, sleeve(variant, brand))
  )
}

function vacuum({ inside, brand, variant }: Filling): string {
  const outer = smooth(
    '-300 -214, -150 -226, 0 -220, 150 -228, 302 -212, 308 0, 300 216, 150 224, 0 218, -150 228, -302 212, -308 0',
  )
  const crimp = many(21, (i) => `M${-280 + i * 28}-206v22M${-280 + i * 28} 184v22`)
  const [x, y] = variant % 2 === 0 ? [150, 96] : [-150, 96]
  return (
    shadow(outer) +
    fill(outer, '#fdfdfb', 0.72) +
    stroke(outer, '#fff', 6, 0.9) +
    stroke(crimp, '#b9b4ac', 4, 0.5) +
    clip(box(-256, -172, 512, 344, 40), at(0, 0, 0.96, 0, inside)) +
    stroke('M-250-160l60 40M250-156l-70 50M-246 160l70-46M-266 0l60 6M262 20l-54-10', '#fff', 7, 0.65) +
    gleam(outer) +
    at(
      x,
      y,
      1,
      variant % 2 === 0 ? -5 : 5,
      fill(box(-118, -76, 236, 152, 16), brand.print),
      fill(box(-118, 42, 236, 14), brand.accent),
      badge(-50, -18, 34, brand),
      stroke('M10-30H92M10-6H70', brand.light, 9, 0.85),
    )
  )
}

function flow({ inside, brand, variant }: Filling): string {
  const teeth = many(11, (i) => `l${i % 2 === 0 ? 14 : -14} ${n(400 / 11)}`)
  const back = many(11, (i) => `l${i % 2 === 0 ? -14 : 14} ${n(-400 / 11)}`)
  const outer = `M-324-200${teeth}H${324 + 14 - 14}${back}Z`
  const end = variant % 2 === 0 ? -1 : 1
  return (
    shadow(outer) +
    fill(outer, brand.light) +
    clip(
      outer,
      at(end * -60, 0, 0.98, 0, inside),
      fill(box(end < 0 ? -340 : 170, -220, 170, 440), brand.print),
      fill(box(end < 0 ? -170 : 154, -220, 16, 440), brand.accent),
      fill(box(end < 0 ? 284 : -340, -220, 56, 440), brand.print),
      many(3, (i) => stroke(`M${-330 + i * 9}-220V220M${330 - i * 9}-220V220`, '#fff', 3, 0.35)),
    ) +
    gleam(outer) +
    badge(end * 248, -74, 46, brand) +
    stroke(`M${end * 248 - 44} 30h88M${end * 248 - 30} 58h60`, brand.light, 10, 0.85)
  )
}

function slices({ inside, brand, variant }: Filling): string {
  const outer = box(-270, -270, 540, 540, 22)
  const window = variant % 2 === 0 ? box(-240, -110, 480, 350, 26) : box(-240, -240, 480, 350, 26)
  const y = variant % 2 === 0 ? 65 : -65
  return (
    shadow(outer) +
    fill(outer, brand.print) +
    fill(window, brand.light) +
    clip(window, at(0, y, 0.92, 0, inside)) +
    stroke(window, brand.accent, 8) +
    badge(-160, variant % 2 === 0 ? -190 : 188, 42, brand) +
    stroke(variant % 2 === 0 ? 'M-60-212H190M-60-178H110' : 'M-60 166H190M-60 200H110', brand.light, 13, 0.85) +
    fill('M270 210V270H206Z', '#fff', 0.85) +
    stroke('M206 268L268 208', ink, 4, 0.25) +
    gleam(outer)
  )
}

function tub({ inside, brand }: Filling): string {
  const band = 'M-280 96H280V280H-280Z'
  return (
    shadow(round(288)) +
    circle(0, 0, 288, brand.print) +
    stroke(round(276), '#fff', 5, 0.4) +
    stroke(round(256), brand.accent, 10) +
    circle(0, 0, 238, brand.light) +
    clip(
      round(238),
      at(0, -10, 1.02, 0, inside),
      fill(band, brand.print),
      fill('M-280 96H280V106H-280Z', brand.accent),
    ) +
    badge(0, 140, 40, brand) +
    clip(round(288), fill('M-330-20L-60-300H30L-330 110Z', '#fff', 0.15)) +
    stroke('M-210-140a252 252 0 0 1 90-82', '#fff', 8, 0.6)
  )
}

function carton({ inside, brand, variant }: Filling): string {
  const plain = variant % 2 === 0
  const [face, side] = plain ? ['#c99b66', '#a87c4b'] : [brand.print, ink]
  const window = box(-236, -110, 330, 250, 22)
  return (
    shadow('M-300 230H270L340 170V-210H-230L-300-150Z') +
    fill('M-300-170L-230-236H346L276-170Z', plain ? '#dcb582' : brand.accent) +
    fill('M276-170L346-236V160L276 230Z', side) +
    fill(box(-300, -170, 576, 400), face) +
    fill(box(-300, -170, 576, 34), plain ? brand.print : brand.accent) +
    fill(window, brand.light) +
    clip(window, at(-70, 15, 0.72, 0, inside)) +
    stroke(window, brand.light, 10) +
    badge(184, -36, 46, brand) +
    stroke('M132 76H236M132 106H210', plain ? brand.print : brand.light, 11, 0.8) +
    fill('M-40-236H26L-10-170H-76Z', '#fff', 0.3) +
    weightLabel(184, 180)
  )
}

function bag({ inside, brand, variant }: Filling): string {
  const outer = smooth(
    '-214 -290, 0 -284, 214 -290, 226 -180, 236 0, 226 180, 214 292, 0 284, -214 292, -226 180, -236 0, -226 -180',
  )
  const window = variant % 2 === 0 ? round(186, 150, 0, 96) : box(-176, -44, 352, 270, 60)
  return (
    shadow(outer) +
    fill(outer, brand.print) +
    clip(
      outer,
      fill(box(-250, -300, 500, 40), brand.accent),
      fill(box(-250, 262, 500, 40), brand.accent),
      fill('M60-300q120 300 20 600h180v-600Z', ink, 0.14),
      fill(window, brand.light),
      clip(window, at(0, 94, 0.78, 0, inside)),
      stroke(window, brand.light, 10),
      stroke(
        many(23, (i) => `M${-220 + i * 20}-288v22M${-220 + i * 20} 268v22`),
        '#fff',
        3,
        0.5,
      ),
    ) +
    badge(0, -166, 56, brand) +
    stroke('M-196-230q-18 120-10 250', '#fff', 12, 0.3)
  )
}

function jar({ inside, brand }: Filling): string {
  const glass = 'M-150-190H150Q200-150 200-90V200Q200 260 140 260H-140Q-200 260-200 200V-90Q-200-150-150-190Z'
  return (
    shadow(glass) +
    fill(glass, '#f4f8f6', 0.85) +
    clip(
      glass,
      clip(box(-190, -130, 380, 380, 40), at(0, 60, 1.06, 0, inside)),
      fill('M110-200q90 200 30 470h80v-470Z', ink, 0.14),
    ) +
    fill(box(-172, -270, 344, 84, 18), brand.accent) +
    stroke(
      many(15, (i) => `M${-154 + i * 22}-262v66`),
      ink,
      4,
      0.14,
    ) +
    fill(box(-200, -20, 400, 190), brand.print) +
    fill(box(-200, -20, 400, 12), brand.accent) +
    fill(box(-200, 158, 400, 12), brand.accent) +
    badge(0, 74, 52, brand) +
    stroke('M-168-110v70M-168 190v30', '#fff', 14, 0.6)
  )
}

/** Every kind of pack: each within about 640 by 580 around the origin. */
export const packs = {
  tray,
  vacuum,
  flow,
  slices,
  tub,
  carton,
  bag,
  jar,
  paper,
  whole,
  crate,
  envelope,
  container,
  pan: fryingPan,
  blade,
  thermometer,
} satisfies Record<string, (filling: Filling) => string>

export type Pack = keyof typeof packs
