import type { CSSProperties } from 'react'
import type { Language } from '#contract/site.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { fixedNumberText } from '#web/format/number-text.ts'
import { message } from '#web/messages/message.ts'
import { barsFor } from './bars.ts'
import css from './yearly-figures.css?inline'
import { yearlyFiguresExamples } from './yearly-figures.examples.ts'
import { type Figure, yearlyFiguresSchema } from './yearly-figures.schema.ts'

function YearlyFigures({ props, anchor, language, first }: ViewProps<typeof yearlyFiguresSchema, undefined>) {
  const { tone, heading, text, years, figures } = props
  const Heading = first ? 'h1' : 'h2'
  const drawn = figures.filter(({ chart }) => chart)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap yearly-figures">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        {drawn.length > 0 && (
          // The table says the same to those who hear the page.
          <div className="yearly-figures-charts" aria-hidden="true">
            {drawn.map((figure) => (
              <Chart key={figure.name} figure={figure} years={years} language={language} />
            ))}
          </div>
        )}
        <YearTable heading={heading} figures={figures} years={years} language={language} />
      </div>
    </section>
  )
}

type ChartProps = { figure: Figure; years: readonly string[]; language: Language }

function Chart({ figure, years, language }: ChartProps) {
  const { name, unit, values, decimals } = figure
  const bars = barsFor(values)
  return (
    <div className="yearly-figures-chart">
      <p className="yearly-figures-name">
        {name}
        {unit && <span>{unit}</span>}
      </p>
      <div className="yearly-figures-bars">
        {years.map((year, at) => {
          const { from = 0, height = 0, isNegative = false } = bars[at] ?? {}
          const place = { '--from': `${from}%`, '--height': `${height}%` } as CSSProperties
          return (
            <div key={year} className="yearly-figures-year">
              <div className="yearly-figures-column">
                <span className="yearly-figures-bar" data-negative={isNegative || undefined} style={place}>
                  <span>{fixedNumberText(values[at] ?? 0, decimals, language)}</span>
                </span>
              </div>
              <span>{year}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}

type TableProps = { heading: string; figures: readonly Figure[]; years: readonly string[]; language: Language }

function YearTable({ heading, figures, years, language }: TableProps) {
  return (
    <table className="yearly-figures-table" style={{ '--years': years.length } as CSSProperties}>
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{message(language, 'yearlyFiguresFigure')}</th>
          {years.map((year) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, unit, values, decimals }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {unit && <span>{unit}</span>}
            </th>
            {years.map((year, at) => (
              <td key={year}>{fixedNumberText(values[at] ?? 0, decimals, language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const yearlyFigures = defineBlock({
  type: 'yearly-figures',
  schema: yearlyFiguresSchema,
  view: YearlyFigures,
  css: [css],
  examples: yearlyFiguresExamples,
})
