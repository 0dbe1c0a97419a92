import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { boardPlannerTexts } from '#web/messages/pages/board-planner.texts.ts'
import { shareTexts } from '#web/messages/pages/share.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import chipsCss from '#web/ui/choice-chips.css?inline'
import stepperCss from '#web/ui/quantity-stepper.css?inline'
import css from './board-planner.css?inline'
import { boardPlannerExamples } from './board-planner.examples.ts'
import { BoardPlanner } from './board-planner.island.tsx'
import { boardPlannerSchema } from './board-planner.schema.ts'

function BoardPlannerBlock({ props, anchor, language, first }: ViewProps<typeof boardPlannerSchema, undefined>) {
  const { tone, heading, text, counted, page } = props
  const { guests, hours, includedHours, gramsPerHour, hoursOnTable, appetites, items } = props
  const Heading = first ? 'h1' : 'h2'
  const rules = { guests, hours, includedHours, gramsPerHour, hoursOnTable, appetites, items }
  const texts = textsOf(language, boardPlannerTexts)
  const sharing = textsOf(language, shareTexts)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        <Island
          name="board-planner"
          component={BoardPlanner}
          props={{ title: heading, rules, counted, page, language, texts, sharing }}
          when={page ? 'use' : 'visible'}
          windows={page ? 'none' : 'all'}
        />
      </div>
    </section>
  )
}

export const boardPlanner = defineBlock({
  type: 'board-planner',
  schema: boardPlannerSchema,
  view: BoardPlannerBlock,
  css: [chipsCss, stepperCss, css],
  examples: boardPlannerExamples,
})
