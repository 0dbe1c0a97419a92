import { SentReferenceIsland } from '#web/forms/form/sent-reference.island.tsx'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { ArticleOpening } from './article-opening.tsx'
import type { OpeningProps } from './opening-props.ts'

/** The opening of a page that thanks for a form, with a place for the form's number. */
export function ThanksOpening({ page }: Pick<OpeningProps, 'page'>) {
  const { language } = page
  const texts = { label: message(language, 'formReference'), note: message(language, 'formReferenceNote') }
  return (
    <ArticleOpening page={page}>
      <Island name="sent-reference" component={SentReferenceIsland} props={texts} when="load" />
    </ArticleOpening>
  )
}
