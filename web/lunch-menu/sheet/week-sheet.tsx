import { weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import { type Language, langAttribute } from '#contract/site.ts'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { filled } from '../filled.ts'
import { type Holidays, holidayOf } from '../rules/holidays.ts'
import type { Week } from '../rules/menu.ts'
import { dayNames, weekDates } from '../week-names.ts'
import { SheetFrame, type Way } from './sheet-frame.tsx'
import { useFit } from './use-fit.ts'

export type MarkName = { mark: string; name: string }

type Props = {
  week: Week
  way: Way
  marks: readonly MarkName[]
  holidays: Holidays
  language: Language
  /** In which the sheet names the days, too. */
  otherLanguages: readonly Language[]
  texts: MenuTexts
}

/** A week of the lunch menu on one sheet, for the wall of a restaurant. */
export function WeekSheet({ week, way, marks, holidays, language, otherLanguages, texts }: Props) {
  const { sheet, fits } = useFit(JSON.stringify([week, way, otherLanguages]))
  const used = new Set(weekdays.flatMap((day) => week[day].flatMap((dish) => dish.marks)))
  const explained = marks.filter(({ mark }) => used.has(mark))
  return (
    <>
      {!fits && (
        <p role="alert" className="menu-problem">
          {filled(texts.menuSheetFull, { week: week.week })}
        </p>
      )}
      <SheetFrame way={way}>
        <div className="sheet week-sheet" ref={sheet}>
          <header>
            <h2>{texts.menuTitle}</h2>
            <p className="week-sheet-number">
              {texts.menuWeekWord} <b>{week.week}</b>
            </p>
          </header>
          <p className="week-sheet-dates">{weekDates(week, language)}</p>
          <div className="week-sheet-days">
            {weekdays.map((day) => {
              const { name, date } = dayNames(week, day, language)
              const holiday = holidayOf(week, day, holidays)
              return (
                <section key={day} data-column="">
                  <h3>
                    {name}{' '}
                    {otherLanguages.map((other) => (
                      <span key={other} className="sheet-day" lang={langAttribute[other]}>
                        {dayNames(week, day, other).name}{' '}
                      </span>
                    ))}
                    <span>{date}</span>
                  </h3>
                  <ul data-column="">
                    {holiday && week[day].length === 0 && (
                      <li className="sheet-closed">
                        <b>{texts.menuClosed}</b> · {holiday}
                      </li>
                    )}
                    {week[day].map((dish) => (
                      <li key={dish.id}>
                        {dish.header}{' '}
                        {dish.marks.length > 0 && <span className="sheet-marks">{dish.marks.join(' ')}</span>}
                      </li>
                    ))}
                  </ul>
                </section>
              )
            })}
          </div>
          <footer>
            <p>{explained.map(({ mark, name }) => `${mark} = ${name.toLocaleLowerCase()}`).join('   ')}</p>
            <p>{texts.menuGreeting}</p>
          </footer>
        </div>
      </SheetFrame>
    </>
  )
}
