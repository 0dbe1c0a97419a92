import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { message } from '#web/messages/message.ts'
import { FormattedText } from '#web/ui/formatted-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import css from './history-timeline.css?inline'
import { historyTimelineExamples } from './history-timeline.examples.ts'
import { historyTimelineSchema } from './history-timeline.schema.ts'

function HistoryTimeline({ props, anchor, language }: ViewProps<typeof historyTimelineSchema, undefined>) {
  const { tone, heading, events } = props
  const Heading = heading ? 'h3' : 'h2'
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        {heading && <h2>{heading}</h2>}
        {events.length > 1 && (
          <nav className="history-years" aria-label={message(language, 'timelineYears')}>
            <ul>
              {events.map(({ year }) => (
                <li key={year}>
                  <a href={`#${year}`}>{year}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ol className="history-timeline">
          {events.map(({ year, heading, content, picture }) => (
            <li key={year} id={String(year)} className="history-event">
              <p className="history-year">
                <time dateTime={String(year)}>{year}</time>
              </p>
              <div className="history-words">
                <div>
                  <Heading>{heading}</Heading>
                  <FormattedText content={content} />
                </div>
                {picture && (
                  <Picture of={picture} presets={['third', 'medium']} sizes="(min-width: 768px) 28rem, 85vw" />
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export const historyTimeline = defineBlock({
  type: 'history-timeline',
  schema: historyTimelineSchema,
  view: HistoryTimeline,
  css: [css],
  examples: historyTimelineExamples,
})
