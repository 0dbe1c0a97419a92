import type { MenuDish } from '#contract/lunch-menus/lunch-menu.ts'
import type { Weekday } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { filled } from '../filled.ts'
import { isFull, isSameWeek, type Week } from '../rules/menu.ts'

/** A day whose dishes can be put on others, also of other weeks. */
export type CopiedDay = { week: Week; day: Weekday; name: string; dishes: readonly MenuDish[] }
export type Copying = { copied: CopiedDay | undefined; copy: (day: CopiedDay | undefined) => void }

type Props = {
  name: string
  day: Weekday
  week: Week
  copying: Copying
  texts: MenuTexts
  onPaste: (dishes: readonly MenuDish[]) => void
}

/** Copies a day, and puts what was copied on this one. */
export function DayCopy({ name, day, week, copying: { copied, copy }, texts, onPaste }: Props) {
  const isSource = copied !== undefined && copied.day === day && isSameWeek(copied.week, week)
  if (copied && !isSource) {
    if (isFull(week, day)) return null
    const words = filled(texts.menuPasteDay, { from: copied.name, week: copied.week.week })
    return (
      <button
        type="button"
        className="day-copy"
        aria-label={`${name}: ${words}`}
        onClick={() => onPaste(copied.dishes)}
      >
        {words}
      </button>
    )
  }
  if (week[day].length === 0) return null
  const words = isSource ? texts.menuCopyEnd : texts.menuCopyDay
  return (
    <button
      type="button"
      className="day-copy"
      aria-label={`${words}: ${name}`}
      aria-pressed={isSource}
      onClick={() => copy(isSource ? undefined : { week, day, name, dishes: week[day] })}
    >
      {words}
    </button>
  )
}
