import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { numberText } from '#web/format/number-text.ts'
import type { SliceGaugeTexts } from '#web/messages/pages/slice-gauge.texts.ts'
import { pluralForm } from '#web/messages/plural.ts'
import {
  drape,
  foldHeight,
  STEP_MM,
  type Stop,
  sheerness,
  slicesIn100Grams,
  stopAt,
  wholeNumbers,
} from './slice-rules.ts'

type Props = {
  from: number
  to: number
  start: number
  sheet: string
  stops: readonly Stop[]
  language: Language
  texts: SliceGaugeTexts
}

export function SliceGauge({ from, to, start, sheet, stops, language, texts }: Props) {
  const [mm, setMm] = useState(start)
  const slider = useRef<HTMLInputElement>(null)
  // It may have been drawn before this was there.
  useEffect(() => setMm(Number(slider.current?.value)), [])
  const id = useId()
  const stop = stopAt(stops, mm)
  const inDigits = numberText(mm, 1, language)
  const said = texts.millimetres.replace('{mm}', inDigits).replace('{name}', stop.name)
  const look = {
    '--mm': mm,
    '--sheer': sheerness(mm),
    '--fold': foldHeight(mm),
    '--size': Math.min(1, Math.sqrt(stop.area / 90)).toFixed(3),
  }
  const count = slicesIn100Grams(stop.area, mm)
  return (
    <div className={`slice-gauge slice-gauge-${stop.meat}`} style={look as CSSProperties}>
      <div className="slice-gauge-board" aria-hidden="true">
        <p className="slice-gauge-sheet">{sheet}</p>
        <div className="slice-gauge-face" />
        <div className="slice-gauge-edge">
          <span className="slice-gauge-ruler" />
          <svg viewBox="0 0 600 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path className="slice-gauge-rind" d={drape(mm)} vectorEffect="non-scaling-stroke" />
            <path className="slice-gauge-meat" d={drape(mm)} vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
      </div>
      <div className="slice-gauge-control">
        <label htmlFor={id}>{texts.label}</label>
        <span className="slice-gauge-track" />
        <input
          ref={slider}
          id={id}
          type="range"
          min={from}
          max={to}
          step={STEP_MM}
          value={mm}
          aria-valuetext={said}
          onChange={({ target }) => setMm(Number(target.value))}
        />
        <p className="slice-gauge-scale" aria-hidden="true">
          {wholeNumbers(from, to).map((number) => (
            <span key={number}>{number}</span>
          ))}
        </p>
      </div>
      <div className="slice-gauge-words">
        <p className="slice-gauge-figure">
          {inDigits} <small>mm</small>
        </p>
        <h3>{stop.name}</h3>
        <p className="slice-gauge-suits">{stop.suits}</p>
        <p className="slice-gauge-say">
          <span>{texts.say}</span>
          <q>{stop.say}</q>
        </p>
        <p className="slice-gauge-ask">
          <a href={stop.product.link}>{stop.product.label}</a>
          <span>{pluralForm(texts.slices, count, language).replace('{count}', String(count))}</span>
        </p>
      </div>
    </div>
  )
}
