import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { countBackTexts } from '#web/messages/pages/count-back.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import chipsCss from '#web/ui/choice-chips.css?inline'
import stepperCss from '#web/ui/quantity-stepper.css?inline'
import css from './count-back.css?inline'
import { countBackExamples } from './count-back.examples.ts'
import { CountBack } from './count-back.island.tsx'
import { countBackSchema } from './count-back.schema.ts'

function CountBackBlock({ props, anchor, language, first }: ViewProps<typeof countBackSchema, undefined>) {
  const { tone, heading, text, eatAt, eaters, label, ways } = props
  const Heading = first ? 'h1' : 'h2'
  const texts = textsOf(language, countBackTexts)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        <Island
          name="count-back"
          component={CountBack}
          props={{ eatAt, eaters, label, ways, language, texts }}
          when="use"
          windows="none"
        />
        {ways.length > 1 && (
          <div className="count-back-others">
            {ways.slice(1).map(({ name, steps }) => (
              <section key={name}>
                <h3>{name}</h3>
                <ol>
                  {steps.map(({ before, name, text }) => (
                    <li key={name}>
                      <strong>{before ? `−${before} min: ${name}.` : `${name}.`}</strong> {text}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

export const countBack = defineBlock({
  type: 'count-back',
  schema: countBackSchema,
  view: CountBackBlock,
  css: [chipsCss, stepperCss, css],
  examples: countBackExamples,
})
