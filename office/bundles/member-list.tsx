import { Link } from '@tanstack/react-router'
import { languageNames } from '#contract/content/field.ts'
import type { Member } from '#contract/office/bundles/bundle.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { Notice } from '#office/ui/notice.tsx'
import type { Bundle } from './bundle.ts'
import { editTexts } from './edit-texts.ts'
import { changes } from './state-words.ts'

const CALL = 'POST /api/office/bundles/:id/members'

/** What is in a bundle. */
export function MemberList({ bundle, isOpen }: { bundle: Bundle; isOpen: boolean }) {
  const { id, version, state, members } = bundle
  const { send, isSending, refusal } = useSend(CALL, {
    changes,
    onDone: ({ version: next }, { body: { remove = [] } }) => {
      const [gone] = remove
      const member = members.find(({ kind, subject }) => kind === gone?.kind && subject === gone.subject)
      const add = member ? [addedBy(member)] : []
      showToast('Poistettu kokonaisuudesta.', () =>
        undoBy(CALL, { params: { id }, body: { add, version: next } }, changes),
      )
    },
  })
  const remove = ({ kind, subject }: Member) =>
    void send({ params: { id }, body: { remove: [{ kind, subject }], version } })
  return (
    <>
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <List
        caption="Kokonaisuuden sisältö"
        columns={columns(state, isOpen ? remove : undefined, isSending)}
        list={{
          rows: members,
          error: null,
          isFetching: false,
          hasMore: false,
          isCut: false,
          showMore: () => {},
          showFromStart: () => {},
          retry: () => {},
        }}
        keyOf={({ kind, subject }) => `${kind} ${subject}`}
        empty="Kokonaisuudessa ei ole vielä mitään. Lisää sivujen luonnoksia tai tuotteiden hintoja."
      />
    </>
  )
}

function addedBy({ subject, edit }: Member) {
  return edit ? { kind: 'price' as const, edit } : { kind: 'page' as const, page: Number(subject) }
}

const columns = (
  state: Bundle['state'],
  remove: ((member: Member) => void) | undefined,
  isSending: boolean,
): readonly Column<Member>[] => [
  {
    id: 'title',
    label: 'Mitä',
    cell: ({ kind, subject, title }) =>
      kind === 'page' ? (
        <Link to="/sivut/$id" params={{ id: subject }}>
          {title}
        </Link>
      ) : (
        title
      ),
  },
  {
    id: 'what',
    label: 'Muutos',
    onPhone: 'plain',
    cell: ({ place, edit, subject }) => (
      <span className="bundle-what">
        {place && `Sivu · ${place.site} · ${languageNames[place.language]} · ${place.path}`}
        {edit && `Hinta · ${subject} · ${editTexts(edit).join(', ')}`}
      </span>
    ),
  },
  {
    id: 'state',
    label: 'Huomaa',
    isShort: true,
    onPhone: 'beside',
    cell: ({ isGone, isChanged }) => (
      <>
        {isGone && <Badge kind="danger">Poistettu</Badge>}
        {isChanged && (
          <Badge kind="warning">{state === 'published' ? 'Muutettu julkaisun jälkeen' : 'Luonnos on muuttunut'}</Badge>
        )}
      </>
    ),
  },
  ...(remove
    ? [
        {
          id: 'remove',
          label: 'Toiminnot',
          isShort: true,
          onPhone: 'beside' as const,
          cell: (member: Member) => (
            <Button aria-label={`Poista: ${member.title}`} isDisabled={isSending} onPress={() => remove(member)}>
              Poista
            </Button>
          ),
        },
      ]
    : []),
]
