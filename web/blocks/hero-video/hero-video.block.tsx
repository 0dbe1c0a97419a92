import { preload } from 'react-dom'
import { fileSource } from '#contract/content/files.ts'
import { pictureSource, sizeIn } from '#contract/content/media.ts'
import { langAttribute } from '#contract/site.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { videoTexts } from '#web/messages/pages/widgets.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import css from './hero-video.css?inline'
import { heroVideoExamples } from './hero-video.examples.ts'
import { HeroVideoControl } from './hero-video.island.tsx'
import { heroVideoSchema } from './hero-video.schema.ts'

function HeroVideo({ props, anchor, language, first }: ViewProps<typeof heroVideoSchema, undefined>) {
  const { eyebrow, title, text, picture, video, captions, links } = props
  const Heading = first ? 'h1' : 'h2'
  const poster = pictureSource(picture, 'default')
  // Browsers fetch posters last.
  if (first) preload(poster, { as: 'image', fetchPriority: 'high' })
  const texts = textsOf(language, videoTexts)
  return (
    <section id={anchor} className="hero-video">
      <div className="hero-video-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading className="hero-video-title">{title}</Heading>
        {text && <p className="hero-video-text">{text}</p>}
        <LinkRow links={links} />
      </div>
      <div className="hero-video-film">
        {/* The browser's own controls are for visitors without scripts: the style sheet hides them from the others. */}
        <video
          {...sizeIn(picture, 'default')}
          poster={poster}
          aria-label={picture.alt}
          preload="none"
          controls
          muted
          loop
          playsInline
        >
          <source src={fileSource(video)} type="video/mp4" />
          <track
            default
            kind="captions"
            srcLang={langAttribute[language]}
            label={message(language, 'videoCaptions')}
            src={fileSource(captions)}
          />
        </video>
        <div className="hero-video-control">
          <Island name="hero-video" component={HeroVideoControl} props={{ texts }} />
        </div>
      </div>
    </section>
  )
}

export const heroVideo = defineBlock({
  type: 'hero-video',
  schema: heroVideoSchema,
  view: HeroVideo,
  css: [css],
  examples: heroVideoExamples,
})
