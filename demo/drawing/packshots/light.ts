import { clip, fill, idOf, ink, n, stroke } from '../draw.ts'

/** A gradient, kept once in a picture; colours are 'colour opacity' at shares of the way. */
function gradient(
  from: readonly [number, number],
  to: readonly [number, number],
  ...stops: [number, string, number?][]
) {
  const marks = stops
    .map(
      ([at, color, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
  const id = idOf(`${from}${to}${marks}`)
  return {
    paint: `url(#${id})`,
    definition: `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${marks}</linearGradient>`,
  }
}

export const shaded = (
  d: string,
  from: readonly [number, number],
  to: readonly [number, number],
  ...stops: [number, string, number?][]
) => {
  const { paint, definition } = gradient(from, to, ...stops)
  return definition + fill(d, paint)
}

/** The soft shadow of a thing that lies on its ground, lit from the upper left. */
export function contactShadow(d: string, height = 1): string {
  const id = idOf(`s${d}`)
  const layers = [
    [64, 0.035],
    [40, 0.045],
    [20, 0.06],
    [4, 0.14],
  ] as const
  return (
    `<defs id="e${id}"><path id="${id}" d="${d}"/></defs>` +
    layers
      .map(
        ([width, opacity]) =>
          `<use href="#${id}" x="${n(12 * height)}" y="${n(20 * height)}" fill="${ink}" stroke="${ink}" stroke-width="${n(width * height)}" stroke-linejoin="round" opacity="${opacity}"/>`,
      )
      .join('')
  )
}

/** Light on film: two broad reflections and the bright edge towards the window. */
export const filmLight = (outline: string, strength = 1) =>
  clip(
    outline,
    shaded('M-420 120L-120-400H60L-420 420Z', [0, 0], [1, 1], [0, '#fff', 0.42 * strength], [0.7, '#fff', 0.06]),
    shaded('M150 420L430-60V90L240 420Z', [0, 0], [1, 1], [0, '#fff', 0.08], [1, '#fff', 0.26 * strength]),
  )

/** A thin bright line along the upper left of a rectangle, a thin dark one along its lower right. */
export const rims = (x: number, y: number, width: number, height: number, radius: number) =>
  stroke(
    `M${x} ${y + height - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}H${x + width - radius}`,
    '#fff',
    4,
    0.55,
  ) +
  stroke(
    `M${x + width} ${y + radius}V${y + height - radius}Q${x + width} ${y + height} ${x + width - radius} ${y + height}H${x + radius}`,
    ink,
    4,
    0.22,
  )

/** Shade from the left and the right: what a band shows that bends around its pack. */
export const bend = (outline: string) =>
  shaded(
    outline,
    [0, 0],
    [1, 0],
    [0, '#000', 0.28],
    [0.06, '#fff', 0.14],
    [0.16, '#fff', 0],
    [0.86, '#000', 0],
    [1, '#000', 0.3],
  )
