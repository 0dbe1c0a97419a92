import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { Picture } from '#web/ui/picture.tsx'
import css from './hero.css?inline'
import { heroExamples } from './hero.examples.ts'
import { heroSchema } from './hero.schema.ts'
import halfCss from './hero-half.css?inline'

// With a fixed height, a 16:10 picture is rendered wider than its box and cropped at the sides.
const sizes = {
  split: '(min-width: 768px) max(50vw, min(125vh, 70rem)), 120vw',
  cover: '(min-width: 1024px) max(62vw, 131vh), 120vw',
  poster: 'min(100vw, 80rem)',
}

function Hero({ props, anchor, first }: ViewProps<typeof heroSchema, undefined>) {
  const { layout, height, tone, eyebrow, title, text, picture, links } = props
  const Heading = first ? 'h1' : 'h2'
  const classes = [
    'hero',
    `hero-${layout}`,
    ...(height === 'half' ? ['hero-half'] : []),
    ...(tone === 'deep' ? ['hero-deep'] : []),
  ]
  return (
    <section id={anchor} className={classes.join(' ')}>
      <div className="hero-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading className="hero-title">{title}</Heading>
        {text && <p className="hero-text">{text}</p>}
        <LinkRow links={links} />
      </div>
      <Picture
        className="hero-picture"
        of={picture}
        presets={['medium', 'default']}
        sizes={sizes[layout]}
        eager={first}
        from={height === 'half' ? 768 : undefined}
        wide={layout === 'cover'}
      />
    </section>
  )
}

export const hero = defineBlock({
  type: 'hero',
  schema: heroSchema,
  view: Hero,
  css: [css],
  cssFor: ({ height }) => (height === 'half' ? [halfCss] : []),
  examples: heroExamples,
})
