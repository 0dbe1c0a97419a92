import type { CSSProperties } from 'react'
import type { z } from 'zod'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import css from './figure-table.css?inline'
import { figureTableExamples } from './figure-table.examples.ts'
import { figureTableSchema } from './figure-table.schema.ts'

function FigureTableBlock({ props, anchor, first }: ViewProps<typeof figureTableSchema, undefined>) {
  const { tone, heading, text, note } = props
  const Heading = first ? 'h1' : 'h2'
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap figure-table">
        <div>
          <Heading>{heading}</Heading>
          {text && <p className="figure-table-text">{text}</p>}
        </div>
        <div>
          <Figures {...props} />
          {note && <p className="figure-table-note">{note}</p>}
        </div>
      </div>
    </section>
  )
}

function Figures({ heading, of, columns, rows }: z.output<typeof figureTableSchema>) {
  return (
    <table style={{ '--columns': columns.length } as CSSProperties}>
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, at) => (
              <td key={column}>{together(values[at] || '–')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A figure is never apart from its unit: '10,8 kg'. */
function together(value: string): string {
  return value.replace(/(\d) (\p{L}{1,2}|°C|%)$/u, '$1\u00a0$2')
}

export const figureTable = defineBlock({
  type: 'figure-table',
  schema: figureTableSchema,
  view: FigureTableBlock,
  css: [css],
  examples: figureTableExamples,
})
