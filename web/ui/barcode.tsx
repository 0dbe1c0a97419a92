import { barsOf, CODE_WIDTH_MODULES } from './ean13.ts'

type Props = {
  gtin: string
  /** Accessible name: the message `barcode`. */
  label: string
}

// Sizes in modules. The standard requires a quiet zone of 11 modules on the left, where the first digit is, and 7 on the right.
const LEFT_QUIET_ZONE = 11
const WIDTH = LEFT_QUIET_ZONE + CODE_WIDTH_MODULES + 7
const TOP = 4
const BAR_HEIGHT = 56
const GUARD_HEIGHT = BAR_HEIGHT + 5
const HEIGHT = TOP + BAR_HEIGHT + 14

/** A whole number, so that every bar has sharp edges. */
const PX_PER_MODULE = 2

/** The EAN-13 barcode of a product, black on white on every site and in print. An invalid number is shown as digits. */
export function Barcode({ gtin, label }: Props) {
  const bars = barsOf(gtin)
  if (bars.length === 0) return <span className="barcode-digits">{gtin}</span>
  return (
    <svg
      className="barcode"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH * PX_PER_MODULE}
      height={HEIGHT * PX_PER_MODULE}
      shapeRendering="crispEdges"
      // Forced colours would make both the digits and their background white.
      style={{ forcedColorAdjust: 'none' }}
    >
      <path fill="#fff" d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      <path
        fill="#000"
        d={bars
          .map(
            ({ at, width, guard }) =>
              `M${LEFT_QUIET_ZONE + at} ${TOP}h${width}v${guard ? GUARD_HEIGHT : BAR_HEIGHT}h-${width}z`,
          )
          .join('')}
      />
      <g fill="#000" fontFamily="ui-monospace, monospace" fontSize="11" style={{ forcedColorAdjust: 'none' }}>
        <text x="2" y={HEIGHT - 4}>
          {gtin[0]}
        </text>
        <Digits of={gtin.slice(1, 7)} from={LEFT_QUIET_ZONE + 4} />
        <Digits of={gtin.slice(7)} from={LEFT_QUIET_ZONE + 51} />
      </g>
    </svg>
  )
}

/** One half of the digits, stretched to the width of the bars above them in any font. */
function Digits({ of, from }: { of: string; from: number }) {
  return (
    <text x={from} y={HEIGHT - 4} textLength="40" lengthAdjust="spacing">
      {of}
    </text>
  )
}
