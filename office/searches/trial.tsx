import { useState } from 'react'
import type { Language } from '#contract/site.ts'
import type { CallOptions, CallValue } from '#office/frame/call-office.ts'
import { useSend } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'

type Name = 'POST /api/office/searches/trial'
type Tried = CallValue<Name>
type Change = CallOptions<Name>['body']['change']
type Results = Tried['questions'][number]['before']

type Props = {
  site: string
  language: Language
  /** Null: how the searches are now. Undefined while something is missing. */
  change: Change | undefined
  q: string
  onQuestion: (q: string) => void
}

/** The results of a question before and after a change that is not saved, and the frequent questions that it would change. */
export function Trial({ site, language, change, q, onQuestion }: Props) {
  const [tried, setTried] = useState<Tried & { isMany: boolean }>()
  const { send, isSending, refusal } = useSend('POST /api/office/searches/trial', {
    onDone: (value, { body }) => setTried({ ...value, isMany: body.q === undefined }),
  })
  const run = (asked: string | undefined) => {
    if (change === undefined) return
    void send({ body: { site, language, change, ...(asked === undefined ? {} : { q: asked }) } })
  }
  const isOnlyNow = change === null
  return (
    <section className="trial stack" aria-label="Kokeilu">
      <form
        className="trial-ask"
        onSubmit={(event) => {
          event.preventDefault()
          run(q)
        }}
      >
        <TextField label="Kokeile haulla" value={q} onChange={onQuestion} maxLength={200} />
        <Button type="submit" isPending={isSending} isDisabled={change === undefined || q.trim() === ''}>
          Kokeile
        </Button>
        {!isOnlyNow && (
          <Button kind="quiet" isPending={isSending} isDisabled={change === undefined} onPress={() => run(undefined)}>
            Mihin hakuihin vaikuttaa?
          </Button>
        )}
      </form>
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <div className="stack" aria-live="polite">
        {tried?.isMany && tried.questions.length === 0 && (
          <p>
            {tried.tried === 0
              ? 'Tällä sivustolla ei ole vielä hakuja, joilla kokeilla.'
              : `Yksikään ${tried.tried} yleisimmästä hausta ei muuttuisi.`}
          </p>
        )}
        {tried?.questions.map((question) => (
          <div key={question.q} className="trial-question">
            <h3>
              {question.q} {question.asked !== null && <span className="muted">haettu {question.asked} kertaa</span>}
            </h3>
            <div className="trial-sides">
              <Side title={isOnlyNow ? 'Tulokset' : 'Nyt'} results={question.before} />
              {!isOnlyNow && <Side title="Muutoksen jälkeen" results={question.after} before={question.before} />}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

function Side({ title, results, before }: { title: string; results: Results; before?: Results }) {
  // Where nothing was found before, all of it is new.
  const wasThere = (id: number) => !before?.hits.length || before.hits.some((hit) => hit.id === id)
  return (
    <div className="trial-side">
      <h4>
        {title} <span className="muted">{results.totalCount === 1 ? '1 tulos' : `${results.totalCount} tulosta`}</span>
      </h4>
      {results.hits.length === 0 ? (
        <p className="muted">Ei tuloksia.</p>
      ) : (
        <ol>
          {results.hits.map(({ id, title: name, path, category, isPromoted }) => (
            <li key={id}>
              {name} {isPromoted && <Badge kind="info">Nosto</Badge>}{' '}
              {!wasThere(id) && !isPromoted && <Badge kind="good">Uusi</Badge>}
              <span className="muted trial-place">
                {category} · {path}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
