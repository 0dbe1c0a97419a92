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
        <time dateTime={publishDate}>{message(language, 'published', { date: longDate(publishDate, language) })}</time>
      </p>
      {picture && <Picture className="article-picture" of={picture} eager />}
    </div>
  )
}

function longDate(isoDate: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : langAttribute[language]
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))
}
