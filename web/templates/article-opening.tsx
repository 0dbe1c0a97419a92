import type { Page } from '#contract/content.ts'
import { type Language, langAttribute } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { Picture } from '#web/ui/picture.tsx'

/** What an article begins with: its name, what it is about, when it was written, and its picture. */
export function ArticleOpening({ page }: { page: Page }) {
  const { title, description, publishDate, picture, language } = page
  return (
    <div className="article-opening wrap">
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <p className="article-date">
        <time dateTime={publishDate}>
          {message(language, 'published', { date: longDates[language].format(new Date(publishDate)) })}
        </time>
      </p>
      {picture && (
        <Picture
          className="article-picture"
          of={picture}
          presets={['medium', 'default']}
          sizes="min(100vw, 80rem)"
          eager
        />
      )}
    </div>
  )
}

// Made once: making one takes longer than rendering the rest of the opening.
const longDate = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const longDates: Record<Language, Intl.DateTimeFormat> = {
  fi: longDate(langAttribute.fi),
  se: longDate(langAttribute.se),
  en: longDate('en-GB'),
  de: longDate(langAttribute.de),
}
