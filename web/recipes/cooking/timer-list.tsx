import { useRef } from 'react'
import type { CookModeTexts } from '#web/messages/kitchen/recipe.texts.ts'
import { isRinging, timeLeft } from './timers.ts'
import type { Timers } from './use-timers.ts'

type Props = { timers: Timers; texts: CookModeTexts }

/** The timers that run, and those that ring. */
export function TimerList({ timers: { timers, ringing, now, addMinute, end }, texts }: Props) {
  const named = (text: string, words: string) => text.replace('{time}', words)
  const place = useRef<HTMLDivElement>(null)
  // Its button goes with the timer: the focus goes to the next one's, or to where timers are.
  const stop = (id: string, button: HTMLElement) => {
    const row = button.closest('li')
    const other = row?.nextElementSibling ?? row?.previousElementSibling
    const next = other?.querySelector<HTMLElement>('button:last-child') ?? place.current
    next?.focus()
    end(id)
  }
  return (
    <div ref={place} tabIndex={-1} className="cook-timers-place">
      {/* Always there: a message in an element that is new is not read out. */}
      <p role="alert" className="visually-hidden">
        {ringing.map(({ words }) => `${texts.rings}: ${words}.`).join(' ')}
      </p>
      {timers.length > 0 && (
        <ul className="cook-timers" aria-label={texts.timers}>
          {timers.map((timer) => (
            <li key={timer.id} data-ringing={isRinging(timer, now) || undefined}>
              <span className="cook-timer-words">{timer.words}</span>
              <span className="cook-timer-left" role="timer">
                {isRinging(timer, now) ? texts.rings : timeLeft(timer, now)}
              </span>
              <button
                type="button"
                className="cook-small"
                aria-label={`+1 min: ${timer.words}`}
                onClick={() => addMinute(timer.id)}
              >
                +1 min
              </button>
              <button
                type="button"
                className="cook-small"
                aria-label={named(texts.stopTimer, timer.words)}
                onClick={({ currentTarget }) => stop(timer.id, currentTarget)}
              >
                {texts.stop}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
