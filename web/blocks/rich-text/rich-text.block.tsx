import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { FormattedText } from '#web/ui/formatted-text.tsx'
import css from './rich-text.css?inline'
import { richTextExamples } from './rich-text.examples.ts'
import { richTextSchema } from './rich-text.schema.ts'

function RichTextView({ props, anchor }: ViewProps<typeof richTextSchema, undefined>) {
  return (
    <section id={anchor} className={`section tone-${props.tone}`}>
      <div className="prose">
        <FormattedText content={props.content} />
      </div>
    </section>
  )
}

export const richText = defineBlock({
  type: 'rich-text',
  schema: richTextSchema,
  view: RichTextView,
  css: [css],
  examples: richTextExamples,
})
