import { useState } from 'react'
import type { Language } from '#contract/site.ts'
import type { IsoWeek } from '#contract/values/iso-weeks.ts'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { filled } from '../filled.ts'
import { type Dish, findWeek, type Menu, moveDish, placeOf } from '../rules/menu.ts'
import { type Direction, placeAfter } from '../rules/moves.ts'
import { dayNames } from '../week-names.ts'
import type { LunchMenuState } from './use-lunch-menu.ts'

type Needs = {
  state: LunchMenuState
  week: IsoWeek
  language: Language
  texts: MenuTexts
  say: (text: string) => void
}

/** A dish that was lifted by keyboard or touch wanders step by step; where it is dropped is one change, which can be undone. */
export function useLifting({ state, week, language, texts, say }: Needs) {
  const [lifted, setLifted] = useState<{ id: number; before: Menu }>()

  const sayPlace = (text: string, { id, header }: Dish, menu: Menu) => {
    const found = findWeek(menu, week)
    const place = placeOf(found, id)
    if (!found || !place) return
    const { name } = dayNames(week, place.day, language)
    say(filled(text, { dish: header, day: name, at: place.at + 1, of: found[place.day].length }))
  }
  /** Drops what is lifted where it is. */
  const settle = () => {
    if (lifted) state.settle(lifted.before)
    setLifted(undefined)
  }
  return {
    lifted: lifted?.id,
    settle,
    toggle(dish: Dish) {
      settle()
      if (lifted?.id === dish.id) return sayPlace(texts.menuDropped, dish, state.menu)
      setLifted({ id: dish.id, before: state.menu })
      sayPlace(texts.menuLifted, dish, state.menu)
    },
    step(dish: Dish, direction: Direction) {
      const found = findWeek(state.menu, week)
      const place = found && placeAfter(found, dish.id, direction)
      if (!place) return say(texts.menuMoveEnd)
      const next = moveDish(state.menu, week, dish.id, place)
      state.preview(next)
      sayPlace(texts.menuAt, dish, next)
    },
    cancel() {
      if (!lifted) return
      state.preview(lifted.before)
      setLifted(undefined)
      say(texts.menuCancelled)
    },
    sayPlace,
  }
}
export type Lifting = ReturnType<typeof useLifting>
