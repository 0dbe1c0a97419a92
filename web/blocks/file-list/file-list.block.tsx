import { fileSource } from '#contract/content/files.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { longDate } from '#web/format/long-date.ts'
import { message } from '#web/messages/message.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './file-list.css?inline'
import { fileListExamples } from './file-list.examples.ts'
import { fileListSchema } from './file-list.schema.ts'

function FileList({ props, anchor, language, first }: ViewProps<typeof fileListSchema, undefined>) {
  const { tone, heading, text, files } = props
  const Heading = first ? 'h1' : 'h2'
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text && <p className="file-list-text">{text}</p>}
        <ul className="file-list">
          {files.map(({ name, date, file }) => (
            <li key={file.id}>
              <a href={fileSource(file)} type="application/pdf">
                <Icon name="file" />
                <span>
                  <span className="file-list-name">{name}</span>
                  <small>
                    {date && `${longDate(date, language)}, `}
                    {message(language, 'fileFacts', { kilobytes: Math.ceil(file.bytes / 1000) })}
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const fileList = defineBlock({
  type: 'file-list',
  schema: fileListSchema,
  view: FileList,
  css: [css],
  examples: fileListExamples,
})
