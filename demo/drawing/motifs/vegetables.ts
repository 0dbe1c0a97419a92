import {
  at,
  blob,
  circle,
  clip,
  fill,
  ink,
  type Motif,
  many,
  n,
  reuse,
  round,
  seeded,
  smooth,
  specks,
  stroke,
} from '../draw.ts'

const wheel = (count: number, inner: number, outer: number, width: number) =>
  many(count, (i) => {
    const [a, half] = [(i / count) * Math.PI * 2, width / 2]
    const [ax, ay, bx, by] = [
      Math.cos(a - half) * outer,
      Math.sin(a - half) * outer,
      Math.cos(a + half) * outer,
      Math.sin(a + half) * outer,
    ]
    return `M${n(Math.cos(a) * inner)} ${n(Math.sin(a) * inner)}L${n(ax)} ${n(ay)}Q${n(Math.cos(a) * outer * 1.1)} ${n(Math.sin(a) * outer * 1.1)} ${n(bx)} ${n(by)}Z`
  })

/** A slice of citrus. */
export const lemonSlice = (r: number, skin = '#efb61f', flesh = '#f9d949'): Motif => ({
  outline: round(r),
  art:
    circle(0, 0, r, skin) +
    circle(0, 0, r * 0.9, '#fff6d6') +
    fill(wheel(9, r * 0.12, r * 0.76, 0.56), flesh) +
    stroke(wheel(9, r * 0.3, r * 0.5, 0.1), '#fff2a8', 2.4, 0.9),
})

/** A slice of tomato. */
export const tomatoSlice = (r: number): Motif => ({
  outline: round(r),
  art:
    circle(0, 0, r, '#b72a20') +
    circle(0, 0, r * 0.93, '#e2503a') +
    fill(wheel(6, r * 0.24, r * 0.7, 0.74), '#f0836a') +
    stroke(specks(r * 0.62, r * 0.62, 26, 3), '#fbe3a6', r * 0.06) +
    circle(0, 0, r * 0.16, '#f7b39c'),
})

/** A cherry tomato with its calyx. */
export const cherryTomato = (r: number, turn = 0): Motif => ({
  outline: round(r),
  art:
    circle(0, 0, r, '#c4301f') +
    circle(-r * 0.12, -r * 0.14, r * 0.8, '#e04a30') +
    at(
      r * 0.06,
      -r * 0.1,
      1,
      turn,
      fill(
        many(5, (i) => leafAt(i / 5, r * 0.62)),
        '#3f6d34',
      ),
      stroke(`M0 0l${n(r * 0.1)} ${n(-r * 0.34)}`, '#6f9443', r * 0.1),
    ) +
    stroke(
      `M${n(-r * 0.62)} ${n(-r * 0.16)}q${n(r * 0.08)} ${n(-r * 0.34)} ${n(r * 0.34)} ${n(-r * 0.46)}`,
      '#ffd9c4',
      r * 0.11,
      0.85,
    ),
})

const leafAt = (turn: number, reach: number) => {
  const a = turn * Math.PI * 2
  const [x, y] = [Math.cos(a) * reach, Math.sin(a) * reach]
  return `M0 0Q${n(x * 0.5 - y * 0.28)} ${n(y * 0.5 + x * 0.28)} ${n(x)} ${n(y)}Q${n(x * 0.5 + y * 0.28)} ${n(y * 0.5 - x * 0.28)} 0 0Z`
}

/** A boiled new potato. */
export function potato(rx: number, ry: number, seed: number, skin = '#e8c56f'): Motif {
  const outline = blob(rx, ry, seed, 0.08, 8)
  return {
    outline,
    art:
      fill(outline, skin) +
      at(-rx * 0.1, -ry * 0.12, 0.74, 0, fill(outline, '#f4dc96')) +
      stroke(specks(rx * 0.75, ry * 0.7, 9, seed), '#b98d3f', 4, 0.7) +
      stroke(
        `M${n(-rx * 0.5)} ${n(-ry * 0.3)}q${n(rx * 0.16)} ${n(-ry * 0.3)} ${n(rx * 0.5)} ${n(-ry * 0.3)}`,
        '#fffbe6',
        6,
        0.8,
      ),
  }
}

/** A roast wedge of potato. */
export function wedge(seed = 1): Motif {
  const outline = smooth('-78 6, -50 -30, 0 -42, 54 -30, 80 4, 40 24, -30 26')
  return {
    outline,
    art:
      fill(outline, '#b0712a') +
      clip(
        outline,
        fill('M-90 2Q0-26 92 0L60-60H-60Z', '#f1c660'),
        fill('M-70-6Q0-34 70-8L40-50H-40Z', '#f8da86'),
        stroke(specks(66, 26, 16, seed), '#7c4816', 5, 0.7),
        stroke('M-48-16q20-14 44-15', '#fff5cf', 6, 0.8),
      ),
  }
}

export const onionRing = (x: number, y: number, r: number, squash = 0.8, turn = 0, color = '#c78bb0') =>
  at(
    x,
    y,
    1,
    turn,
    `<g transform="scale(1 ${squash})" fill="none">`,
    `<circle cx="5" cy="8" r="${r}" stroke="${ink}" stroke-width="${n(r * 0.16)}" opacity=".18"/>`,
    `<circle r="${r}" stroke="${color}" stroke-width="${n(r * 0.2)}"/><circle r="${n(r * 0.97)}" stroke="#f9ecef" stroke-width="${n(r * 0.1)}"/>`,
    '</g>',
  )

export function peas(x: number, y: number, rx: number, ry: number, count: number, seed: number): string {
  const next = seeded(seed)
  return many(count, () => {
    const [angle, reach] = [next() * 6.28, Math.sqrt(next())]
    const [px, py] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    return at(
      px,
      py,
      1,
      0,
      reuse(
        circle(3, 5, 11, ink, 0.2) +
          circle(0, 0, 11, '#5f9440') +
          circle(-2, -2.4, 7.6, '#86b855') +
          circle(-4, -5, 2.4, '#e6f3bd'),
      ),
    )
  })
}

/** A carrot coin, a radish or a beet by its colours. */
const coin = (r: number, skin: string, flesh: string, heart: string): Motif => ({
  outline: round(r),
  art:
    circle(0, 0, r, skin) +
    circle(0, 0, r * 0.86, flesh) +
    circle(0, 0, r * 0.4, heart) +
    stroke(
      many(
        7,
        (i) =>
          `M${n(Math.cos(i * 0.9) * r * 0.46)} ${n(Math.sin(i * 0.9) * r * 0.46)}L${n(Math.cos(i * 0.9) * r * 0.74)} ${n(Math.sin(i * 0.9) * r * 0.74)}`,
      ),
      heart,
      r * 0.06,
    ),
})

export const carrotCoin = (r: number) => coin(r, '#cf6418', '#f08c34', '#f8b45c')

export const cucumberSlice = (r: number) => coin(r, '#3f6d34', '#cfe0a0', '#a9c77a')

export const radishSlice = (r: number) => coin(r, '#c7355a', '#fdf3ee', '#f3d9de')

export const beetSlice = (r: number) => coin(r, '#5a1230', '#8c1f4a', '#b23a66')
