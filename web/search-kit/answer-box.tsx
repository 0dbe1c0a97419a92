import { useId } from 'react'
import type { Answer } from '#contract/search/answer.ts'
import type { SearchTexts } from '#web/messages/search/search.texts.ts'

type Props = { answer: Answer; texts: SearchTexts; heading: 'h2' | 'h3' }

/** A short answer above the results, with the place of the page that states it. The status line says it once to screen readers. */
export function AnswerBox({ answer: { about, text, source }, texts, heading: Heading }: Props) {
  const id = useId()
  return (
    <section className="search-answer" aria-labelledby={id}>
      <Heading id={id} className="search-answer-about">
        <span className="visually-hidden">{texts.answer}: </span>
        {about}
      </Heading>
      <p className="search-answer-text">{text}</p>
      <p className="search-answer-source">
        {texts.source} <a href={source.url}>{source.title}</a>
      </p>
    </section>
  )
}
