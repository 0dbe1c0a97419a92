import type { ReactNode } from 'react'
import { longDate } from '#web/format/long-date.ts'
import { message } from '#web/messages/message.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { OpeningProps } from './opening-props.ts'

/** The opening of an article: title, description, date and picture. Pages where one acts, such as the cart, have no date. */
export function ArticleOpening({ page, children }: Pick<OpeningProps, 'page'> & { children?: ReactNode }) {
  const { title, description, publishDate, picture, language, template } = page
  return (
    <div className="article-opening wrap">
      <div>
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        {children}
        {template === 'article' && (
          <p className="article-date">
            <time dateTime={publishDate}>
              {message(language, 'published', { date: longDate(publishDate, language) })}
            </time>
          </p>
        )}
      </div>
      {picture && (
        <Picture
          className="article-picture"
          of={picture}
          presets={['medium', 'default']}
          sizes="(min-width: 1024px) min(50vw, 40rem), 100vw"
          eager
        />
      )}
    </div>
  )
}
