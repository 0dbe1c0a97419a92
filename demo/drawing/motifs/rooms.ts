import { at, box, circle, clip, fill, ink, many, n, stroke } from '../draw.ts'

/** A window with a cross of bars; the view is drawn about its upper left corner. */
export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  sky: string,
  bars: string,
  ...view: string[]
) {
  const glass = box(0, 0, width, height)
  return at(
    x,
    y,
    1,
    0,
    fill(box(-16, -16, width + 32, height + 32, 8), bars),
    fill(glass, sky),
    clip(
      glass,
      ...view,
      fill(`M0 ${height}L${n(width * 0.5)} 0H${n(width * 0.72)}L${n(width * 0.2)} ${height}Z`, '#fff', 0.16),
    ),
    stroke(`M${n(width / 2)} 0V${height}M0 ${n(height * 0.46)}H${width}`, bars, 11),
    fill(box(-30, height + 12, width + 60, 18, 6), bars),
    fill(box(-30, height + 26, width + 60, 8), ink, 0.14),
  )
}

/** A lamp on its cord from the ceiling, with the cone of its light. */
export const lamp = (x: number, y: number, scale: number, shade: string, reach = 420, glow = '#fff2c4') =>
  stroke(`M${x} 0V${y - 60 * scale}`, '#2b2622', 6) +
  at(
    x,
    y,
    scale,
    0,
    fill(`M-90 0L${-260} ${reach}H260L90 0Z`, glow, 0.16),
    fill(`M-90 0L${-170} ${reach}H170L90 0Z`, glow, 0.14),
    fill('M-22-70H22Q96-54 108 0H-108Q-96-54-22-70Z', shade),
    fill('M8-70h14q74 16 86 70H40Q44-40 8-70Z', ink, 0.16),
    fill('M-60 0H60Q40 26 0 26T-60 0Z', '#fff6d8'),
    stroke('M-78-18q14-28 44-38', '#fff', 7, 0.4),
  )

/** A floor of tiles that runs away from the viewer. */
export const floor = (width: number, y: number, height: number, color: string, joint: string) =>
  fill(box(0, y, width, height), color) +
  stroke(
    many(
      17,
      (i) => `M${n(width / 2 + (i - 8) * width * 0.07)} ${y}L${n(width / 2 + (i - 8) * width * 0.2)} ${y + height}`,
    ),
    joint,
    4,
    0.5,
  ) +
  stroke([0.1, 0.26, 0.5, 0.84].map((share) => `M0 ${n(y + height * share)}H${width}`).join(''), joint, 4, 0.5)

/** A monstera or rubber plant in a pot, its foot on y. */
export const plant = (x: number, y: number, scale: number, pot = '#c8653a', leaf = '#3d7a5a', light = '#5f9a72') =>
  at(
    x,
    y,
    scale,
    0,
    stroke('M0-90Q-10-160-60-210M0-90Q10-190 4-270M0-90Q20-150 72-200', leaf, 7),
    ...[
      [-62, -214, -50],
      [4, -276, 0],
      [74, -204, 48],
      [-40, -150, -70],
      [48, -146, 74],
    ].map(([lx = 0, ly = 0, turn = 0], i) =>
      at(
        lx,
        ly,
        1,
        turn,
        fill('M0 30C-46 6-40-66 0-94C40-66 46 6 0 30Z', i % 2 === 0 ? leaf : light),
        stroke('M0 20V-74M0-10l-18-16M0-10l18-16M0-40l-14-14M0-40l14-14', '#fff', 3.4, 0.35),
      ),
    ),
    fill('M-56-92H56L42 0H-42Z', pot),
    fill('M16-92H56L42 0H10Z', ink, 0.15),
    fill(box(-62, -104, 124, 24, 6), pot),
    fill(box(-62, -84, 124, 6), ink, 0.15),
  )

/** Fairy lights along a sagging cord. */
export const lights = (
  from: number,
  to: number,
  y: number,
  sag: number,
  count: number,
  glow = '#f9dc8a',
  cord = '#2b1a14',
) => {
  const height = (t: number) => y + sag * 4 * t * (1 - t)
  return (
    stroke(`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, cord, 4) +
    many(count, (i) => {
      const t = (i + 0.5) / count
      const [x, ly] = [from + (to - from) * t, height(t) + 14]
      return circle(x, ly, 24, glow, 0.22) + circle(x, ly, 11, glow)
    })
  )
}

/** A burning candle, its foot on y. */
export const candle = (x: number, y: number, height: number, wax = '#f7ecd4') =>
  at(
    x,
    y,
    1,
    0,
    circle(0, -height - 34, 70, '#f8d67a', 0.16),
    circle(0, -height - 34, 40, '#f8d67a', 0.25),
    fill(box(-16, -height, 32, height, 4), wax),
    fill(box(4, -height, 12, height, 4), ink, 0.1),
    fill(`M-34 0H34L24 20H-24Z`, '#c9963c'),
    stroke(`M0 ${-height}v-14`, '#3a2418', 4),
    fill(`M0 ${-height - 66}q26 32 0 54q-26-22 0-54Z`, '#f2a03a'),
    fill(`M0 ${-height - 44}q12 18 0 30q-12-12 0-30Z`, '#fdf0b8'),
  )
