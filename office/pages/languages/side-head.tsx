import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import { type ComparedPage, isWaiting } from '#contract/office/pages/translation.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { Select } from '#office/ui/select.tsx'
import { moment } from '#web/format/moment.ts'
import type { DraftSession, Shown } from '../draft/draft-session.ts'
import { SaveNote } from '../draft/save-note.tsx'
import type { Other } from '../draft/use-presence.ts'
import type { Head } from '../draft/use-session.ts'
import { PublishDialog } from '../publishing/publish-dialog.tsx'
import type { Source } from './given.ts'
import type { TranslationActions } from './translation-actions.ts'

type Props = {
  head: Head
  session: DraftSession
  shown: Shown
  others: readonly Other[]
  source: Source
  compared: ComparedPage
  actions: TranslationActions
}

/** What waits, since when, and what can be done with the whole page. */
export function SideHead({ head, session, shown, others, source, compared, actions }: Props) {
  const [isPublishing, setPublishing] = useState(false)
  const [isMarking, setMarking] = useState(false)
  const waiting = [compared.fields, ...compared.blocks].filter(isWaiting).length
  const mark = async () => {
    setMarking(true)
    await actions.mark()
    setMarking(false)
  }
  const names = [...new Set(others.map(({ name }) => name))]
  return (
    <>
      <PageHead
        title={`${String(shown.content.fields.title || 'Nimetön sivu')}: ${languageNames[source.language]} ja ${languageNames[head.language]}`}
        beside={
          <>
            <Badge kind={waiting > 0 ? 'warning' : 'good'}>
              {waiting > 0 ? `Odottaa: ${waiting}` : 'Ajan tasalla'}
            </Badge>
            {names.length > 0 && <Badge kind="info">Täällä nyt: {names.join(', ')}</Badge>}
            <SaveNote shown={shown} onTry={() => session.tryNow()} />
          </>
        }
        actions={
          <>
            <Link className="button" to="/sivut/$id" params={{ id: String(head.id) }}>
              Avaa editorissa
            </Link>
            {head.mayChange && (
              <>
                <Button isPending={isMarking} onPress={() => void mark()}>
                  Merkitse sivu käännetyksi
                </Button>
                <Button kind="primary" onPress={() => setPublishing(true)}>
                  Julkaise
                </Button>
              </>
            )}
          </>
        }
      />
      <div className="row languages-about">
        <SourceChoice head={head} source={source} />
        <p className="muted">{sinceText(source)}</p>
      </div>
      {isPublishing && (
        <PublishDialog head={head} session={session} onClose={() => setPublishing(false)} onDone={() => {}} />
      )}
    </>
  )
}

function sinceText({ marks, markedAt, markedBy }: Source): string {
  if (!markedAt) return 'Ei vielä merkitty käännetyksi: muutokset lasketaan käännöksen edellisestä julkaisusta.'
  return `${marks === 0 ? 'Käännös aloitettu' : 'Viimeksi merkitty käännetyksi'} ${moment(markedAt, 'fi')}, ${markedBy}.`
}

/** What to translate from, where the site has more than two languages. */
function SourceChoice({ head, source }: { head: Head; source: Source }) {
  const navigate = useNavigate()
  const options = head.translations
    .filter(({ id }) => id !== null)
    .map(({ language }) => ({ id: language, label: languageNames[language] ?? language }))
  if (options.length < 2) return null
  return (
    <Select
      label="Lähde"
      options={options}
      value={source.language}
      onChange={(lahde) =>
        void navigate({ to: '/sivut/$id/kielet', params: { id: String(head.id) }, search: { lahde }, replace: true })
      }
    />
  )
}
