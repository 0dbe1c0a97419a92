import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMe } from '#office/frame/me.ts'
import { officeQuery, refresh } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { useSession } from '../draft/use-session.ts'
import { PageEditor } from './page-editor.tsx'

const pageRoute = getRouteApi('/sivut/$id')

/** One page, to be edited. */
export function PageEditorPage() {
  const { id } = pageRoute.useParams()
  const me = useMe()
  const page = Number(id)
  const forms = useQuery({ ...officeQuery('GET /api/office/editor/forms'), staleTime: Number.POSITIVE_INFINITY })
  const { opened, tryAgain } = useSession(page, me.id, () => void refresh([PRESENCE]))
  const failure = opened.state === 'failed' ? opened.message : forms.error?.message
  if (failure)
    return (
      <div className="stack">
        <PageHead title="Sivu" />
        <Notice kind="danger">{failure}</Notice>
        <p className="muted">Mitä kirjoitit, on tallessa tällä koneella ja lähetetään, kun sivu aukeaa.</p>
        <div>
          <Button onPress={() => (forms.error ? forms.refetch() : tryAgain())}>Yritä uudelleen</Button>
        </div>
      </div>
    )
  if (opened.state !== 'open' || !forms.data)
    return (
      <div role="status">
        <PageHead title="Avataan sivua…" />
      </div>
    )
  return (
    <PageEditor
      key={page}
      session={opened.session}
      head={opened.head}
      forms={forms.data}
      isAllSent={opened.isAllSent}
    />
  )
}

const PRESENCE = '/api/office/pages/:id/presence'
