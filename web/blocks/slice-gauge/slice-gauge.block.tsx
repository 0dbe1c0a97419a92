import type { CSSProperties } from 'react'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { numberText } from '#web/format/number-text.ts'
import { Island } from '#web/islands/island.tsx'
import { sliceGaugeTexts } from '#web/messages/pages/slice-gauge.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import css from './slice-gauge.css?inline'
import { sliceGaugeExamples } from './slice-gauge.examples.ts'
import { SliceGauge } from './slice-gauge.island.tsx'
import { sliceGaugeSchema } from './slice-gauge.schema.ts'

function SliceGaugeBlock({ props, anchor, language, first }: ViewProps<typeof sliceGaugeSchema, undefined>) {
  const { tone, heading, text, from, to, start, sheet, stops } = props
  const Heading = first ? 'h1' : 'h2'
  const texts = textsOf(language, sliceGaugeTexts)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        <Island
          name="slice-gauge"
          component={SliceGauge}
          props={{ from, to, start, sheet, stops, language, texts }}
          when="use"
          windows="none"
        />
        <details className="slice-gauge-all">
          <summary>{texts.all}</summary>
          <p>{texts.onPaper}</p>
          <ol>
            {stops.map(({ mm, name, suits, product }) => (
              <li key={mm}>
                <span className="slice-gauge-bar" style={{ '--mm': mm } as CSSProperties} />
                <strong>{`${numberText(mm, 1, language)} mm`}</strong>
                <span>
                  {name}: <a href={product.link}>{product.label}</a>. {suits}
                </span>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </section>
  )
}

export const sliceGauge = defineBlock({
  type: 'slice-gauge',
  schema: sliceGaugeSchema,
  view: SliceGaugeBlock,
  css: [css],
  examples: sliceGaugeExamples,
})
