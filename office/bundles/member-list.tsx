import { languageNames } from '#contract/content/field.ts'
import type { AddedMember, Member } from '#contract/office/bundles/bundle.ts'
import { frameDifferences } from '#contract/office/frames/frame-differences.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { Notice } from '#office/ui/notice.tsx'
import type { Bundle } from './bundle.ts'
import { editTexts } from './edit-texts.ts'
import { MemberTitle } from './member-title.tsx'
import { PictureChange } from './picture-change.tsx'
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
      showToast('Poistettu paketista.', () => undoBy(CALL, { params: { id }, body: { add, version: next } }, changes))
    },
  })
  const remove = ({ kind, subject }: Member) =>
    void send({ params: { id }, body: { remove: [{ kind, subject }], version } })
  return (
    <>
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <List
        caption="Paketin sisältö"
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
        empty="Paketissa ei ole vielä mitään. Lisää sivuja ja hintoja tässä, valikot, tekstit ja kuvat niiden omalla sivulla."
      />
    </>
  )
}

const isOtherTexts = {
  page: 'Luonnos on muuttunut',
  price: 'Hinta on muuttunut',
  frame: 'Julkaistu toisin sillä välin',
  picture: 'Vaihdettu toisin sillä välin',
} as const

function changesText({ base, content }: NonNullable<Member['frame']>): string {
  const count = frameDifferences(base, content).length
  return count === 1 ? '1 muutos' : `${count} muutosta`
}

function addedBy({ kind, subject, edit, frame, picture, place }: Member): AddedMember {
  if (picture) return { kind: 'picture', item: Number(subject), edit: { to: picture.to } }
  if (frame && place) return { kind: 'frame', place: { site: place.site, language: place.language }, frame }
  return kind === 'price' && edit ? { kind, edit } : { kind: 'page', page: Number(subject) }
}

const columns = (
  state: Bundle['state'],
  remove: ((member: Member) => void) | undefined,
  isSending: boolean,
): readonly Column<Member>[] => [
  {
    id: 'title',
    label: 'Mitä',
    cell: (member) => <MemberTitle member={member} />,
  },
  {
    id: 'what',
    label: 'Muutos',
    onPhone: 'plain',
    cell: ({ place, edit, frame, picture, subject }) => (
      <span className="bundle-what">
        {place?.path && `Sivu · ${place.site} · ${languageNames[place.language]} · ${place.path}`}
        {picture && <PictureChange picture={picture} />}
        {frame && `Valikot ja tekstit · ${changesText(frame)}`}
        {edit && `Hinta · ${subject} · ${editTexts(edit).join(', ')}`}
      </span>
    ),
  },
  {
    id: 'state',
    label: 'Huomaa',
    isShort: true,
    onPhone: 'beside',
    cell: ({ isGone, isChanged, kind }) => (
      <>
        {isGone && <Badge kind="danger">Poistettu</Badge>}
        {isChanged && (
          <Badge kind="warning">{state === 'published' ? 'Muutettu julkaisun jälkeen' : isOtherTexts[kind]}</Badge>
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
