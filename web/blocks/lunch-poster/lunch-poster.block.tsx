import { pictureSource } from '#contract/content/media.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import menuCss from '#web/lunch-menu/menu.css?inline'
import { LunchPoster } from '#web/lunch-menu/poster/lunch-poster.island.tsx'
import posterCss from '#web/lunch-menu/poster/poster.css?inline'
import sheetCss from '#web/lunch-menu/sheet/sheet.css?inline'
import { lunchPosterTexts } from '#web/messages/kitchen/lunch-poster.texts.ts'
import { message } from '#web/messages/message.ts'
import { textsOf } from '#web/messages/texts.ts'
import { lunchPosterExamples } from './lunch-poster.examples.ts'
import { lunchPosterSchema } from './lunch-poster.schema.ts'

/** The lunch menu editor: a background, a heading and a text make a sheet for the wall. */
function LunchPosterBlock({ props, language, anchor }: ViewProps<typeof lunchPosterSchema, undefined>) {
  const backgrounds = props.backgrounds.map(({ name, picture }) => ({
    Name: name,
    Url: pictureSource(picture, 'default'),
    thumbnail: pictureSource(picture, 'thumbnail'),
  }))
  return (
    <section id={anchor} className="section tone-paper menu-section">
      <div className="wrap">
        <noscript>
          <p className="menu-note">{message(language, 'menuNeedsScripts')}</p>
        </noscript>
        <Island
          name="lunch-poster"
          component={LunchPoster}
          props={{ backgrounds, text: props.text, language, texts: textsOf(language, lunchPosterTexts) }}
          when="load"
        />
      </div>
    </section>
  )
}

export const lunchPoster = defineBlock({
  type: 'lunch-poster',
  schema: lunchPosterSchema,
  view: LunchPosterBlock,
  css: [menuCss, sheetCss, posterCss],
  examples: lunchPosterExamples,
})
