import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import chipsCss from '#web/ui/choice-chips.css?inline'
import css from './cut-map.css?inline'
import { cutMapExamples } from './cut-map.examples.ts'
import { CutMap } from './cut-map.island.tsx'
import { cutMapSchema } from './cut-map.schema.ts'

function CutMapBlock({ props, anchor, first }: ViewProps<typeof cutMapSchema, undefined>) {
  const { tone, heading, text, animal, label, pin, cuts } = props
  const Heading = first ? 'h1' : 'h2'
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        <Island name="cut-map" component={CutMap} props={{ animal, label, pin, cuts }} when="use" windows="none" />
      </div>
    </section>
  )
}

export const cutMap = defineBlock({
  type: 'cut-map',
  schema: cutMapSchema,
  view: CutMapBlock,
  css: [chipsCss, css],
  examples: cutMapExamples,
})
