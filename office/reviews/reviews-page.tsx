import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useList } from '#office/frame/list-state.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { ComboBox } from '#office/ui/combo-box.tsx'
import { Filters } from '#office/ui/filters.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { Select } from '#office/ui/select.tsx'
import { Tabs } from '#office/ui/tabs.tsx'
import { moment } from '#web/format/moment.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ReviewActions } from './review-actions.tsx'
import type { Question, Review } from './use-decision.ts'
import './reviews-page.css'

// By its address: the routes load this page.
const reviewsRoute = getRouteApi('/arviot')

const states = { odottaa: 'held', julkaistu: 'published', hylatty: 'removed' } as const
type Tab = keyof typeof states

const empty: Record<Tab, string> = {
  odottaa: 'Yksikään arvio ei odota. Linkkejä tai asiatonta kieltä sisältävät arviot tulevat tähän ennen julkaisua.',
  julkaistu: 'Näillä rajauksilla ei ole julkaistuja arvioita.',
  hylatty: 'Näillä rajauksilla ei ole hylättyjä arvioita.',
}

const ALL = 'kaikki'
const starOptions = [
  { id: ALL, label: 'Kaikki' },
  ...['5', '4', '3', '2', '1'].map((stars) => ({ id: stars, label: '★'.repeat(Number(stars)), hint: `${stars} / 5` })),
]

/** Published, refused and waiting reviews of products. */
export function ReviewsPage() {
  const { tila = 'odottaa', tuote, tahdet } = reviewsRoute.useSearch()
  const navigate = reviewsRoute.useNavigate()
  const set = (part: object) =>
    navigate({ search: (before) => ({ ...before, alku: undefined, ...part }), replace: true })
  const { data: summary } = useQuery(officeQuery('GET /api/office/reviews/summary'))
  const counts = summary?.counts
  const content = <ReviewList tab={tila} />
  return (
    <>
      <PageHead title="Arviot" />
      <Filters count={[tuote, tahdet].filter(Boolean).length}>
        <ComboBox
          label="Tuote"
          options={(summary?.products ?? []).map(({ code, name }) => ({ id: code, label: name, hint: code }))}
          value={tuote}
          onChange={(value) => set({ tuote: value })}
        />
        <Select
          label="Tähdet"
          options={starOptions}
          value={tahdet ?? ALL}
          onChange={(value) => set({ tahdet: value === ALL ? undefined : value })}
        />
      </Filters>
      <Tabs
        label="Arviot tilan mukaan"
        selected={tila}
        onSelect={(id) => set({ tila: id === 'odottaa' ? undefined : id })}
        tabs={[
          { id: 'odottaa', label: `Odottaa (${counts?.held ?? '–'})`, content },
          { id: 'julkaistu', label: `Julkaistu (${counts?.published ?? '–'})`, content },
          { id: 'hylatty', label: `Hylätty (${counts?.removed ?? '–'})`, content },
        ]}
      />
    </>
  )
}

function ReviewList({ tab }: { tab: Tab }) {
  const [question, setQuestion] = useState<Question>()
  const { tuote, tahdet, alku } = reviewsRoute.useSearch()
  const navigate = reviewsRoute.useNavigate()
  const list = useList(
    'GET /api/office/reviews',
    { state: states[tab], code: tuote, stars: tahdet },
    {
      start: alku,
      setStart: (next) => navigate({ search: (before) => ({ ...before, alku: next }), replace: true }),
    },
  )
  const close = () => setQuestion(undefined)
  return (
    <>
      <List
        caption={tab === 'odottaa' ? 'Arviot, vanhin ensin' : 'Arviot, uusin ensin'}
        columns={columns(setQuestion)}
        list={list}
        keyOf={({ id }) => String(id)}
        empty={empty[tab]}
      />
      {question?.about === 'refuse' && <RefuseDialog review={question.review} onClose={close} />}
      {question?.about === 'answer' && <AnswerDialog review={question.review} onClose={close} />}
    </>
  )
}

const columns = (ask: (question: Question) => void): readonly Column<Review>[] => [
  {
    id: 'product',
    label: 'Tuote',
    cell: ({ product, code, address, stars }) => (
      <>
        {address ? (
          <a href={`${address}#reviews`} target="_blank" rel="noreferrer">
            {product}
          </a>
        ) : (
          `${code} (ei myynnissä)`
        )}
        <br />
        <span role="img" aria-label={`${stars} tähteä viidestä`}>
          {'★'.repeat(stars)}
          <span className="muted">{'☆'.repeat(5 - stars)}</span>
        </span>
      </>
    ),
  },
  { id: 'text', label: 'Arvio', onPhone: 'plain', cell: (review) => <ReviewText {...review} /> },
  {
    id: 'actions',
    label: 'Toiminnot',
    isShort: true,
    onPhone: 'plain',
    cell: (review) => <ReviewActions review={review} ask={ask} />,
  },
]

function ReviewText({ text, userName, isVerified, createdAt, reason, answer }: Review) {
  return (
    <div className="review-text">
      <p>{text}</p>
      <p className="muted">
        {userName}
        {isVerified && ', ostanut tuotteen'} · {moment(createdAt, 'fi')}
      </p>
      {reason && <p className="muted">Hylätty: {reason}</p>}
      {answer && (
        <p className="review-answer">
          <strong>Lihakaupan vastaus:</strong> {answer}
        </p>
      )}
    </div>
  )
}
