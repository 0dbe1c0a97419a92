import { at, box, circle, clip, fill, ink, type Motif, many, n, put, round, stroke } from '../draw.ts'
import { tones } from '../palette.ts'

/** A plate from above; `band` is the painted ring on its rim. */
export function plate(x: number, y: number, r: number, body = '#f7f0e3', band = '#2f5d4a', well = '#fdf9f0'): string {
  const petals = Math.round((r * 0.88 * Math.PI * 2) / 26)
  const step = (r * 0.88 * Math.PI * 2) / petals
  return at(
    x,
    y,
    1,
    0,
    circle(r * 0.06, r * 0.085, r, ink, 0.26),
    circle(0, 0, r, body),
    `<circle r="${n(r * 0.985)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.02)}" opacity=".7"/>`,
    `<circle r="${n(r * 0.88)}" fill="none" stroke="${band}" stroke-width="${n(r * 0.055)}" stroke-dasharray="${n(step * 0.56)} ${n(step * 0.44)}"/>`,
    `<circle r="${n(r * 0.94)}" fill="none" stroke="${band}" stroke-width="${n(r * 0.012)}"/>`,
    circle(0, 0, r * 0.77, ink, 0.1),
    circle(r * 0.012, r * 0.016, r * 0.755, well),
  )
}

/** A bowl of soup or stew from above, seen into. */
export function bowl(x: number, y: number, r: number, body: string, filling: string, ...inside: string[]): string {
  return at(
    x,
    y,
    1,
    0,
    circle(r * 0.08, r * 0.12, r, ink, 0.28),
    circle(0, 0, r, body),
    circle(0, 0, r * 0.93, '#fffaf0', 0.25),
    circle(0, 0, r * 0.88, ink, 0.35),
    clip(
      round(r * 0.88),
      circle(0, 0, r * 0.88, body),
      fill(
        `M${n(-r)} ${n(-r)}h${n(r * 2)}v${n(r * 2)}h${n(-r * 2)}Z${round(r * 0.86, r * 0.86, r * 0.05, r * 0.07)}`,
        ink,
        0.3,
      ).replace('<path', '<path fill-rule="evenodd"'),
      circle(r * 0.02, r * 0.03, r * 0.83, filling),
      circle(-r * 0.1, -r * 0.12, r * 0.6, '#fff', 0.07),
      ...inside,
    ),
    stroke(
      `M${n(-r * 0.86)} ${n(-r * 0.38)}A${n(r * 0.94)} ${n(r * 0.94)} 0 0 1 ${n(-r * 0.38)} ${n(-r * 0.86)}`,
      '#fff',
      r * 0.025,
      0.7,
    ),
  )
}

/** A wooden board with a handle at its right. */
export function board(width: number, height: number, wood: string = tones.wood, grain: string = tones.woodDeep): Motif {
  const [left, top] = [-width / 2, -height / 2]
  const grip = height * 0.14
  const handle = `M${n(-left)} ${n(-grip)}h${n(grip * 3)}a${n(grip)} ${n(grip)} 0 0 1 0 ${n(grip * 2)}h${n(-grip * 3)}Z`
  const outline = `${box(left, top, width, height, 44)}${handle}`
  const lines = many(Math.round(height / 44), (i) => {
    const y = top + 22 + i * 44
    const sway = ((i * 37) % 23) - 11
    return `M${n(left)} ${n(y)}q${n(width * 0.25)} ${sway} ${n(width * 0.5)} 0t${n(width * 0.5 + grip * 4)} ${n(-sway * 0.4)}`
  })
  const rings = (x: number, y: number) =>
    [46, 28, 12]
      .map(
        (r) =>
          `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${r * 1.8}" ry="${r * 0.42}" fill="none" stroke="${grain}" stroke-width="4" opacity=".5"/>`,
      )
      .join('')
  return {
    outline,
    art:
      fill(outline, wood) +
      clip(
        outline,
        stroke(lines, grain, 4, 0.45),
        rings(left + width * 0.22, top + height * 0.3),
        rings(left + width * 0.74, top + height * 0.76),
      ) +
      circle(-left + grip * 2.6 - 10, 0, grip * 0.42, ink, 0.55),
  }
}

/** A cast-iron pan from above, its handle along the turn. */
export function pan(x: number, y: number, r: number, turn: number, ...inside: string[]): string {
  const handle = `M${n(r * 0.9)} ${n(-r * 0.15)}L${n(r * 1.7)} ${n(-r * 0.1)}a${n(r * 0.12)} ${n(r * 0.12)} 0 0 1 0 ${n(r * 0.2)}L${n(r * 0.9)} ${n(r * 0.15)}Z`
  const art =
    fill(handle, '#202124') +
    stroke(`M${n(r * 1.04)} ${n(-r * 0.05)}L${n(r * 1.5)} ${n(-r * 0.03)}`, '#5b5f66', r * 0.03) +
    circle(r * 1.68, 0, r * 0.05, '#0c0c0e')
  return (
    put({ outline: handle, art }, x, y, { turn, lift: r * 0.07, shade: 0.3, shine: 0.12 }) +
    at(
      x,
      y,
      1,
      0,
      circle(r * 0.07, r * 0.1, r, ink, 0.3),
      circle(0, 0, r, tones.iron),
      stroke(
        `M${n(-r * 0.9)} ${n(-r * 0.36)}A${n(r * 0.97)} ${n(r * 0.97)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.965)}`,
        '#7c828a',
        r * 0.025,
        0.8,
      ),
      circle(0, 0, r * 0.9, '#17171a'),
      circle(r * 0.02, r * 0.03, r * 0.86, tones.ironLight),
      circle(-r * 0.06, -r * 0.06, r * 0.72, '#4d5157', 0.6),
      ...inside,
    )
  )
}

/** A chef's knife, point to the left. */
export function knife(grip = '#3a2418'): Motif {
  const blade = 'M-300 26Q-200-40-60-46L70-46V30Q-120 40-300 26Z'
  const handle = 'M70-44h36q10 0 18 8l150 4q26 2 26 28t-26 28l-150-4q-10 10-22 10H70Z'
  return {
    outline: blade + handle,
    art:
      fill(blade, tones.steel) +
      fill('M-300 26Q-140 12 70 14V30Q-120 40-300 26Z', '#eef1f1') +
      stroke('M-230-4Q-160-34-60-38H60', '#fff', 4, 0.8) +
      fill(handle, grip) +
      fill('M70-44h20v74H70Z', tones.steelDeep) +
      [130, 190, 250].map((x) => circle(x, -8, 8, '#d8b98a')).join('') +
      stroke('M112-26l150 4', '#fff', 5, 0.25),
  }
}

/** A fork standing upright, or a spoon or table knife. */
export function cutlery(kind: 'fork' | 'knife' | 'spoon', metal: string = tones.steel): Motif {
  const stem = 'M-8 22h16l6 190q0 16-14 16t-14-16Z'
  const heads = {
    fork: 'M-36-150q4-8 10 0l4 84h6l2-88q4-8 10 0h-2q6-8 10 0l2 88h6l4-84q6-8 10 0l4 100q0 54-32 72h-12q-32-18-32-72Z',
    knife: 'M-16-150q34-10 34 60V22h-30Z',
    spoon: 'M0-160c34 0 46 54 44 90c-2 44-22 74-36 92h-16c-14-18-34-48-36-92c-2-36 10-90 44-90Z',
  }
  const outline = heads[kind] + stem
  return { outline, art: fill(outline, metal) + stroke('M-2 40v160', '#fff', 3.6, 0.8) }
}
