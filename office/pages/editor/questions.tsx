import { valueAt } from '#contract/office/pages/field-path.ts'
import type { Question } from '#contract/office/pages/operations.ts'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import type { DraftSession, Shown } from '../draft/draft-session.ts'
import { useEditing } from '../form/editing.ts'
import { fieldNamed } from '../form/field-named.ts'
import { textOfValue } from '../versions/text-of-value.ts'
import { WordDifference } from '../versions/word-difference.tsx'
import './blocks.css'

type Props = { session: DraftSession; shown: Shown; onOpen: (block: string) => void }

/** What two people changed at the same time: both texts, and the person chooses. Nothing goes before that. */
export function Questions({ session, shown, onOpen }: Props) {
  if (shown.questions.length === 0) return null
  return (
    <section className="questions" aria-label="Ristiriidat">
      {shown.questions.map((question) => (
        <OneQuestion key={question.id} question={question} session={session} shown={shown} onOpen={onOpen} />
      ))}
    </section>
  )
}

function OneQuestion({ question, session, shown, onOpen }: Props & { question: Question }) {
  const { forms } = useEditing()
  const { kind, block: id, path, proposed, by } = question
  const block = shown.content.blocks.find((each) => each.id === id)
  const gone = shown.server.removed.find((each) => each.block.id === id)?.block
  const target = id === null ? shown.content.fields : (block ?? gone)
  const type = (block ?? gone)?.type ?? null
  const { blockTitle, title, field } = fieldNamed(forms, type, path)
  const decide = (keep: 'proposed' | 'current') => session.do({ kind: 'decide', question: question.id, keep })
  const place = [blockTitle, title].filter(Boolean).join(': ')
  const choices = {
    field: { text: `Kaksi ihmistä muutti kenttää ${place}.`, proposed: `Ota: ${by}`, current: 'Pidä nykyinen' },
    'edited-removed': {
      text: `${by} muutti lohkoa, jonka toinen poisti: ${place}.`,
      proposed: 'Palauta lohko muutoksineen',
      current: 'Pidä poistettuna',
    },
    'removed-edited': {
      text: `${by} poisti lohkon, jota toinen muutti: ${blockTitle}.`,
      proposed: 'Poista lohko',
      current: 'Pidä lohko',
    },
  }[kind]
  return (
    <Notice kind="warning">
      <p>
        <strong>{choices.text}</strong>
      </p>
      {kind !== 'removed-edited' && (
        <WordDifference
          before={textOfValue(field, valueAt(target, path))}
          after={textOfValue(field, proposed)}
          labels={['Nykyinen', by]}
        />
      )}
      <div className="row">
        <Button kind="primary" onPress={() => decide('proposed')}>
          {choices.proposed}
        </Button>
        <Button onPress={() => decide('current')}>{choices.current}</Button>
        {block && (
          <Button kind="quiet" onPress={() => onOpen(block.id)}>
            Näytä lohko
          </Button>
        )}
      </div>
    </Notice>
  )
}
