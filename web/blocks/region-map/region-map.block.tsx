import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { regionMapTexts } from '#web/messages/pages/widgets.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { FormattedText } from '#web/ui/formatted-text.tsx'
import { MapDrawing } from './map-drawing.tsx'
import css from './region-map.css?inline'
import { regionMapExamples } from './region-map.examples.ts'
import { RegionButtons } from './region-map.island.tsx'
import { regionMapSchema } from './region-map.schema.ts'
import { MAP, regions } from './regions.ts'

function RegionMap({ props, anchor, language }: ViewProps<typeof regionMapSchema, undefined>) {
  const { tone, heading, text, buttons } = props
  const places = buttons.map(({ buttonRegion, buttonLabel }) => {
    const { x, y } = regions[buttonRegion]
    return { region: buttonRegion, label: buttonLabel, left: percent(x / MAP.width), top: percent(y / MAP.height) }
  })
  const texts = textsOf(language, regionMapTexts)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        {heading && <h2>{heading}</h2>}
        {text && <p className="lead">{text}</p>}
        <div className="region-map">
          <div className="region-map-picture">
            <MapDrawing names={buttons.map(({ buttonRegion }) => buttonRegion)} />
            <Island name="region-map" component={RegionButtons} props={{ places, texts }} />
          </div>
          <ol className="region-map-list">
            {buttons.map(({ buttonLabel, buttonRegion, buttonInfo }, at) => (
              <li key={buttonRegion}>
                {/* The shared name keeps one region open at a time. */}
                <details
                  name={`region-map-${anchor ?? places.map(({ region }) => region).join('-')}`}
                  data-region={buttonRegion}
                  open={at === 0}
                >
                  <summary>
                    <span className="region-map-mark">{at + 1}</span>
                    {buttonLabel}
                  </summary>
                  <div className="region-map-info">
                    <FormattedText content={buttonInfo} />
                  </div>
                </details>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`
}

export const regionMap = defineBlock({
  type: 'region-map',
  schema: regionMapSchema,
  view: RegionMap,
  css: [css],
  examples: regionMapExamples,
})
