import { fileSource } from '#contract/content/files.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { message, type TextKey } from '#web/messages/message.ts'
import { FormattedText } from '#web/ui/formatted-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import css from './school-material.css?inline'
import { schoolMaterialExamples } from './school-material.examples.ts'
import { schoolMaterialSchema } from './school-material.schema.ts'

type Props = ViewProps<typeof schoolMaterialSchema, undefined>

function SchoolMaterial(viewProps: Props) {
  const { props, anchor } = viewProps
  const { tone, heading, content, picture } = props
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="school-material wrap">
        <div className="school-material-words">
          <h2>{heading}</h2>
          <Facts {...viewProps} />
          <FormattedText content={content} />
        </div>
        <div className="school-material-side">
          {picture && (
            <Picture
              of={picture}
              presets={['third', 'medium']}
              sizes="(min-width: 900px) 24rem, (min-width: 600px) 50vw, 100vw"
            />
          )}
          <Files {...viewProps} />
        </div>
      </div>
    </section>
  )
}

function Facts({ props, language }: Props) {
  const { grades, subject, minutes, goal } = props
  const facts: [TextKey, string | undefined][] = [
    ['materialGrades', grades],
    ['materialSubject', subject],
    ['materialDuration', message(language, 'materialMinutes', { minutes })],
    ['materialGoal', goal],
  ]
  return (
    <dl className="school-material-facts">
      {facts.map(
        ([key, value]) =>
          value && (
            <div key={key}>
              <dt>{message(language, key)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Files({ props, language }: Props) {
  const { heading, materials, orderPage } = props
  if (materials.length === 0 && !orderPage) return null
  return (
    <div className="school-material-files">
      {materials.length > 0 && (
        <>
          <h3>{message(language, 'materialFiles')}</h3>
          <ul>
            {materials.map(({ Material, file }) => (
              <li key={file.id}>
                <a href={fileSource(file)} type="application/pdf">
                  <Icon name="file" />
                  <span>
                    <span className="school-material-name">{Material}</span>
                    <span className="visually-hidden">, {heading}</span>
                    <small>{message(language, 'fileFacts', { kilobytes: Math.ceil(file.bytes / 1000) })}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {orderPage && (
        <p>
          <a className="school-material-order" href={orderPage}>
            {message(language, 'materialOrder')}
          </a>
        </p>
      )}
    </div>
  )
}

export const schoolMaterial = defineBlock({
  type: 'school-material',
  schema: schoolMaterialSchema,
  view: SchoolMaterial,
  css: [css],
  examples: schoolMaterialExamples,
})
