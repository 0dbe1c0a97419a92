import { at, box, circle, clip, fill, ink, type Motif, many, n, smooth, specks, stroke } from '../draw.ts'

/** A glass of wine from the side, its foot on the ground line. */
export function wineGlass(x: number, y: number, scale: number, wine = '#7c1732', glow = '#b23a56'): string {
  const cup = 'M-76-380C-96-270-70-186 0-180C70-186 96-270 76-380Z'
  return at(
    x,
    y,
    scale,
    0,
    `<ellipse cx="16" cy="2" rx="86" ry="13" fill="${ink}" opacity=".25"/>`,
    fill('M-64 0Q0-26 64 0Q0 12-64 0Z', '#e8eeee', 0.8),
    fill('M-6-184H6L9-14H-9Z', '#e8eeee', 0.8),
    fill(cup, '#f4f8f8', 0.34),
    clip(
      cup,
      fill(box(-110, -306, 220, 140), wine),
      `<ellipse cx="0" cy="-306" rx="86" ry="13" fill="${glow}"/>`,
      fill('M10-296q50 50-4 120h90v-120Z', ink, 0.2),
      fill('M-72-300q-6 70 34 104l14-8q-36-34-32-96Z', '#fff', 0.28),
    ),
    stroke('M-70-374q-8 60-2 96', '#fff', 7, 0.75),
    stroke('M-76-380H76', '#fff', 4, 0.6),
  )
}

/** A wine bottle from the side. */
export const bottle = (x: number, y: number, scale: number, glass: string, label: string, mark: string) =>
  at(
    x,
    y,
    scale,
    0,
    `<ellipse cx="20" cy="2" rx="96" ry="14" fill="${ink}" opacity=".25"/>`,
    fill('M-80-10V-330C-80-400-32-420-32-490V-600H32V-490C32-420 80-400 80-330V-10Q80 6 60 6H-60Q-80 6-80-10Z', glass),
    fill('M36-470q0 60 44 140V-10Q80 6 60 6H30Z', ink, 0.3),
    fill(box(-34, -610, 68, 96, 8), mark),
    fill(box(-80, -270, 160, 170), label),
    fill('M0-250C-40-210-40-150 0-120C40-150 40-210 0-250Z', mark),
    stroke('M0-240v130M0-160l-20-20m20 20l20-20', label, 5),
    stroke('M-58-320q0-40 26-80', '#fff', 9, 0.35),
  )

/** An enamel pot from the side, lid beside or on. */
export function pot(x: number, y: number, scale: number, body: string, band: string, lid = true): string {
  const shape = 'M-190-190H190V-40Q190 0 150 0H-150Q-190 0-190-40Z'
  return at(
    x,
    y,
    scale,
    0,
    fill('M-180 0H200l40 20H-130Z', ink, 0.22),
    stroke('M-190-130h-44q-20 0-20 20M190-130h44q20 0 20 20', '#23211f', 24),
    fill(shape, body),
    clip(
      shape,
      fill('M70-200q80 90 40 220h100v-220Z', ink, 0.18),
      fill(box(-200, -110, 400, 34), band),
      many(10, (i) => circle(-170 + i * 40, -93, 9, body)),
      fill('M-170-170q-6 80 20 150h22q-20-80-14-150Z', '#fff', 0.22),
    ),
    lid
      ? fill('M-200-188Q-180-250 0-254T200-188Z', body) +
          fill('M40-252q150 6 160 64H90Z', ink, 0.16) +
          fill(box(-206, -200, 412, 20, 10), '#23211f') +
          circle(0, -266, 24, '#23211f') +
          stroke('M-150-204q40-30 100-34', '#fff', 8, 0.4)
      : `<ellipse cx="0" cy="-190" rx="190" ry="34" fill="#23211f"/><ellipse cx="0" cy="-186" rx="172" ry="26" fill="${band}"/>`,
  )
}

/** Steam in two curls. */
export const steam = (x: number, y: number, scale: number, color = '#fff', opacity = 0.45) =>
  at(
    x,
    y,
    scale,
    0,
    stroke('M-40 0q-30-50 0-100t0-100M20 10q-30-60 4-120t-4-120M80 0q-26-50 0-90t0-100', color, 14, opacity),
  )

/** A parcel in butcher's paper with string. */
export function parcel(width: number, height: number, paper = '#d8b98a', string = '#b0392c'): Motif {
  const [l, t] = [-width / 2, -height / 2]
  const outline = box(l, t, width, height, 16)
  return {
    outline,
    art:
      fill(outline, paper) +
      fill(`M${l} ${t + 10}L${n(l + width * 0.38)} 0L${l} ${-t - 10}Z`, ink, 0.08) +
      fill(`M${-l} ${t + 10}L${n(-l - width * 0.38)} 0L${-l} ${-t - 10}Z`, ink, 0.14) +
      stroke(`M${l + 10} ${t + 8}L${n(l + width * 0.38)} 0H${n(-l - width * 0.38)}L${-l - 10} ${t + 8}`, ink, 3, 0.25) +
      stroke(`M0 ${t}V${-t}M${l} 0H${-l}`, string, 8) +
      stroke(`M0 0q-60-66-76-14t76 14q60-66 76-14t-76 14M0 0q-30 30-46 60M0 0q30 26 40 58`, string, 7),
  }
}

/** A burger from the side, its bottom bun on the ground line. */
export function burger(x: number, y: number, scale: number): string {
  const top = 'M-200-190C-200-330-110-380 0-380S200-330 200-190Q0-166-200-190Z'
  const salad = smooth(
    '-216 -170, -180 -196, 0 -190, 180 -196, 216 -170, 180 -146, 130 -166, 80 -138, 30 -164, -20 -138, -80 -166, -130 -138, -176 -160',
  )
  return at(
    x,
    y,
    scale,
    0,
    fill('M-190 0H220l50 18H-150Z', ink, 0.25),
    fill('M-196-70H196V-40Q190 4 140 4H-140Q-190 4-196-40Z', '#c98a3c'),
    fill('M60-70H196V-40Q190 4 140 4H90Z', ink, 0.14),
    fill('M-196-70H196v16H-196Z', '#f6dfae'),
    fill(box(-210, -128, 420, 66, 32), '#5c2a16'),
    stroke(specks(190, 22, 46, 3, 0, -96), '#8f5230', 8),
    stroke(specks(190, 24, 22, 8, 0, -94), '#30120a', 7),
    fill('M-206-130H206L150-92L96-126H-20L-80-78L-136-126Z', '#f2b632'),
    fill('M-206-130H206v12H-206Z', '#f8cd62'),
    fill(box(-196, -156, 186, 30, 14), '#d8432e'),
    fill(box(6, -156, 190, 30, 14), '#c4301f'),
    fill(salad, '#79a845'),
    stroke('M-170-168q20-16 40 6M-60-166q20-14 40 6M60-166q20-14 40 6M150-172q20-8 36 2', '#b7d37a', 7),
    fill(top, '#d99543'),
    clip(
      top,
      fill('M60-390q130 80 90 220h80v-220Z', ink, 0.15),
      fill('M-180-230q30-110 140-120q-90 50-90 130Z', '#f3bd6c'),
    ),
    stroke(specks(140, 66, 26, 4, -6, -300), '#fbeccb', 11),
    stroke('M-150-250q14-50 60-76', '#fff4d6', 10, 0.6),
  )
}

/** A shop counter of glass from the front with a scalloped awning. */
export function awning(x: number, y: number, width: number, drop: number, first: string, second: string): string {
  const step = width / Math.round(width / 110)
  return (
    many(Math.round(width / step), (i) => {
      const left = x + i * step
      return fill(
        `M${n(left)} ${y}h${n(step)}v${drop}a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(-step)} 0Z`,
        i % 2 === 0 ? first : second,
      )
    }) + fill(box(x, y, width, drop * 0.3), ink, 0.12)
  )
}

/** A flat loaf of rye with a hole, the Finnish reikäleipä: floured, pricked in rings, and open to what it lies on. */
export function ringLoaf(r: number): Motif {
  const hole = r * 0.17
  const outline = `${smooth(many12(r))}M${n(-hole)} 0a${n(hole)} ${n(hole)} 0 1 0 ${n(hole * 2)} 0a${n(hole)} ${n(hole)} 0 1 0 ${n(-hole * 2)} 0Z`
  const pricks = [0.4, 0.62, 0.82]
    .map((share, ring) =>
      many(9 + ring * 6, (i) => {
        const angle = (i / (9 + ring * 6)) * 6.283 + ring * 0.4
        return `M${n(Math.cos(angle) * r * share)} ${n(Math.sin(angle) * r * share)}h0`
      }),
    )
    .join('')
  return {
    outline,
    art:
      fill(outline, '#6b452c') +
      clip(
        outline,
        circle(0, 0, r * 0.93, '#8a6242'),
        circle(-r * 0.05, -r * 0.06, r * 0.84, '#9c7552'),
        stroke(specks(r * 0.86, r * 0.86, 90, 3), '#f3e6cd', 7, 0.42),
        stroke(specks(r * 0.86, r * 0.86, 30, 8), '#f3e6cd', 14, 0.24),
        stroke(pricks, '#4a2c18', n4(r), 0.9),
      ),
  }
}

const n4 = (r: number) => Math.max(4, r * 0.05)

const many12 = (r: number): [number, number][] =>
  Array.from({ length: 12 }, (_, i) => [
    Math.cos((i / 12) * 6.283) * r * (i % 3 === 0 ? 1.02 : 0.98),
    Math.sin((i / 12) * 6.283) * r * (i % 2 === 0 ? 1.01 : 0.98),
  ])

/** A small jar or dip bowl from above. */
export const dip = (x: number, y: number, r: number, pot: string, sauce: string, seed = 1) =>
  at(
    x,
    y,
    1,
    0,
    circle(r * 0.1, r * 0.14, r, ink, 0.26),
    circle(0, 0, r, pot),
    circle(0, 0, r * 0.86, ink, 0.2),
    circle(r * 0.02, r * 0.03, r * 0.82, sauce),
    stroke(
      `M${n(-r * 0.4)} ${n(r * 0.1)}q${n(r * 0.3)} ${n(-r * 0.6)} ${n(r * 0.7)} ${n(-r * 0.2)}t${n(-r * 0.5)} ${n(r * 0.5)}`,
      '#fff',
      r * 0.07,
      0.35,
    ),
    stroke(specks(r * 0.6, r * 0.6, 14, seed), '#1c0f0a', 4, 0.4),
  )
