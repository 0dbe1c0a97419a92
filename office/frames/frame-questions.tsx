import type { FormField } from '#contract/office/editor/form-field.ts'
import type { FrameQuestion } from '#contract/office/frames/merge-frames.ts'
import { titlesOf } from '#office/pages/form/field-named.ts'
import { textOfValue } from '#office/pages/versions/text-of-value.ts'
import { WordDifference } from '#office/pages/versions/word-difference.tsx'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import '#office/pages/editor/blocks.css'

type Props = {
  form: FormField
  questions: readonly FrameQuestion[]
  by: string
  onDecide: (question: FrameQuestion, keep: 'mine' | 'theirs') => void
}

/** What two people have changed at the same time: both texts, and the person chooses. */
export function FrameQuestions({ form, questions, by, onDecide }: Props) {
  if (questions.length === 0) return null
  return (
    <section className="questions" aria-label="Ristiriidat">
      {questions.map((question) => {
        const { titles, field } = titlesOf([form], question.path)
        return (
          <Notice kind="warning" key={question.path.join('/')}>
            <p>
              <strong>
                {by} julkaisi sillä välin samaan kohtaan: {titles.join(': ')}. Valitse, kumpi jää.
              </strong>
            </p>
            <WordDifference
              before={textOfValue(field, question.theirs)}
              after={textOfValue(field, question.mine)}
              labels={[by, 'Sinä']}
            />
            <div className="row">
              <Button kind="primary" onPress={() => onDecide(question, 'mine')}>
                Pidä minun
              </Button>
              <Button onPress={() => onDecide(question, 'theirs')}>Ota: {by}</Button>
            </div>
          </Notice>
        )
      })}
    </section>
  )
}
