import { barsOf, CODE_WIDTH } from './ean13.ts'

type Props = {
  gtin: string
  /** What it is for those who do not see it: the message `barcode`. */
  label: string
}

// In modules. Scanners ask for 11 modules of white on the left and 7 on the right; the first digit stands in the left one.
const LEFT = 11
const WIDTH = LEFT + CODE_WIDTH + 7
const TOP = 4
const BARS = 56
const GUARDS = BARS + 5
const HEIGHT = TOP + BARS + 14

/** Pixels of a module: a whole number, so that every bar has sharp sides. */
const SCALE = 2

/** The EAN-13 barcode of a product, black on white on every site and on paper. A number that is none stands as digits. */
export function Barcode({ gtin, label }: Props) {
  const bars = barsOf(gtin)
  if (bars.length === 0) return <span className="barcode-digits">{gtin}</span>
  return (
    <svg
      className="barcode"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH * SCALE}
      height={HEIGHT * SCALE}
      shapeRendering="crispEdges"
      // Forced colours would make the digits white as well as their ground.
      style={{ forcedColorAdjust: 'none' }}
    >
      <path fill="#fff" d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      <path
        fill="#000"
        d={bars
          .map(({ at, width, guard }) => `M${LEFT + at} ${TOP}h${width}v${guard ? GUARDS : BARS}h-${width}z`)
          .join('')}
      />
      <g fill="#000" fontFamily="ui-monospace, monospace" fontSize="11" style={{ forcedColorAdjust: 'none' }}>
        <text x="2" y={HEIGHT - 4}>
          {gtin[0]}
        </text>
        <Digits of={gtin.slice(1, 7)} from={LEFT + 4} />
        <Digits of={gtin.slice(7)} from={LEFT + 51} />
      </g>
    </svg>
  )
}

/** Half of the digits, as wide as the bars above them in any font. */
function Digits({ of, from }: { of: string; from: number }) {
  return (
    <text x={from} y={HEIGHT - 4} textLength="40" lengthAdjust="spacing">
      {of}
    </text>
  )
}
