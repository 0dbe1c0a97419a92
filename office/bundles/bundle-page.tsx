import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PageFailed } from '#office/frame/failed-pages.tsx'
import { useMay } from '#office/frame/me.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { Confirm } from '#office/ui/dialog.tsx'
import { Menu } from '#office/ui/menu.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { moment } from '#web/format/moment.ts'
import { AddPagesDialog } from './add-pages-dialog.tsx'
import { AddPriceDialog } from './add-price-dialog.tsx'
import type { Bundle } from './bundle.ts'
import { MemberList } from './member-list.tsx'
import { NameDialog } from './name-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { changes, states } from './state-words.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'
import './bundles.css'

const bundleRoute = getRouteApi('/julkaisupaketit/$id')

const dialogs = { pages: AddPagesDialog, price: AddPriceDialog, publish: PublishDialog, back: TakeBackDialog }
type Ask = keyof typeof dialogs | 'name' | 'remove'

/** One bundle: what is in it, when it goes out, and taking it back. */
export function BundlePage() {
  const { id } = bundleRoute.useParams()
  const navigate = useNavigate()
  const [ask, setAsk] = useState<Ask>()
  const query = useQuery({
    ...officeQuery('GET /api/office/bundles/:id', { params: { id: Number(id) } }),
    placeholderData: undefined,
  })
  const { data: bundle, error, refetch } = query
  const close = () => setAsk(undefined)
  const cancel = useSend('POST /api/office/bundles/:id/cancel', {
    changes,
    onDone: () => showToast('Ajastus on peruttu.'),
  })
  const remove = useSend('POST /api/office/bundles/:id/remove', {
    changes,
    onDone: () => {
      showToast('Paketti on poistettu. Luonnokset ovat tallella.')
      void navigate({ to: '/julkaisupaketit', search: { tila: undefined, alku: undefined } })
    },
  })
  const [mayPages, mayPrices] = [useMay(['editor']), useMay(['shop'])]
  if (error && !bundle) return <PageFailed error={error} onRetry={refetch} />
  if (!bundle) return <PageHead title="Julkaisupaketti" />
  const { state, members, mayPublish, version } = bundle
  const given = { params: { id: bundle.id }, body: { version } }
  const isOpen = state === 'open' || state === 'taken-back'
  const mayAct = mayPublish && (mayPages || mayPrices)
  const Asked = ask && ask !== 'name' && ask !== 'remove' ? dialogs[ask] : undefined
  const refusal = cancel.refusal ?? remove.refusal
  return (
    <>
      <PageHead
        title={bundle.name}
        beside={<Badge kind={states[state].kind}>{states[state].label}</Badge>}
        actions={
          <>
            {isOpen && mayPages && <Button onPress={() => setAsk('pages')}>Lisää sivuja</Button>}
            {isOpen && mayPrices && <Button onPress={() => setAsk('price')}>Lisää hinta</Button>}
            {mayAct && isOpen && (
              <Menu
                label="Muut toiminnot"
                entries={[
                  { id: 'name', label: 'Nimeä uudelleen', onPress: () => setAsk('name') },
                  { id: 'remove', label: 'Poista paketti', isDanger: true, onPress: () => setAsk('remove') },
                ]}
              />
            )}
            {mayAct && isOpen && (
              <Button kind="primary" isDisabled={members.length === 0} onPress={() => setAsk('publish')}>
                Julkaise
              </Button>
            )}
            {mayAct && state === 'planned' && (
              <Button isPending={cancel.isSending} onPress={() => void cancel.send(given)}>
                Peru ajastus
              </Button>
            )}
            {mayAct && state === 'published' && (
              <Button kind="danger" onPress={() => setAsk('back')}>
                Ota takaisin
              </Button>
            )}
          </>
        }
      />
      <p className="muted bundle-facts">
        <Link to="/julkaisupaketit" search={{ tila: undefined, alku: undefined }}>
          Kaikki julkaisupaketit
        </Link>
        {whenText(bundle)}
      </p>
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {bundle.failure && (
        <Notice kind="danger">
          <strong>Mitään ei julkaistu ajallaan, koska:</strong>
          <ul className="plan-list">
            {bundle.failure.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isOpen && members.length > 0 && !mayPublish && (
        <Notice>Julkaisuun tarvitaan oikeudet kaikkeen, mitä tässä on: sivustoihin ja kaupan hintoihin.</Notice>
      )}
      <MemberList bundle={bundle} isOpen={isOpen && mayAct} />
      {Asked && <Asked bundle={bundle} onClose={close} />}
      {ask === 'name' && <NameDialog bundle={bundle} onClose={close} />}
      <Confirm
        title={`Poista: ${bundle.name}`}
        isOpen={ask === 'remove'}
        onClose={close}
        action="Poista paketti"
        isDanger
        isSending={remove.isSending}
        onConfirm={() => void remove.send(given)}
      >
        <p>
          Sivujen luonnokset, tuotteiden hinnat ja se, mitä kävijät näkevät, jäävät ennalleen. Pakettia ei saa takaisin,
          eikä siihen lisättyjä valikkoja ja tekstejä.
        </p>
      </Confirm>
    </>
  )
}

function whenText({ state, at, by, publishedAt, publishedBy, changedAt, changedBy }: Bundle): string {
  if (state === 'planned' && at) return ` · Julkaistaan ${moment(at, 'fi')} (${by})`
  if (state === 'published' && publishedAt) return ` · Julkaistu ${moment(publishedAt, 'fi')} (${publishedBy})`
  return ` · Muutettu ${moment(changedAt, 'fi')} (${changedBy})`
}
