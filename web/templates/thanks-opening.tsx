import { SentReferenceIsland } from '#web/forms/form/sent-reference.island.tsx'
import { Island } from '#web/islands/island.tsx'
import { formReferenceTexts } from '#web/messages/forms/form.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { ArticleOpening } from './article-opening.tsx'
import type { OpeningProps } from './opening-props.ts'

/** The opening of a page that thanks for a form, with a place for the form's number. */
export function ThanksOpening({ page }: Pick<OpeningProps, 'page'>) {
  const { language } = page
  const texts = textsOf(language, formReferenceTexts)
  return (
    <ArticleOpening page={page}>
      <Island name="sent-reference" component={SentReferenceIsland} props={texts} when="load" />
    </ArticleOpening>
  )
}
