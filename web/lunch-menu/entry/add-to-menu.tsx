import { useId, useState } from 'react'
import { MAX_DISH_LENGTH, MAX_DISHES_A_DAY, type Weekday, weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { Language } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'
import { type IsoWeek, weekOf } from '#contract/values/iso-weeks.ts'
import type { MenuEntryTexts } from '#web/messages/kitchen/menu-entry.texts.ts'
import { menuRecipes } from '../builder/menu-recipes.ts'
import { filled } from '../filled.ts'
import { addToEditedMenu, editedMenu, menuAddress } from '../rules/edited-menu.ts'
import { findWeek, isFull } from '../rules/menu.ts'
import { firstShown, shownWeeks } from '../rules/shown-weeks.ts'
import { dayNames, weekDates } from '../week-names.ts'

export type MenuEntry = {
  header: string
  /** The page of a recipe. A product has none: it goes on the menu as words, which the kitchen may change first. */
  link: string | undefined
  /** The page of the builder. */
  menuPath: string
  texts: MenuEntryTexts
}

type Props = MenuEntry & { language: Language }

/** Puts the recipe or the product of the page on a day of the lunch menu that is being edited in this browser. */
export function AddToMenu({ header, link, menuPath, language, texts }: Props) {
  const id = useId()
  const [weeks, setWeeks] = useState<IsoWeek[]>([])
  const [at, setAt] = useState(0)
  const [name, setName] = useState(header)
  const [day, setDay] = useState<Weekday>('monday')
  const [said, setSaid] = useState('')
  const [address, setAddress] = useState<string>()
  const isOpen = weeks.length > 0
  const week = weeks[at]

  const toggle = () => {
    setSaid('')
    setAddress(undefined)
    if (isOpen) return setWeeks([])
    const thisWeek = weekOf(dayIn(new Date()))
    const { menu } = editedMenu()
    const first = firstShown(thisWeek, menu)
    const all = shownWeeks(thisWeek, menu)
    setWeeks(all)
    setAt(
      Math.max(
        0,
        all.findIndex((other) => other.year === first.year && other.week === first.week),
      ),
    )
    if (link !== undefined) menuRecipes(language)
  }
  const add = async () => {
    const words = name.trim()
    if (!week || words === '') return
    const recipe = link === undefined ? undefined : (await menuRecipes(language))?.[header]
    const dish = { header: words, link: link ?? '', image: recipe?.image ?? '', marks: recipe?.marks ?? [] }
    const values = { dish: words, day: dayNames(week, day, language).name, week: week.week, count: MAX_DISHES_A_DAY }
    if (addToEditedMenu(week, day, dish)) {
      setSaid(filled(texts.entryAdded, values))
      setAddress(menuAddress(menuPath, editedMenu().menuId))
      return
    }
    const found = findWeek(editedMenu().menu, week)
    setSaid(filled(found && isFull(found, day) ? texts.menuDayFull : texts.entryFailed, values))
    setAddress(undefined)
  }

  return (
    <div className="menu-entry">
      <button type="button" className="small-button" aria-expanded={isOpen} onClick={toggle}>
        {texts.entryOpen}
      </button>
      {week && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend as a field of a form would.
        <div className="menu-entry-fields" role="group" aria-label={texts.entryOpen}>
          {link === undefined && (
            <div className="menu-entry-name">
              <label htmlFor={`${id}-name`}>{texts.entryName}</label>
              <input
                id={`${id}-name`}
                value={name}
                maxLength={MAX_DISH_LENGTH}
                onChange={({ target }) => setName(target.value)}
              />
            </div>
          )}
          <div>
            <label htmlFor={`${id}-week`}>{texts.menuWeekWord}</label>
            <select id={`${id}-week`} value={at} onChange={({ target }) => setAt(Number(target.value))}>
              {weeks.map((other, index) => (
                <option key={`${other.year}-${other.week}`} value={index}>
                  {`${other.week} (${weekDates(other, language)})`}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor={`${id}-day`}>{texts.entryDay}</label>
            <select
              id={`${id}-day`}
              value={day}
              onChange={({ target }) => setDay(weekdays.find((name) => name === target.value) ?? 'monday')}
            >
              {weekdays.map((name) => {
                const { name: words, date } = dayNames(week, name, language)
                return (
                  <option key={name} value={name}>
                    {`${words} ${date}`}
                  </option>
                )
              })}
            </select>
          </div>
          <button type="button" className="small-button" onClick={add}>
            {texts.entryAdd}
          </button>
        </div>
      )}
      <p className="menu-entry-said" role="status">
        {said}
        {address && (
          <>
            {' '}
            <a href={address}>{texts.entryGo}</a>
          </>
        )}
      </p>
    </div>
  )
}
