import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { dayDialTexts } from '#web/messages/pages/day-dial.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import css from './day-dial.css?inline'
import { dayDialExamples } from './day-dial.examples.ts'
import { DayDial } from './day-dial.island.tsx'
import { dayDialSchema } from './day-dial.schema.ts'

function DayDialBlock({ props, anchor, language, first }: ViewProps<typeof dayDialSchema, undefined>) {
  const { tone, heading, text, zone, measured, stages } = props
  const Heading = first ? 'h1' : 'h2'
  const texts = textsOf(language, dayDialTexts)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        <Island name="day-dial" component={DayDial} props={{ zone, measured, stages, language, texts }} />
      </div>
    </section>
  )
}

export const dayDial = defineBlock({
  type: 'day-dial',
  schema: dayDialSchema,
  view: DayDialBlock,
  css: [css],
  examples: dayDialExamples,
})
