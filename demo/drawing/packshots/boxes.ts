import { at, box, clip, fill, ink, many, n, stroke } from '../draw.ts'
import { widthOf, words } from '../lettering/words.ts'
import { contactShadow, rims, shaded } from './light.ts'
import { logotype } from './logotypes.ts'
import { claimIn, type Filling, nameIn, sticker, weightPatch } from './print.ts'

const KRAFT = { front: '#cfa26c', side: '#ab7f4c', top: '#e0b984' }

type Board = typeof KRAFT

const white = (brand: Filling['brand']): Board => ({ front: brand.paper, side: '#c9ced0', top: '#ffffff' })

/** A box in the round: its front face from x, y, and how far it goes back to the upper right. */
function boxShape(
  x: number,
  y: number,
  width: number,
  height: number,
  back: number,
  { front, side, top }: Board,
): string {
  const [right, bottom, rise] = [x + width, y + height, back * 0.62]
  return (
    contactShadow(
      `M${x} ${bottom}H${right}L${right + back} ${n(bottom - rise)}V${n(y - rise)}H${x + back}L${x} ${y}Z`,
    ) +
    fill(`M${x} ${y}L${x + back} ${n(y - rise)}H${right + back}L${right} ${y}Z`, top) +
    shaded(
      `M${right} ${y}L${right + back} ${n(y - rise)}V${n(bottom - rise)}L${right} ${bottom}Z`,
      [0, 0],
      [0, 1],
      [0, side],
      [1, '#6d5a45'],
    ) +
    fill(box(x, y, width, height), front) +
    stroke(`M${x + 3} ${bottom}V${y + 3}H${right}`, '#fff', 5, 0.4)
  )
}

/** A printed box of frozen goods, its contents shown in a window. */
export function carton({ inside, brand, print }: Filling): string {
  const window = 'M-352-60Q-200-108-40-84Q40-60 50 40Q60 190-20 250Q-200 276-352 250Z'
  return (
    boxShape(-372, -190, 650, 470, 110, { front: brand.print, side: '#20282a', top: brand.accent }) +
    clip(
      box(-372, -190, 650, 470),
      fill(window, brand.paper),
      clip(window, at(-150, 90, 1, 0, inside)),
      stroke(window, print.tint, 14),
    ) +
    logotype(brand.name, { x: -340, y: -168, height: 60, ink: brand.onPrint }) +
    nameIn(brand, print.name, { x: 70, y: -90, width: 190, height: 250 }, brand.onPrint, 'middle', 80, 4) +
    weightPatch(brand, print, 164, 188, 'middle')
  )
}

/** A case for kitchens: corrugated board with a printed label, and its goods in front of it as they come out. */
export function kitchenCase({ inside, brand, print }: Filling): string {
  const mat = 'M-380 90Q-200 40 0 56T360 80Q420 200 340 290Q100 330-120 314T-390 270Q-430 180-380 90Z'
  return (
    boxShape(-350, -300, 600, 400, 120, KRAFT) +
    stroke('M-350-180H250', '#b98c58', 3) +
    fill('M-92-300L28-374H88L-32-300ZM-92-300h60v70h-60Z', '#efdcb8', 0.9) +
    fill(box(-326, -206, 552, 220, 8), brand.paper) +
    fill(box(-326, -206, 22, 220), print.tint) +
    logotype(brand.name, { x: -280, y: -188, height: 44, ink: brand.print }) +
    sticker(90, -192, 112, 54) +
    nameIn(brand, print.name, { x: -280, y: -136, width: 480, height: 96 }, brand.print, 'start', 76, 2) +
    weightPatch(brand, print, 204, -50, 'end', 38) +
    claimIn(brand, print.claim, -280, -6, 330, brand.print, 'start', 28) +
    contactShadow(mat, 0.6) +
    fill(mat, '#fbfaf6') +
    clip(mat, at(-10, 184, 1.36, 0, inside), stroke(mat, ink, 16, 0.12))
  )
}

/** The box of a shop that packs to order: open, its goods in it. */
export function hamper({ inside, brand, print }: Filling): string {
  const outer = box(-390, -270, 780, 380, 10)
  return (
    contactShadow('M-390-270H390V330H-390Z') +
    fill(outer, KRAFT.side) +
    clip(
      box(-362, -246, 724, 356),
      fill(box(-362, -246, 724, 356), '#5f452b'),
      inside,
      stroke('M-362 120V-246H380', ink, 40, 0.22),
    ) +
    fill(box(-390, 92, 780, 240), KRAFT.front) +
    stroke('M-388 96H388', '#f0d2a4', 7) +
    rims(-388, 92, 776, 238, 6) +
    fill(box(-390, 92, 780, 22), print.tint) +
    logotype(brand.name, { x: 0, y: 134, height: 56, ink: brand.print, anchor: 'middle' }) +
    nameIn(brand, print.name, { x: -350, y: 200, width: 700, height: 76 }, brand.print, 'middle', 72, 1) +
    claimIn(brand, [print.weight, print.claim].filter(Boolean).join(' · '), 0, 312, 680, brand.print, 'middle', 32)
  )
}

/** The pallet under a stack, as wide as `width`, its top at y. */
const pallet = (x: number, y: number, width: number) =>
  fill(box(x, y, width, 14), '#c7a170') +
  fill(box(x, y + 44, width, 12), '#a88354') +
  [0, 0.43, 0.86].map((share) => fill(box(n0(x + share * width), y + 14, n0(width * 0.14), 30), '#8d6b41')).join('')

const n0 = (value: number) => Math.round(value)

/** A line with strokes at its ends, and below it what it measures. */
const measure = (x: number, y: number, length: number, text: string, { text: face, print }: Filling['brand']) =>
  stroke(`M${x} ${y}h${length}M${x} ${y - 12}v24M${x + length} ${y - 12}v24`, print, 5) +
  words(face, text, {
    x: x + length / 2,
    y: y + 42,
    size: Math.min(34, Math.floor(length / widthOf(face, text, 1))),
    color: print,
    anchor: 'middle',
  })

/** How many units a pallet takes, and how they are called: the beginning of what its page says about packing. */
function load(packing: string): { count: number; unit: string } {
  const [, count, unit] = /^(\d+) (cartons|blocks) per pallet/.exec(packing) ?? []
  if (!count || !unit) throw new Error(`No load of a pallet in '${packing}'`)
  return { count: Number(count), unit }
}

/** A carton for export with its cut, and the pallet that it travels on: measured, with as many cartons as it takes. */
export function shipment({ inside, brand, print, packing }: Filling): string {
  const { count, unit } = load(packing)
  const columns = 5
  const rows = Math.ceil(count / columns)
  const [left, foot, width] = [170, 150, 220]
  const cell = { width: width / columns, height: 420 / rows }
  const boxes = many(count, (i) => {
    const [x, y] = [left + (i % columns) * cell.width, foot - (Math.floor(i / columns) + 1) * cell.height]
    const colour = unit === 'blocks' ? brand.paper : i % 3 === 0 ? '#d9ad76' : KRAFT.front
    return (
      fill(box(n0(x), n0(y), n0(cell.width) - 2, n0(cell.height) - 2), colour) +
      fill(box(n0(x + 7), n0(y + cell.height * 0.28), n0(cell.width * 0.55), n0(cell.height * 0.36)), print.tint)
    )
  })
  const top = foot - Math.floor(count / columns) * cell.height
  const side = unit === 'blocks' ? '#c9ced0' : KRAFT.side
  const beside = -382 + widthOf(brand.face, `${count}`, 128)
  return (
    contactShadow(`M${left} ${n0(top)}H${left + width}V206H${left}Z`, 0.7) +
    fill(`M${left + width} ${n0(top)}l30-22V130l-30 20Z`, side) +
    fill(`M${left} ${n0(top)}l30-22h${width}l-30 22Z`, KRAFT.top) +
    fill(box(left, n0(top), width, n0(foot - top)), side) +
    boxes +
    pallet(left - 8, foot, width + 24) +
    measure(left - 8, 236, width + 24, '1,000 × 1,200 mm', brand) +
    boxShape(-400, -160, 520, 250, 60, unit === 'blocks' ? white(brand) : KRAFT) +
    fill(box(-382, -142, 484, 186, 8), brand.paper) +
    fill(box(-382, -142, 484, 18), print.tint) +
    logotype(brand.name, { x: -358, y: -110, height: 46, ink: brand.print }) +
    claimIn(brand, print.claim, 84, -76, 230, brand.print, 'end', 26) +
    nameIn(brand, print.name, { x: -358, y: -62, width: 444, height: 104 }, brand.print, 'start', 82, 2) +
    contactShadow('M-390 90H142V286H-390Z', 0.5) +
    fill(box(-400, 64, 556, 236, 14), '#f4f7fa') +
    clip(box(-400, 64, 556, 236, 14), at(-122, 182, 1.04, 0, inside)) +
    weightPatch(brand, print, 144, 224, 'end', 42) +
    words(brand.face, `${count}`, { x: -400, y: -206, size: 128, color: brand.print }) +
    words(brand.text, unit, { x: beside, y: -250, size: 38, color: brand.print }) +
    words(brand.text, 'on a pallet', { x: beside, y: -206, size: 38, color: brand.print })
  )
}
