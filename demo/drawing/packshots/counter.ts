import { at, box, circle, clip, fill, ink, many, pairs, polygon, put, round, stroke } from '../draw.ts'
import { words } from '../lettering/words.ts'
import { gastro } from '../motifs/service.ts'
import { knife, pan } from '../motifs/table.ts'
import { bend, contactShadow, filmLight, rims, shaded } from './light.ts'
import { logotype } from './logotypes.ts'
import { claimIn, type Filling, nameIn, tallLabel, weightPatch, wideLabel } from './print.ts'

/** The sign on a counter: what it is and how much, in the brand's print. */
function ticket({ brand, print }: Filling, y = 132, height = 190): string {
  const plate = box(-350, y, 700, height, 16)
  return (
    contactShadow(plate, 0.5) +
    fill(plate, brand.print) +
    fill(box(-350, y, 700, 14), print.tint) +
    rims(-350, y, 700, height, 16) +
    wideLabel(brand, print, { x: -318, y: y + 30, width: 636, height: height - 48 })
  )
}

/** A cut on the paper of the counter, with its sign. */
export function butcher(filling: Filling): string {
  const sheet = polygon(
    pairs(
      '-392 -330, -240 -344, -60 -334, 130 -346, 290 -336, 396 -342, 402 -120, 394 120, 400 300, 210 312, 20 304, -180 314, -398 304, -404 80, -394 -140',
    ),
  )
  return (
    contactShadow(sheet, 0.7) +
    fill(sheet, '#fbf6ec') +
    fill('M396-342L402-120L300-230Z', ink, 0.06) +
    fill('M-398 304L-404 80L-290 210Z', ink, 0.06) +
    stroke('M-330-300L-150-200M300-310L170-200M-60-334L-40-280M-394-60L-320-40', ink, 4, 0.06) +
    at(0, -100, 1.36, 0, filling.inside) +
    ticket(filling)
  )
}

/** Something whole on a dark slate, with its sign. */
export function slate(filling: Filling): string {
  const board = box(-396, -336, 792, 648, 20)
  return (
    contactShadow(board) +
    fill(board, '#35373a') +
    stroke('M-360-300l260 20M120-312l220 30M-380 40l120-16M200 20l170-22M-200-40l180 10', '#fff', 3, 0.07) +
    rims(-396, -336, 792, 648, 20) +
    at(0, -96, 1.36, 0, filling.inside) +
    ticket(filling)
  )
}

/** A ring of sausage or a whole thing without a pack: a band of paper around it says what it is. */
export function banded({ inside, brand, print }: Filling): string {
  const sleeve = box(-330, 60, 660, 230, 10)
  return (
    at(0, -60, 1.5, 0, inside) +
    contactShadow(sleeve, 0.7) +
    fill(sleeve, brand.print) +
    fill(box(-330, 60, 660, 16), print.tint) +
    fill(box(-330, 274, 660, 16), print.tint) +
    bend(sleeve) +
    wideLabel(brand, print, { x: -290, y: 96, width: 580, height: 166 })
  )
}

/** Something long in its casing, with a sleeve of paper around its middle. */
export function stick({ inside, brand, print }: Filling): string {
  const sleeve = box(-150, -150, 370, 300)
  return (
    at(0, 0, 1.72, 0, inside) +
    at(6, 0, 1, 0, contactShadow(sleeve, 0.5)) +
    fill(sleeve, brand.print) +
    fill(box(-150, -150, 14, 300), print.tint) +
    fill(box(206, -150, 14, 300), print.tint) +
    shaded(
      sleeve,
      [0, 0],
      [0, 1],
      [0, '#000', 0.25],
      [0.2, '#fff', 0.25],
      [0.45, '#fff', 0],
      [0.75, '#000', 0],
      [1, '#000', 0.35],
    ) +
    tallLabel(brand, { ...print, claim: '' }, { x: -120, y: -122, width: 310, height: 190 }) +
    weightPatch(brand, print, 35, 78, 'middle', 34)
  )
}

/** A ham in its net, tied above, with a tag. */
export function net({ inside, brand, print }: Filling): string {
  return (
    at(0, -60, 1.5, 0, inside) +
    contactShadow(box(-330, 76, 660, 222, 16), 0.6) +
    fill(box(-330, 76, 660, 222, 16), brand.print) +
    fill(box(-330, 76, 660, 16), print.tint) +
    circle(-300, 112, 9, brand.paper) +
    circle(300, 112, 9, brand.paper) +
    wideLabel(brand, print, { x: -290, y: 110, width: 580, height: 166 })
  )
}

/** A glass jar with a lid of tin. */
export function jar({ inside, brand, print }: Filling): string {
  const glass = 'M-214-230H214Q270-190 270-120V270Q270 350 190 350H-190Q-270 350-270 270V-120Q-270-190-214-230Z'
  const ribs = many(23, (i) => `M${-220 + i * 20}-340v98`)
  return (
    contactShadow(glass) +
    fill(glass, '#eef4f2') +
    clip(
      glass,
      clip(box(-254, -196, 508, 530, 50), at(0, 70, 1.5, 0, inside)),
      shaded(
        box(-280, -240, 560, 600),
        [0, 0],
        [1, 0],
        [0, '#fff', 0.5],
        [0.14, '#fff', 0.1],
        [0.7, '#000', 0],
        [1, '#000', 0.4],
      ),
    ) +
    fill(box(-244, -352, 488, 122, 20), brand.accent) +
    stroke(ribs, ink, 4, 0.14) +
    shaded(
      box(-244, -352, 488, 122, 20),
      [0, 0],
      [1, 0],
      [0, '#000', 0.25],
      [0.2, '#fff', 0.5],
      [0.4, '#fff', 0],
      [1, '#000', 0.35],
    ) +
    fill(box(-270, -90, 540, 316), print.tint) +
    fill(box(-270, -90, 540, 18), brand.print) +
    fill(box(-270, 208, 540, 18), brand.print) +
    bend(box(-270, -90, 540, 316)) +
    tallLabel(brand, { ...print, claim: '' }, { x: -226, y: -56, width: 452, height: 184 }, print.onTint) +
    weightPatch(brand, { ...print, tint: brand.print, onTint: brand.onPrint }, 0, 140, 'middle', 34) +
    stroke('M-236-180v70M-236 250v50', '#fff', 14, 0.7)
  )
}

/** A drum of stock for kitchens. */
export function pail({ inside, brand, print }: Filling): string {
  const body = 'M-300-230H300L262 320Q256 350 226 350H-226Q-256 350-262 320Z'
  return (
    contactShadow(body) +
    fill(body, '#f3f3ee') +
    clip(
      body,
      at(0, 200, 1.4, 0, inside),
      shaded(body, [0, 0], [1, 0], [0, '#000', 0.2], [0.16, '#fff', 0.5], [0.4, '#fff', 0], [1, '#000', 0.3]),
    ) +
    fill(box(-322, -300, 644, 82, 22), brand.print) +
    stroke('M-300-284H280', '#fff', 6, 0.35) +
    stroke('M-300-226Q0-120 300-226', '#9fa6a3', 9) +
    fill(box(-250, -130, 500, 250, 10), brand.paper) +
    fill(box(-250, -130, 22, 250), print.tint) +
    logotype(brand.name, { x: -206, y: -108, height: 44, ink: brand.print }) +
    nameIn(brand, print.name, { x: -206, y: -52, width: 430, height: 104 }, brand.print, 'start', 76, 2) +
    weightPatch(brand, print, 226, 56, 'end', 34) +
    claimIn(brand, print.claim, -206, 96, 260, brand.print, 'start', 28)
  )
}

/** A gift card in its sleeve. */
export function sleeve({ brand, print }: Filling): string {
  const card = box(-340, -320, 680, 420, 30)
  const pocket = 'M-390-40H-70Q0 60 70-40H390V290Q390 310 370 310H-370Q-390 310-390 290Z'
  return (
    contactShadow(card, 0.6) +
    fill(card, brand.paper) +
    stroke(box(-318, -298, 636, 376, 20), print.tint, 7) +
    logotype(brand.name, { x: -280, y: -268, height: 84, ink: brand.print }) +
    words(brand.face, print.weight, { x: 284, y: -66, size: 120, color: brand.print, anchor: 'end' }) +
    contactShadow(pocket, 0.8) +
    fill(pocket, brand.print) +
    stroke('M-390-40H-70Q0 60 70-40H390', print.tint, 8) +
    filmLight(pocket, 0.5) +
    nameIn(
      brand,
      print.name.replace(/ \d+ €$/, ''),
      { x: -300, y: 100, width: 600, height: 130 },
      brand.onPrint,
      'middle',
      108,
      1,
    ) +
    claimIn(brand, print.claim, 0, 262, 600, brand.onPrint, 'middle')
  )
}

/** A party's platter under a clear dome, its label across. */
export function platter({ inside, brand, print }: Filling): string {
  const outer = round(400, 330, 0, -20)
  return (
    contactShadow(outer) +
    fill(outer, '#2a2421') +
    fill(round(372, 304, 0, -22), brand.tray) +
    clip(round(372, 304, 0, -22), at(0, -60, 1.4, 0, inside), filmLight(outer)) +
    stroke(round(384, 316, 0, -20), '#fff', 5, 0.4) +
    contactShadow(box(-330, 120, 660, 180, 14), 0.5) +
    fill(box(-330, 120, 660, 180, 14), brand.print) +
    fill(box(-330, 120, 660, 14), print.tint) +
    wideLabel(brand, print, { x: -296, y: 148, width: 592, height: 136 })
  )
}

/** What a kitchen works with shows itself; its makers' mark is engraved, its size stands beside it. */
const tagged = ({ brand, print }: Filling, thing: string) =>
  thing +
  logotype(brand.name, { x: -380, y: 268, height: 48, ink: brand.print }) +
  words(brand.text, print.weight.replace('Ø ', ''), { x: 380, y: 306, size: 38, color: brand.print, anchor: 'end' })

export const gnPan = (filling: Filling) =>
  tagged(
    filling,
    contactShadow(box(-380, -320, 760, 540, 34), 0.9) +
      gastro(
        0,
        -50,
        760,
        540,
        '#aab4b8',
        stroke('M-300-180L300 180M-300 60L100 240', '#fff', 40, 0.18),
        stroke('M-350-240H350V240H-350Z', ink, 30, 0.1),
      ),
  )

export const gnPanWithLid = (filling: Filling) =>
  tagged(
    filling,
    gastro(-90, -10, 560, 460, '#8b979c', stroke('M-200-140L200 140', '#fff', 30, 0.2)) +
      at(
        120,
        -110,
        1,
        6,
        contactShadow(box(-230, -190, 460, 380, 26), 0.8),
        fill(box(-230, -190, 460, 380, 26), '#cfd5d7'),
        rims(-230, -190, 460, 380, 26),
        stroke(box(-190, -150, 380, 300, 18), '#fff', 6, 0.6),
        fill(box(-70, -20, 140, 40, 18), '#5f676b'),
        stroke('M-150-100L60 110', '#fff', 30, 0.25),
      ),
  )

export const fryingPan = (filling: Filling) => tagged(filling, at(-80, -50, 1, -24, pan(0, 0, 290, 0)))

export const chefsKnife = (filling: Filling) =>
  tagged(filling, put(knife('#1d1f22'), 0, -60, { turn: -28, scale: 1.25, lift: 16 }))

export const thermometer = (filling: Filling) =>
  tagged(
    filling,
    contactShadow(round(190, 190, -120, -100), 0.8) +
      stroke('M0 20L320 236', '#1c0f0a', 26, 0.2) +
      stroke('M-10-8L316 222', '#8d989d', 22) +
      stroke('M-12-12L312 214', '#f2f5f6', 8) +
      circle(-120, -100, 196, filling.brand.print) +
      circle(-120, -100, 168, '#fdfdf8') +
      at(
        -120,
        -100,
        1.26,
        0,
        stroke('M-92 54A106 106 0 0 1-92-54', '#3a7ca5', 18),
        stroke('M-74-78A106 106 0 0 1 74-78', '#7fa650', 18),
        stroke('M92-54A106 106 0 0 1 92 54', '#c8412b', 18),
        stroke('M0 0L56-56', ink, 10),
        circle(0, 0, 16, ink),
      ),
  )
