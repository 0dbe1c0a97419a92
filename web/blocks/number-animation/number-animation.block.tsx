import { langAttribute } from '#contract/site.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import css from './number-animation.css?inline'
import { numberAnimationExamples } from './number-animation.examples.ts'
import { CountedNumber } from './number-animation.island.tsx'
import { numberAnimationSchema } from './number-animation.schema.ts'

function NumberAnimation({ props, anchor, language }: ViewProps<typeof numberAnimationSchema, undefined>) {
  const { tone, heading, figures } = props
  const locale = langAttribute[language]
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        {heading && <h2>{heading}</h2>}
        <ul className="number-animation">
          {figures.map(({ value, decimals, unit, label }) => (
            <li key={label}>
              <div className="number-animation-figure">
                <Island name="number-animation" component={CountedNumber} props={{ value, decimals, locale }} />
                {unit && <span className="number-animation-unit"> {unit}</span>}
              </div>
              <p className="number-animation-label">{label}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const numberAnimation = defineBlock({
  type: 'number-animation',
  schema: numberAnimationSchema,
  view: NumberAnimation,
  css: [css],
  examples: numberAnimationExamples,
})
