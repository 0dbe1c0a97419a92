import { at, box, circle, clip, fill, ink, many, round, smooth, stroke } from '../draw.ts'
import { contactShadow, filmLight, rims, shaded } from './light.ts'
import { logotype } from './logotypes.ts'
import { band, type Filling, nameIn, sticker, tallLabel, weightPatch, wideLabel } from './print.ts'

/** A tray under film with a printed band around it. */
export function tray({ inside, brand, print }: Filling): string {
  const [outer, well] = [box(-390, -290, 780, 580, 48), box(-350, -250, 700, 500, 30)]
  return (
    contactShadow(outer) +
    fill(outer, brand.tray) +
    rims(-388, -288, 776, 576, 46) +
    fill(well, ink, 0.35) +
    clip(
      well,
      fill(well, brand.tray),
      at(0, -92, 1.32, 0, inside),
      stroke('M-350 60V-250H360', ink, 34, 0.16),
      filmLight(well),
    ) +
    rims(-352, -252, 704, 504, 30) +
    clip(box(-394, -320, 788, 612, 48), band(brand, print.tint, -398, 398, 84, 300)) +
    wideLabel(brand, print, { x: -350, y: 112, width: 700, height: 162 })
  )
}

/** A pouch drawn tight around its contents, with a label stuck on it. */
export function vacuum({ inside, brand, print }: Filling): string {
  const outer = smooth(
    '-392 -280, -200 -288, 0 -280, 200 -288, 392 -278, 398 -140, 388 0, 398 150, 390 282, 190 290, 0 282, -200 290, -392 280, -398 140, -388 0, -398 -150',
  )
  return (
    contactShadow(outer, 0.8) +
    fill(outer, '#f7f8f6', 0.78) +
    stroke('M-372-258H372V258H-372Z', '#fff', 16, 0.75) +
    stroke('M-372-258H372V258H-372Z', '#9aa39f', 2, 0.5, '5 9') +
    clip(box(-366, -252, 732, 504, 60), at(0, -66, 1.3, 0, inside)) +
    stroke(
      'M-340-220q50 60 76 70M340-224q-40 50-80 66M-338 60q40-20 70-66M342 40q-40-30-76-40M-120-250q10 40 40 50M150-252q-14 40-40 54',
      '#fff',
      7,
      0.6,
    ) +
    stroke('M-330-210q50 60 76 70M346-214q-40 50-80 66', ink, 4, 0.12) +
    filmLight(outer, 0.8) +
    fill(box(-338, 74, 690, 190, 14), ink, 0.18) +
    fill(box(-346, 64, 692, 190, 14), brand.print) +
    fill(box(-346, 64, 692, 14), print.tint) +
    wideLabel(brand, print, { x: -318, y: 92, width: 636, height: 146 })
  )
}

/** Sausages in film with crimped ends and print around the middle. */
export function flow({ inside, brand, print }: Filling): string {
  const teeth = many(15, (i) => `l${i % 2 === 0 ? 12 : -12} 36`)
  const back = many(15, (i) => `l${i % 2 === 0 ? -12 : 12}-36`)
  const outer = `M-398-270${teeth}H398${back}Z`
  const body = box(-352, -270, 704, 540)
  return (
    contactShadow(outer) +
    fill(outer, brand.paper) +
    clip(
      outer,
      at(0, -92, 1.34, 0, inside),
      band(brand, print.tint, -420, 420, 70, 300),
      fill(box(-420, -300, 68, 600), brand.print),
      fill(box(352, -300, 68, 600), brand.print),
      fill(box(-356, -300, 8, 362), print.tint),
      fill(box(348, -300, 8, 362), print.tint),
      many(4, (i) => stroke(`M${-396 + i * 11}-270V270M${396 - i * 11}-270V270`, '#fff', 3, 0.3)),
      shaded(
        body,
        [0, 0],
        [0, 1],
        [0, '#000', 0.2],
        [0.1, '#fff', 0.35],
        [0.3, '#fff', 0],
        [0.8, '#000', 0],
        [1, '#000', 0.25],
      ),
      filmLight(outer, 0.8),
    ) +
    wideLabel(brand, print, { x: -326, y: 98, width: 652, height: 154 })
  )
}

const HOLE = 'M-34-326h20q6-20 14-20t14 20h20q10 0 10 10t-10 10h-68q-10 0-10-10t10-10Z'

/** A flat pack of slices with a hole to hang it by: printed above, open to its contents below. */
export function slices({ inside, brand, print }: Filling): string {
  const outer = box(-300, -370, 600, 740, 26)
  const window = box(-262, -60, 524, 392, 24)
  return (
    contactShadow(outer) +
    fill(outer, brand.print) +
    fill(box(-300, -370, 600, 64, 26), '#fff', 0.14) +
    fill(HOLE, brand.ground) +
    stroke(HOLE, ink, 3, 0.25) +
    fill(window, brand.paper) +
    clip(window, at(0, 136, 1, 0, inside), stroke('M-262 340V-60H270', ink, 22, 0.16)) +
    stroke(window, print.tint, 12) +
    fill('M300 300V370H230Z', '#fff', 0.85) +
    stroke('M228 368L298 300', ink, 4, 0.25) +
    filmLight(outer) +
    rims(-298, -368, 596, 736, 24) +
    tallLabel(brand, print, { x: -262, y: -290, width: 524, height: 210 }) +
    weightPatch(brand, print, 250, 254)
  )
}

/** A tub with a printed lid that is open to its contents below. */
export function tub({ inside, brand, print }: Filling): string {
  const r = 350
  const window = 'M-292 60A298 298 0 0 0 292 60Q0 130-292 60Z'
  return (
    contactShadow(round(r)) +
    circle(0, 0, r, brand.tray) +
    stroke(round(r - 12), '#fff', 8, 0.5) +
    circle(0, 0, r - 34, brand.print) +
    clip(
      round(r - 34),
      clip(window, fill(window, brand.paper), at(0, 190, 1.24, 0, inside)),
      stroke(window, print.tint, 14),
    ) +
    clip(round(r), filmLight(box(-420, -420, 840, 840))) +
    stroke('M-252-212a330 330 0 0 1 120-96', '#fff', 9, 0.7) +
    tallLabel(brand, print, { x: -220, y: -250, width: 440, height: 300 }) +
    weightPatch(brand, print, 0, 226, 'middle', 40)
  )
}

/** A bag that stands, sealed above and below, with a window. */
export function bag({ inside, brand, print }: Filling): string {
  const outer = smooth(
    '-286 -372, 0 -366, 286 -372, 300 -250, 308 0, 300 250, 286 372, 0 366, -286 372, -300 250, -308 0, -300 -250',
  )
  const window = 'M-226 20Q0-40 226 20Q262 150 214 290Q0 322-214 290Q-262 150-226 20Z'
  const crimps = many(29, (i) => `M${-280 + i * 20}-370v34M${-280 + i * 20} 338v34`)
  return (
    contactShadow(outer) +
    fill(outer, brand.print) +
    clip(
      outer,
      fill(box(-320, -380, 640, 50), print.tint),
      fill(box(-320, 334, 640, 50), print.tint),
      fill(window, brand.paper),
      clip(window, at(0, 154, 1.02, 0, inside)),
      stroke(window, print.tint, 12),
      stroke(crimps, '#fff', 3, 0.4),
      shaded(
        box(-320, -380, 640, 760),
        [0, 0],
        [1, 0],
        [0, '#000', 0.26],
        [0.14, '#fff', 0.22],
        [0.3, '#fff', 0],
        [0.8, '#000', 0],
        [1, '#000', 0.3],
      ),
      stroke('M-250-300q40 60 20 150M262-310q-30 80-8 170M-240 300q20-40 10-70', '#fff', 8, 0.22),
    ) +
    tallLabel(brand, print, { x: -240, y: -306, width: 480, height: 262 }) +
    weightPatch(brand, print, 0, 254, 'middle')
  )
}

/** A bag that hangs in the shop, small and bright: for nibbles. */
export function sachet({ inside, brand, print }: Filling): string {
  const outer = smooth(
    '-270 -370, 0 -366, 270 -370, 282 -200, 278 0, 284 200, 270 370, 0 364, -270 370, -284 200, -278 0, -282 -200',
  )
  const window = `${round(214, 196, 0, 116)}`
  return (
    contactShadow(outer) +
    fill(outer, print.tint) +
    clip(
      outer,
      fill('M-300-380H300V-60L-300 30Z', brand.print),
      fill('M-300-380h600v46h-600Z', brand.accent),
      stroke('M-300 30L300-60', brand.accent, 14),
      fill(window, brand.paper),
      clip(window, at(0, 116, 0.92, 0, inside)),
      stroke(window, brand.paper, 12),
      shaded(
        box(-300, -380, 600, 760),
        [0, 0],
        [1, 0],
        [0, '#000', 0.26],
        [0.16, '#fff', 0.26],
        [0.32, '#fff', 0],
        [0.84, '#000', 0],
        [1, '#000', 0.3],
      ),
      stroke(
        many(27, (i) => `M${-262 + i * 20}-368v28M${-262 + i * 20} 340v28`),
        '#fff',
        3,
        0.4,
      ),
    ) +
    tallLabel(brand, print, { x: -236, y: -318, width: 472, height: 222 }) +
    weightPatch(brand, print, 0, 280, 'middle', 40)
  )
}

/** A plain pouch for kitchens: clear film, and one white label with the facts. */
export function pouch({ inside, brand, print }: Filling): string {
  const outer = smooth(
    '-396 -286, -200 -292, 0 -284, 200 -292, 396 -284, 400 -140, 392 0, 400 150, 394 286, 190 294, 0 286, -200 294, -396 284, -400 140, -392 0, -400 -150',
  )
  return (
    contactShadow(outer, 0.8) +
    fill(outer, '#eef2f1', 0.8) +
    stroke('M-376-264H376V264H-376Z', '#fff', 14, 0.8) +
    clip(box(-370, -258, 740, 516, 60), at(0, -70, 1.34, 0, inside)) +
    stroke('M-344-224q50 60 76 70M344-228q-40 50-80 66M-120-254q10 40 40 50M150-256q-14 40-40 54', '#fff', 7, 0.6) +
    filmLight(outer, 0.8) +
    fill(box(-344, 66, 700, 200, 8), ink, 0.18) +
    fill(box(-352, 56, 704, 200, 8), brand.paper) +
    fill(box(-352, 56, 24, 200), print.tint) +
    logotype(brand.name, { x: -304, y: 76, height: 46, ink: brand.print }) +
    sticker(212, 76, 120, 60) +
    nameIn(brand, print.name, { x: -304, y: 128, width: 440, height: 116 }, brand.print, 'start', 84, 2) +
    weightPatch(brand, print, 334, 174, 'end', 44)
  )
}
