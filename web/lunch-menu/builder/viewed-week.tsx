import { weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { Language } from '#contract/site.ts'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { type Holidays, holidayOf } from '../rules/holidays.ts'
import type { Week } from '../rules/menu.ts'
import { dayNames } from '../week-names.ts'
import { Marks } from './marks.tsx'

type Props = { week: Week; holidays: Holidays; language: Language; texts: MenuTexts }

/** The five days of a week to read, with links to the recipes. */
export function ViewedWeek({ week, holidays, language, texts }: Props) {
  return (
    <div className="menu-days">
      {weekdays.map((day) => {
        const { name, date } = dayNames(week, day, language)
        const holiday = holidayOf(week, day, holidays)
        return (
          <section key={day} className="menu-day">
            <h3>
              {name} <span className="menu-date">{date}</span>
            </h3>
            {holiday && <p className="menu-holiday">{holiday}</p>}
            {week[day].length === 0 ? (
              <p className="menu-none">{holiday ? texts.menuClosed : texts.menuNoDishes}</p>
            ) : (
              <ul>
                {week[day].map(({ id, header, link, image, marks }) => (
                  <li key={id} className="menu-shown">
                    {image && <img src={image} alt="" width={56} height={56} loading="lazy" />}
                    <span>
                      {link ? <a href={link}>{header}</a> : header} <Marks of={marks} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
