import { useId } from 'react'
import type { MenuDish } from '#contract/lunch-menus/lunch-menu.ts'
import { MAX_DISHES_A_DAY, type Weekday, weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { Language } from '#contract/site.ts'
import type { IsoWeek } from '#contract/values/iso-weeks.ts'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { filled } from '../filled.ts'
import { type Holidays, holidayOf } from '../rules/holidays.ts'
import { addDish, addDishes, type Dish, findWeek, isFull, moveDish, removeDish } from '../rules/menu.ts'
import type { Direction } from '../rules/moves.ts'
import { dayNames } from '../week-names.ts'
import { type Copying, DayCopy } from './day-copy.tsx'
import { DishField } from './dish-field.tsx'
import { DishRow } from './dish-row.tsx'
import { type Drag, useDishDrag } from './use-dish-drag.ts'
import type { Lifting } from './use-lifting.ts'
import type { LunchMenuState } from './use-lunch-menu.ts'

type Props = {
  state: LunchMenuState
  lifting: Lifting
  week: IsoWeek
  holidays: Holidays
  copying: Copying
  language: Language
  texts: MenuTexts
  say: (text: string) => void
  /** Gives the focus to the element of this selector after the next rendering. */
  focusNext: (selector: string) => void
}

/** The five days of a week with everything that changes them. */
export function EditedWeek({ state, lifting, week, holidays, copying, language, texts, say, focusNext }: Props) {
  const helpId = useId()
  const found = findWeek(state.menu, week)

  const { drag, endsDrag, begin } = useDishDrag((id, to) => {
    const dish = found && weekdays.flatMap((day) => found[day]).find((other) => other.id === id)
    const next = moveDish(state.menu, week, id, to)
    if (!dish || next === state.menu) return
    // A dish that moves to another day is another element there: the focus follows it.
    if (document.activeElement?.closest(`[data-dish="${id}"]`)) focusNext(`[data-dish="${id}"] .dish-handle`)
    lifting.settle()
    state.change(next)
    lifting.sayPlace(texts.menuDropped, dish, next)
  })
  if (!found) return null

  const on = {
    press: begin,
    toggle(dish: Dish) {
      if (endsDrag()) return
      focusNext(`[data-dish="${dish.id}"] .dish-handle`)
      lifting.toggle(dish)
    },
    step(dish: Dish, direction: Direction) {
      const pressed = document.activeElement?.hasAttribute('data-direction')
      focusNext(`[data-dish="${dish.id}"] ${pressed ? `[data-direction="${direction}"]` : '.dish-handle'}`)
      lifting.step(dish, direction)
    },
    cancel() {
      focusNext(`[data-dish="${lifting.lifted}"] .dish-handle`)
      lifting.cancel()
    },
    remove(dish: Dish) {
      const day = weekdays.find((name) => found[name].includes(dish))
      focusNext(`[data-day="${day}"] h3`)
      lifting.settle()
      state.change(removeDish(state.menu, week, dish.id))
      say(filled(texts.menuRemoved, { dish: dish.header }))
    },
  }
  const add = (day: Weekday, dish: MenuDish) => {
    lifting.settle()
    const next = addDish(state.menu, week, day, dish)
    const after = findWeek(next, week)
    // A full day has no field.
    if (after && isFull(after, day)) focusNext(`[data-day="${day}"] h3`)
    state.change(next)
    say(filled(texts.menuAdded, { dish: dish.header, day: dayNames(week, day, language).name }))
  }

  const paste = (day: Weekday, dishes: readonly MenuDish[]) => {
    lifting.settle()
    state.change(addDishes(state.menu, week, day, dishes))
    focusNext(`[data-day="${day}"] h3`)
    say(filled(texts.menuDayPasted, { day: dayNames(week, day, language).name }))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div className="menu-days menu-edited" role="group" aria-label={filled(texts.menuEditing, week)} tabIndex={-1}>
      <p id={helpId} className="menu-help">
        {texts.menuMoveHelp}
      </p>
      {weekdays.map((day) => {
        const { name, date } = dayNames(week, day, language)
        const holiday = holidayOf(week, day, holidays)
        return (
          <section key={day} className="menu-day" data-day={day} data-drop={dropMark(drag, day, found[day])}>
            <h3 tabIndex={-1}>
              {name} <span className="menu-date">{date}</span>
            </h3>
            {holiday && (
              <p className="menu-holiday">
                {found[day].length === 0 ? filled(texts.menuHoliday, { holiday }) : holiday}
              </p>
            )}
            <ul>
              {found[day].map((dish) => (
                <DishRow
                  key={dish.id}
                  dish={dish}
                  drag={drag}
                  helpId={helpId}
                  texts={texts}
                  on={on}
                  isLifted={lifting.lifted === dish.id}
                  isTarget={isTarget(drag, day, found[day], dish)}
                />
              ))}
            </ul>
            <DayCopy
              name={name}
              day={day}
              week={found}
              copying={copying}
              texts={texts}
              onPaste={(dishes) => paste(day, dishes)}
            />
            {isFull(found, day) ? (
              <p className="menu-full">{filled(texts.menuDayFull, { count: MAX_DISHES_A_DAY })}</p>
            ) : (
              <DishField
                label={filled(texts.menuAddDish, { day: name })}
                onAdd={(dish) => add(day, dish)}
                language={language}
                texts={texts}
              />
            )}
          </section>
        )
      })}
    </div>
  )
}

const others = (drag: Drag, dishes: readonly Dish[]) => dishes.filter(({ id }) => id !== drag.id)

function isTarget(drag: Drag | undefined, day: Weekday, dishes: readonly Dish[], dish: Dish): boolean {
  return drag?.over?.day === day && others(drag, dishes)[drag.over.at] === dish
}

function dropMark(drag: Drag | undefined, day: Weekday, dishes: readonly Dish[]): 'here' | 'end' | undefined {
  if (drag?.over?.day !== day) return undefined
  return drag.over.at >= others(drag, dishes).length ? 'end' : 'here'
}
