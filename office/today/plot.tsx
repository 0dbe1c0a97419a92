type Point = { day: string; now: number; before: number }

type Props = {
  /** What it shows, for those who do not see it; the table beside it has the numbers. */
  label: string
  points: readonly Point[]
  text: (value: number) => string
  dayText: (day: string) => string
}

const WIDTH = 300
const HEIGHT = 100
/** Of the width of a day, what its bar takes. */
const BAR = 0.7

/** A bar for each day, and a line for what it is compared with. Drawn in parts of its box, so that it fits any width. */
export function Plot({ label, points, text, dayText }: Props) {
  const highest = Math.max(0, ...points.flatMap(({ now, before }) => [now, before]))
  const step = WIDTH / points.length
  const heightOf = (value: number) => (highest > 0 ? (Math.max(0, value) / highest) * HEIGHT : 0)
  const line = points.map(({ before }, at) => `${(at + 0.5) * step},${HEIGHT - heightOf(before)}`).join(' ')
  return (
    <figure className="plot">
      <span className="plot-top">{text(highest)}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <line className="plot-base" x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {points.map(({ day, now, before }, at) => (
          <g key={day} className="plot-day">
            <title>{`${dayText(day)}: ${text(now)}, 30 päivää aiemmin ${text(before)}`}</title>
            <rect className="plot-ground" x={at * step} y="0" width={step} height={HEIGHT} />
            <rect
              className="plot-bar"
              x={at * step + ((1 - BAR) / 2) * step}
              y={HEIGHT - heightOf(now)}
              width={BAR * step}
              height={heightOf(now)}
            />
          </g>
        ))}
        <polyline className="plot-before" points={line} />
      </svg>
      <figcaption className="plot-days">
        <span>{dayText(points[0]?.day ?? '')}</span>
        <span>{dayText(points.at(-1)?.day ?? '')}</span>
      </figcaption>
    </figure>
  )
}
