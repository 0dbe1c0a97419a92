import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { expandableListTexts } from '#web/messages/pages/widgets.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { FormattedText } from '#web/ui/formatted-text.tsx'
import css from './expandable-list.css?inline'
import { expandableListExamples } from './expandable-list.examples.ts'
import { ExpandableListMore } from './expandable-list.island.tsx'
import { expandableListSchema } from './expandable-list.schema.ts'
import { FIRST_ITEMS } from './shown-items.ts'

function ExpandableList({ props, anchor, language }: ViewProps<typeof expandableListSchema, undefined>) {
  const { tone, heading, text, items } = props
  const texts = textsOf(language, expandableListTexts)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="expandable wrap">
        {heading && <h2>{heading}</h2>}
        {text && <p className="lead">{text}</p>}
        <ul className="expandable-list">
          {items.map((item, at) => (
            <li key={item.heading} data-later={at >= FIRST_ITEMS || undefined}>
              <details>
                <summary>{item.heading}</summary>
                <div className="expandable-answer">
                  <FormattedText content={item.content} />
                </div>
              </details>
            </li>
          ))}
        </ul>
        {items.length > FIRST_ITEMS && (
          <div className="expandable-more">
            <Island name="expandable-list" component={ExpandableListMore} props={{ count: items.length, texts }} />
          </div>
        )}
      </div>
    </section>
  )
}

export const expandableList = defineBlock({
  type: 'expandable-list',
  schema: expandableListSchema,
  view: ExpandableList,
  css: [css],
  examples: expandableListExamples,
})
