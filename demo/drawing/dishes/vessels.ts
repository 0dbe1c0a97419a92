import { at, box, circle, clip, fill, ink, n, put, round, stroke } from '../draw.ts'

/** An oven dish of stoneware from above, filled to its rim. */
export function ovenDish(x: number, y: number, width: number, height: number, glaze: string, ...inside: string[]) {
  const [left, top] = [-width / 2, -height / 2]
  const handle = (side: 1 | -1) =>
    fill(box(side < 0 ? left - 46 : -left - 14, -70, 60, 140, 30), glaze) +
    fill(box(side < 0 ? left - 24 : -left + 6, -36, 18, 72, 9), ink, 0.4)
  const inner = box(left + 30, top + 30, width - 60, height - 60, 44)
  return at(
    x,
    y,
    1,
    0,
    fill(box(left + 14, top + 24, width, height, 70), ink, 0.28),
    handle(-1),
    handle(1),
    fill(box(left, top, width, height, 70), glaze),
    fill(box(left + 12, top + 10, width - 24, height - 24, 58), '#fff', 0.16),
    fill(inner, ink, 0.45),
    clip(inner, ...inside, stroke(`M${n(left + 30)} ${n(-top)}V${n(top + 34)}H${n(-left)}`, ink, 20, 0.2)),
    stroke(`M${n(left + 14)} ${n(top + 120)}V${n(top + 70)}q0-56 56-56h90`, '#fff', 8, 0.55),
  )
}

/** An enamel pot from above. */
export function potFromAbove(x: number, y: number, r: number, enamel: string, broth: string, ...inside: string[]) {
  const handle = (side: 1 | -1) =>
    stroke(`M${n(side * r * 0.94)}-62q${side * 74} 0 ${side * 74} 62t${-side * 74} 62`, enamel, 34) +
    stroke(`M${n(side * r * 0.94)}-62q${side * 74} 0 ${side * 74} 62`, '#fff', 6, 0.3)
  return at(
    x,
    y,
    1,
    0,
    circle(r * 0.06, r * 0.1, r, ink, 0.3),
    handle(-1),
    handle(1),
    circle(0, 0, r, enamel),
    `<circle r="${n(r * 0.965)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.025)}" opacity=".45"/>`,
    circle(0, 0, r * 0.9, '#f5ead2'),
    circle(0, 0, r * 0.88, ink, 0.42),
    clip(
      round(r * 0.88),
      circle(r * 0.02, r * 0.035, r * 0.85, broth),
      circle(-r * 0.1, -r * 0.14, r * 0.6, '#fff', 0.06),
      ...inside,
    ),
  )
}

/** A baking tray with paper, from above. */
export function bakingTray(x: number, y: number, width: number, height: number, turn: number, ...inside: string[]) {
  const [left, top] = [-width / 2, -height / 2]
  const outline = box(left, top, width, height, 34)
  const paper = `M${left + 26} ${top + 34}q${n(width / 2)}-14 ${width - 56} 0q8 ${n(height / 2)} 0 ${height - 62}q${n(-width / 2)} 12 ${56 - width} 0q-10 ${n(-height / 2)} 0 ${62 - height}Z`
  const art =
    fill(outline, '#4a4d52') +
    stroke(box(left + 9, top + 9, width - 18, height - 18, 28), '#7d838a', 6) +
    fill(box(left + 20, top + 20, width - 40, height - 40, 22), '#34363a') +
    fill(paper, '#f1dfbd') +
    stroke(`M${left + 60} ${top + 60}l60 36M${-left - 70} ${-top - 60}l-80-30`, '#d8bf92', 5)
  return put({ outline, art }, x, y, { turn, lift: 20, shade: 0.12, shine: 0.1 }) + at(x, y, 1, turn, ...inside)
}
