import { longDate } from '#web/format/long-date.ts'
import { message } from '#web/messages/message.ts'
import { Picture } from '#web/ui/picture.tsx'
import { ItemTitle } from './item-title.tsx'
import type { ItemOpeningProps } from './opening-props.ts'
import { Share } from './share.tsx'

const kinds = { own: 'categoryNews', cision: 'categoryRegulatory', mynewsdesk: 'categoryRelease' } as const

/** The opening of a news page: whether it is a release, its date and author, and the picture. */
export function NewsOpening({ page, item }: ItemOpeningProps<'news'>) {
  const { language, title, description, publishDate, picture } = page
  return (
    <div className="item-opening news-opening section tone-paper">
      <div className="news-split wrap">
        <div className="news-words">
          <ItemTitle title={title} description={description} />
          <p className="news-origin">
            <span className="news-kind">{message(language, kinds[item.source])}</span>
            <time dateTime={publishDate}>{longDate(publishDate, language)}</time>
            {item.author && <span>{item.author}</span>}
          </p>
          <Share title={title} language={language} />
        </div>
        {picture && (
          <Picture
            className="news-picture"
            of={picture}
            presets={['medium', 'default']}
            sizes="(min-width: 1024px) min(50vw, 40rem), 100vw"
            eager
          />
        )}
      </div>
    </div>
  )
}
