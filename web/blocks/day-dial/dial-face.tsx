import type { Language } from '#contract/site.ts'
import { clockText } from '#web/format/clock-text.ts'
import { DAY_MINUTES, pointAt, ringPart, type Stage, spanOf } from './dial.ts'

type Props = { stages: readonly Stage[]; minute: number; current: number; measured: string; language: Language }

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21]
const QUARTERS = Array.from({ length: 24 }, (_, hour) => hour)

/** The day as a ring with a hand. The slider and the list say the same in words. */
export function DialFace({ stages, minute, current, measured, language }: Props) {
  const stage = stages[current]
  const degrees = stage?.degrees
  return (
    <svg
      className={`day-dial-face day-dial-heat-${stage?.glow ?? 0}`}
      viewBox="-212 -212 424 424"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="day-dial-ember" r="118" />
      {stages.map(({ from, glow }, at) => {
        const span = spanOf(stages, at)
        return (
          <path
            key={from}
            className={`day-dial-stage day-dial-glow-${glow}${at === current ? ' day-dial-stage-current' : ''}`}
            d={ringPart(span.from, span.to, 128, 172)}
          />
        )
      })}
      {QUARTERS.map((hour) => {
        const outer = pointAt(hour * 60, 180)
        const inner = pointAt(hour * 60, hour % 3 ? 175 : 172)
        return <path key={hour} className="day-dial-tick" d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />
      })}
      {HOURS.map((hour) => {
        const { x, y } = pointAt(hour * 60, 197)
        return (
          <text key={hour} className="day-dial-hour" x={x} y={y + 6}>
            {String(hour).padStart(2, '0')}
          </text>
        )
      })}
      <g className="day-dial-hand" style={{ rotate: `${(minute / DAY_MINUTES) * 360}deg` }}>
        <path d="M0-122L-7-134L0-184L7-134Z" />
      </g>
      <g className="day-dial-smoke">
        <path d="M-30-46C-52-66-14-78-32-102" />
        <path d="M2-52C-18-70 18-84 0-110" />
        <path d="M32-46C14-64 48-78 30-102" />
      </g>
      <text className="day-dial-clock" y="16">
        {clockText(minute, language)}
      </text>
      <text className="day-dial-degrees" y="50">
        {degrees === undefined ? '' : measured.replace('{degrees}', String(degrees))}
      </text>
    </svg>
  )
}
