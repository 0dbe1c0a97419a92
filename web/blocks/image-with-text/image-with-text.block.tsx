import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { FormattedText } from '#web/ui/formatted-text.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { Picture } from '#web/ui/picture.tsx'
import css from './image-with-text.css?inline'
import { imageWithTextExamples } from './image-with-text.examples.ts'
import { imageWithTextSchema } from './image-with-text.schema.ts'

function ImageWithText({ props, anchor }: ViewProps<typeof imageWithTextSchema, undefined>) {
  const { tone, side, eyebrow, heading, content, picture, links } = props
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className={`image-with-text image-with-text-${side} wrap`}>
        <Picture
          of={picture}
          presets={['third', 'medium', 'default']}
          sizes="(min-width: 768px) min(52vw, 42rem), 100vw"
        />
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2>{heading}</h2>
          <FormattedText content={content} />
          <LinkRow links={links} />
        </div>
      </div>
    </section>
  )
}

export const imageWithText = defineBlock({
  type: 'image-with-text',
  schema: imageWithTextSchema,
  view: ImageWithText,
  css: [css],
  examples: imageWithTextExamples,
})
