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

/** A thin slice of ham folded over itself. */
export function hamFold(seed = 1): Motif {
  const outline = smooth('-96 20, -84 -36, -30 -66, 30 -54, 86 -34, 98 16, 60 52, 0 44, -54 58')
  return {
    outline,
    art:
      fill(outline, '#fbe6d6') +
      clip(
        outline,
        `<g transform="translate(2 8) scale(.9 .84)">${fill(outline, '#eb9c93')}</g>`,
        fill(smooth('-70 24, -30 -30, 40 -20, 90 -30, 70 30, 10 20'), '#f3b5a9'),
        fill('M-100 40q60-70 120-30t90-16v80h-220Z', '#dd8480', 0.8),
        stroke('M-92 34q60-62 118-26t82-12', '#fbe6d6', 9),
        stroke(specks(70, 36, 10, seed), '#f9d8cc', 4, 0.8),
        stroke('M-58-26q14-18 40-22', '#fff5ec', 7, 0.7),
      ),
  }
}

/** A flat slice of ham with its rim of fat. */
export function hamSlice(seed = 1): Motif {
  const outline = blob(112, 84, seed, 0.07, 9)
  return {
    outline,
    art:
      fill(outline, '#c98a4e') +
      `<g transform="scale(.965)">${fill(outline, '#fdeadb')}</g><g transform="translate(0 5) scale(.86)">${fill(outline, '#e98f88')}</g>` +
      `<g transform="translate(-10 -6) scale(.6)">${fill(outline, '#f2aca2')}</g>` +
      stroke('M-40-40q40 30 30 80M20-30q30 20 60 10M-70 10q20 10 40 4', '#fbd9ce', 6, 0.85) +
      stroke(specks(84, 56, 16, seed), '#d47872', 4, 0.5),
  }
}

/** A baked ham scored in diamonds with cloves, cut face to the right, seen from the side. */
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
      stroke('M-40-70q50 50 30 130M10-60q30 40 10 100', '#fbd9ce', 7),
      fill(blob(24, 20, 3, 0.06), '#f3e2c4'),
      fill(blob(12, 9, 4, 0.06), '#c9805c'),
    )
  return { outline, art }
}
