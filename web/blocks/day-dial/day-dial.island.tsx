import { useEffect, useId, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { clockText, minutesOf } from '#web/format/clock-text.ts'
import type { DayDialTexts } from '#web/messages/pages/day-dial.texts.ts'
import { DAY_MINUTES, minutesIn, type Stage, spanOf, stageAt } from './dial.ts'
import { DialFace } from './dial-face.tsx'

type Props = {
  zone: string
  measured: string
  stages: readonly Stage[]
  language: Language
  texts: DayDialTexts
}

const STEP_MINUTES = 30

/** A day on a dial. The hand shows the time of the place, until somebody moves it. */
export function DayDial({ zone, measured, stages, language, texts }: Props) {
  // The server renders the page for all hours: which one it is comes after it.
  const [now, setNow] = useState<number>()
  const [chosen, setChosen] = useState<number>()
  const id = useId()
  useEffect(() => {
    const look = () => setNow(minutesIn(zone, new Date()))
    look()
    const timer = setInterval(look, 15_000)
    return () => clearInterval(timer)
  }, [zone])
  const minute = chosen ?? now ?? minutesOf(stages[0]?.from ?? '00:00')
  const current = stageAt(stages, minute)
  const stage = stages[current]
  const inDegrees = ({ degrees }: Stage) =>
    degrees === undefined ? '' : measured.replace('{degrees}', String(degrees))
  const said = [texts.oClock.replace('{time}', clockText(minute, language)), stage?.name, stage && inDegrees(stage)]
  return (
    <div className="day-dial">
      <div className="day-dial-clockwork">
        <DialFace stages={stages} minute={minute} current={current} measured={measured} language={language} />
        <div className="day-dial-controls">
          <label htmlFor={id}>{texts.hour}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={DAY_MINUTES - STEP_MINUTES}
            step={STEP_MINUTES}
            value={Math.floor(minute / STEP_MINUTES) * STEP_MINUTES}
            aria-valuetext={said.filter(Boolean).join(', ')}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          <button type="button" className="button button-quiet" onClick={() => setChosen(undefined)}>
            {texts.now}
          </button>
        </div>
        {stage && (
          <p className="day-dial-told">
            <strong>{stage.name}</strong> {stage.text}
          </p>
        )}
      </div>
      <ol className="day-dial-stages">
        {stages.map((each, at) => {
          const { from, to } = spanOf(stages, at)
          return (
            <li key={each.from} className={at === current ? 'day-dial-open' : undefined}>
              <h3>
                <button type="button" aria-pressed={at === current} onClick={() => setChosen(from)}>
                  <time>{`${clockText(from, language)}–${clockText(to, language)}`}</time> {each.name}
                </button>
              </h3>
              <div className="day-dial-detail">
                <p>{each.text}</p>
                <p className="day-dial-facts">
                  {[inDegrees(each), each.fuel].filter(Boolean).map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                  {each.products.map(({ label, link }) => (
                    <a key={link} href={link}>
                      {label}
                    </a>
                  ))}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
