import { tags } from '#contract/content/tags.ts'
import { dayIn, nextDayIn } from '#contract/values/days.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import dishCss from '#web/lunch-menu/builder/dish.css?inline'
import { LunchMenu } from '#web/lunch-menu/builder/lunch-menu.island.tsx'
import weekCss from '#web/lunch-menu/builder/week.css?inline'
import menuCss from '#web/lunch-menu/menu.css?inline'
import type { Holidays } from '#web/lunch-menu/rules/holidays.ts'
import sheetCss from '#web/lunch-menu/sheet/sheet.css?inline'
import type { MarkName } from '#web/lunch-menu/sheet/week-sheet.tsx'
import { lunchMenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { message } from '#web/messages/message.ts'
import { textsOf } from '#web/messages/texts.ts'
import { lunchMenuExamples } from './lunch-menu.examples.ts'
import { lunchMenuSchema } from './lunch-menu.schema.ts'
import { workdayHolidays } from './workday-holidays.ts'

type Data = { today: string; marks: MarkName[]; holidays: Holidays }

/** The weekly lunch menu builder. The page's parameter `menuId` chooses a saved menu in the browser; the page is the same for all. */
function LunchMenuBlock({ props, data, language, anchor }: ViewProps<typeof lunchMenuSchema, Data>) {
  return (
    <section id={anchor} className="section tone-paper menu-section">
      <div className="wrap">
        <noscript>
          <p className="menu-note">{message(language, 'menuNeedsScripts')}</p>
        </noscript>
        <Island
          name="lunch-menu"
          component={LunchMenu}
          props={{ language, ...data, editorPath: props.editorPath, texts: textsOf(language, lunchMenuTexts) }}
          when="load"
        />
      </div>
    </section>
  )
}

export const lunchMenu = defineBlock<typeof lunchMenuSchema, Data>({
  type: 'lunch-menu',
  schema: lunchMenuSchema,
  view: LunchMenuBlock,
  css: [menuCss, weekCss, dishCss, sheetCss],
  examples: lunchMenuExamples,
  load: async ({ country }, { site, language, now }, reads) => {
    const taxonomy = await reads.taxonomy(site, language)
    const facetTags = taxonomy?.facets.flatMap((facet) => facet.facetTags) ?? []
    const marks = facetTags.flatMap(({ mark, name }) => (mark === undefined ? [] : [{ mark, name }]))
    return {
      data: { today: dayIn(now), marks, holidays: workdayHolidays(dayIn(now), country, language) },
      tags: [tags.taxonomy(site, language)],
      validUntil: nextDayIn(now),
    }
  },
})
