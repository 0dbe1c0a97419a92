import { useId } from 'react'
import type { Language } from '#contract/site.ts'
import type { IsoWeek } from '#contract/values/iso-weeks.ts'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { filled } from '../filled.ts'
import { isSameWeek } from '../rules/menu.ts'

type Props = {
  weeks: readonly IsoWeek[]
  /** All of them where it is undefined. */
  printed: IsoWeek | undefined
  onPrinted: (week: IsoWeek | undefined) => void
  language: Language
  otherLanguages: readonly Language[]
  onLanguages: (languages: readonly Language[]) => void
  texts: MenuTexts
}

const names = { fi: 'languageNameFi', se: 'languageNameSe', en: 'languageNameEn' } as const
const offered = ['fi', 'se', 'en'] as const

/** Which weeks are printed, and in which languages the days are named beside that of the site. */
export function PrintChoices({ weeks, printed, onPrinted, language, otherLanguages, onLanguages, texts }: Props) {
  const id = useId()
  const at = printed ? weeks.findIndex((week) => isSameWeek(week, printed)) : -1
  const toggle = (other: Language) => {
    const chosen = otherLanguages.includes(other)
      ? otherLanguages.filter((language) => language !== other)
      : [...otherLanguages, other]
    onLanguages(offered.filter((language) => chosen.includes(language)))
  }
  return (
    <>
      {weeks.length > 1 && (
        <span className="print-weeks">
          <label htmlFor={id}>{texts.menuPrinted}</label>
          <select id={id} value={at} onChange={({ target }) => onPrinted(weeks[Number(target.value)])}>
            <option value={-1}>{texts.menuAllWeeks}</option>
            {weeks.map((week, index) => (
              <option key={`${week.year}-${week.week}`} value={index}>
                {filled(texts.menuWeek, week)}
              </option>
            ))}
          </select>
        </span>
      )}
      <fieldset className="way-choice">
        <legend>{texts.menuDayNames}</legend>
        {offered
          .filter((other) => other !== language)
          .map((other) => (
            <label key={other}>
              <input type="checkbox" checked={otherLanguages.includes(other)} onChange={() => toggle(other)} />
              {texts[names[other]]}
            </label>
          ))}
      </fieldset>
    </>
  )
}
