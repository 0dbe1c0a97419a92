import { at, box, circle, clip, fill, many, n, type Point, seeded, smooth, stroke } from '../draw.ts'

/** A rolling field from the left edge to the right, furrows running to a far point. */
export function field(
  width: number,
  crest: readonly Point[],
  bottom: number,
  soil: string,
  furrow: string,
  far: Point,
  furrows = 16,
  thick = 10,
): string {
  const edge = smooth(crest, false)
  const d = `${edge}L${width + 20} ${bottom}L-20 ${bottom}Z`
  const lines = many(furrows, (i) => {
    const x = ((i + 0.5) / furrows - 0.5) * width * 3 + far[0]
    return `M${n(far[0] + (x - far[0]) * 0.06)} ${n(far[1])}Q${n(far[0] + (x - far[0]) * 0.4)} ${n((far[1] + bottom) / 2 - 10)} ${n(x)} ${n(bottom + 10)}`
  })
  return fill(d, soil) + clip(d, stroke(lines, furrow, thick), stroke(edge, '#fff', 8, 0.18))
}

/** A hill without furrows, with rows of short strokes like mown hay. */
export function meadow(
  width: number,
  crest: readonly Point[],
  bottom: number,
  color: string,
  blade: string,
  seed: number,
  count = 70,
): string {
  const d = `${smooth(crest, false)}L${width + 20} ${bottom}L-20 ${bottom}Z`
  const next = seeded(seed)
  const top = Math.min(...crest.map(([, y]) => y))
  const strokes = many(count, () => `M${n(next() * width)} ${n(top + next() * (bottom - top))}l4-13m6 13l5-10`)
  return fill(d, color) + clip(d, stroke(strokes, blade, 4, 0.7))
}

/** A red barn with white corners, its ground line at y. */
export function barn(x: number, y: number, scale: number, wall = '#b0392c', roof = '#4a3230'): string {
  const boards = many(15, (i) => `M${-190 + i * 22} 0v-130`)
  const window = (wx: number) =>
    fill(box(wx, -100, 44, 50), '#fbf3e0') +
    fill(box(wx + 6, -94, 32, 38), '#33506a') +
    stroke(`M${wx + 22}-94v38M${wx + 6}-75h32`, '#fbf3e0', 4)
  return at(
    x,
    y,
    scale,
    0,
    fill('M-200 0H260l60 26H-150Z', '#1c0f0a', 0.2),
    fill(box(-200, -130, 320, 130), wall),
    stroke(boards, '#1c0f0a', 2.4, 0.22),
    fill('M120 0V-130L190-214L260-130V0Z', '#8e2a22'),
    stroke('M140 0v-140M160 0v-164M180 0v-186M200 0v-186M220 0v-164M240 0v-140', '#1c0f0a', 2.4, 0.22),
    fill('M-222-124L-140-226H196L112-124Z', roof),
    fill('M-222-124L-140-226H-60L-146-124Z', '#fff', 0.1),
    stroke('M108-122L190-222L272-122', '#fbf3e0', 12),
    fill(box(-204, -124, 12, 124), '#fbf3e0'),
    fill(box(114, -120, 12, 120), '#fbf3e0'),
    fill(box(252, -120, 12, 120), '#fbf3e0'),
    window(-160),
    window(-90),
    fill(box(-16, -104, 84, 104), '#fbf3e0'),
    fill(box(-8, -96, 68, 96), '#7f2219'),
    stroke('M-8-96l68 96M60-96l-68 96M26-96V0', '#fbf3e0', 5),
    fill(box(168, -150, 44, 44), '#fbf3e0'),
    fill(box(174, -144, 32, 32), '#33506a'),
    fill(box(60, -262, 28, 50), '#8a5a44'),
    fill(box(54, -268, 40, 12), '#5d3a2c'),
  )
}

export const sun = (x: number, y: number, r: number, color: string, glow: string) =>
  circle(x, y, r * 1.5, glow, 0.35) + circle(x, y, r * 1.24, glow, 0.5) + circle(x, y, r, color)

/** A flat cloud of stacked bars. */
export const cloud = (x: number, y: number, scale: number, color = '#fff', opacity = 0.75) =>
  at(x, y, scale, 0, `<g opacity="${opacity}">`, stroke('M-90 0H90M-40-28H60M-20 28H130', color, 30), '</g>')

/** Water with a horizon, ripples and a path of light. */
export function lake(y: number, width: number, height: number, water: string, light: string, seed: number): string {
  const next = seeded(seed)
  const ripples = many(34, () => `M${n(next() * width)} ${n(y + 14 + next() * (height - 20))}h${n(30 + next() * 130)}`)
  return fill(box(0, y, width, height), water) + stroke(ripples, light, 5, 0.55)
}

/** An ear of grain rising from x, y. */
export function ear(x: number, y: number, height: number, turn: number, color = '#e3a92f', deep = '#b9781b'): string {
  const grains = (side: number, tone: string) =>
    fill(
      many(8, (i) => {
        const base = -height + 150 - i * 24
        return `M0 ${n(base)}q${side * 26}-8 ${side * 22}-44q${-side * 26} 8 ${-side * 22} 44Z`
      }),
      tone,
    )
  return at(
    x,
    y,
    1,
    turn,
    stroke(`M0 0Q6 ${n(-height / 2)} 0 ${n(-height + 150)}`, deep, 6),
    stroke(
      many(7, (i) => `M${i % 2 === 0 ? 14 : -14} ${n(-height + 100 - i * 22)}l${i % 2 === 0 ? 16 : -16}-86`),
      deep,
      2.4,
      0.8,
    ),
    grains(-1, color),
    grains(1, deep),
    fill(`M0 ${n(-height - 20)}q-20 24 0 50q20-26 0-50Z`, color),
  )
}
