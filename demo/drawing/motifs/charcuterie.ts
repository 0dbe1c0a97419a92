import {
  at,
  blob,
  box,
  circle,
  clip,
  fill,
  type Motif,
  many,
  n,
  round,
  seeded,
  smooth,
  specks,
  stroke,
} from '../draw.ts'

/** A slice of salami. */
export function salamiSlice(r: number, seed: number, meat: string = '#9c2b2e'): Motif {
  const outline = round(r)
  const next = seeded(seed)
  const fat = (count: number, size: number) =>
    many(count, () => {
      const [angle, reach] = [next() * 6.28, Math.sqrt(next()) * r * 0.82]
      return `M${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}l${n((next() - 0.5) * size)} ${n((next() - 0.5) * size)}`
    })
  return {
    outline,
    art:
      fill(outline, '#54171a') +
      circle(0, 0, r * 0.93, meat) +
      circle(-r * 0.1, -r * 0.12, r * 0.74, '#b03c3a', 0.6) +
      stroke(fat(12, r * 0.14), '#f6dcc6', r * 0.1) +
      stroke(fat(14, r * 0.08), '#eebfa9', r * 0.055),
  }
}

/** A log of salami, its cut face to the right. */
export function salamiLog(length: number, r: number): Motif {
  const left = -length / 2
  const outline = `M${left + r * 0.5} ${-r}H${length / 2}a${r * 0.46} ${r} 0 0 1 0 ${r * 2}H${left + r * 0.5}q${-r} ${-r * 0.2} ${-r} ${-r}t${r} ${-r}Z`
  const netting = many(Math.ceil(length / 34), (i) => `M${left + i * 34} ${-r}q26 ${r} 0 ${r * 2}`)
  return {
    outline,
    art:
      stroke(`M${left - r * 0.5} 0l${-r * 0.4} ${-r * 0.1}`, '#e9d5ae', r * 0.16) +
      fill(outline, '#6b2420') +
      clip(
        outline,
        fill(box(left - r, -r, length + r, r * 0.8), '#8d3a30'),
        stroke(netting, '#f0dcc0', 3.4, 0.6),
        stroke(`M${left} ${-r * 0.3}H${length / 2}`, '#f0dcc0', 3.4, 0.6),
        stroke(scatterFlour(length, r), '#f7ead6', 7, 0.35),
      ) +
      `<g transform="translate(${length / 2} 0) scale(.46 1)">${salamiSlice(r, 5).art}</g>`,
  }
}

const scatterFlour = (length: number, r: number) => specks(length * 0.46, r * 0.8, 40, 6)

/** A thin slice of cooked ham folded over itself: two pale layers, the fold towards the viewer. */
export function hamFold(seed = 1): Motif {
  const outline = smooth('-98 10, -88 -34, -40 -60, 20 -62, 76 -42, 100 6, 78 44, 20 58, -40 56, -84 42')
  return {
    outline,
    art:
      fill(outline, '#fbe6d6') +
      clip(
        outline,
        `<g transform="translate(1 2) scale(.95 .93)">${fill(outline, '#f3b5a9')}</g>`,
        fill('M-110 2Q-30-34 40-14T110-4V80H-110Z', '#eb9c93', 0.75),
        stroke('M-104 2Q-30-34 40-14T108-4', '#fbe6d6', 6),
        stroke('M-100 12Q-30-22 40-2T106 6', '#dd8480', 4, 0.5),
        stroke('M-60 22q40-10 70 2M10 34q30-6 56 2M-30-40q30 8 70-2', '#fbe6d6', 3, 0.7),
        stroke(specks(70, 36, 8, seed), '#f9d8cc', 4, 0.8),
      ),
  }
}

/** A flat slice of cooked ham: pale and even, a thin rim, the seams of its muscles. */
export function hamSlice(seed = 1): Motif {
  const outline = blob(112, 88, seed, 0.04, 11)
  return {
    outline,
    art:
      fill(outline, '#d9a878') +
      `<g transform="scale(.97)">${fill(outline, '#fdeadb')}</g><g transform="scale(.925)">${fill(outline, '#f2aca2')}</g>` +
      `<g transform="translate(-8 -6) scale(.66)">${fill(outline, '#f7beb4', 0.8)}</g>` +
      stroke('M-70-30q50 10 66 60M-4 30q30-40 80-36', '#fbd9ce', 3.5, 0.8) +
      stroke(specks(84, 60, 14, seed), '#e98f88', 3.6, 0.6),
  }
}

/** A baked ham without bone, scored in diamonds with cloves, cut face to the right, seen from the side. */
export function wholeHam(): Motif {
  const outline = smooth(
    '-236 40, -226 -70, -140 -160, 0 -186, 130 -160, 206 -84, 226 30, 190 130, 60 164, -110 160, -208 126',
  )
  const lines =
    many(12, (i) => `M${-330 + i * 56}-200q60 200 10 400`) + many(8, (i) => `M-260 ${-190 + i * 52}q240-60 520 30`)
  const heads = many(
    26,
    (i) => `M${-188 + (i % 6) * 56 + Math.floor(i / 6) * 4} ${-124 + Math.floor(i / 6) * 54 + (i % 6) * 3}h0`,
  )
  const cloves = stroke(heads, '#3a170c', 13) + at(-1.5, -1.5, 1, 0, stroke(heads, '#8a4f2c', 4))
  const face = (scale: number, color: string, dx = 0) =>
    at(136 + dx, 6, scale, 4, fill(blob(94, 146, 12, 0.05, 10), color))
  const art =
    fill(outline, '#b8651f') +
    clip(
      outline,
      fill(smooth('-230 -40, -130 -150, 30 -176, 60 -100, -60 -60, -150 10'), '#dd9440'),
      stroke(lines, '#7b3a12', 7, 0.75),
      stroke(lines, '#f0b45c', 2.4, 0.8),
      cloves,
    ) +
    clip(outline, face(1.1, '#8a4a1c'), face(1.02, '#fdeadb'), face(0.88, '#e58d86'), face(0.6, '#f0a89e', -14)) +
    at(
      130,
      0,
      1,
      0,
      stroke('M-54-56q60 30 58 80t30 70M4-2q30-30 60-36M-50 44q26-4 52 2', '#fbd9ce', 6),
      stroke('M-30-90q30 20 60 16M-44 84q24 10 50 6', '#fbd9ce', 4, 0.7),
    )
  return { outline, art }
}

/** A slice of ham dried in the oven until it is crisp: thin, curled at its edges, blistered. */
export function hamCrisp(seed = 1): Motif {
  const outline = blob(88, 58, seed, 0.24, 13)
  return {
    outline,
    art:
      fill(outline, seed % 2 === 0 ? '#c9703f' : '#b85a36') +
      clip(
        outline,
        at(6, 8, 0.78, 0, fill(outline, seed % 2 === 0 ? '#a8482a' : '#94401f')),
        stroke('M-96-14q50-22 96-4t96-10', '#f6d3a0', 11),
        stroke('M-90 24q50-14 90 0t90-6', '#e9a86c', 7, 0.9),
        stroke(specks(70, 44, 12, seed), '#f3c48c', 8, 0.7),
        stroke(specks(70, 44, 10, seed + 4), '#6d2614', 6, 0.6),
      ) +
      stroke(outline, '#f0b878', 5, 0.9),
  }
}
