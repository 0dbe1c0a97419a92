import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { officeQuery } from '#office/frame/queries.ts'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { LanguagesOfPage } from './languages-of-page.tsx'
import { SideBySide } from './side-by-side.tsx'
import './languages.css'

const languagesRoute = getRouteApi('/sivut/$id/kielet')

/** A page in all languages of its site: the original with what becomes of it, a translation beside its source. */
export function LanguagesPage() {
  const { id } = languagesRoute.useParams()
  const { lahde } = languagesRoute.useSearch()
  const params = { id: Number(id) }
  const forms = useQuery({ ...officeQuery('GET /api/office/editor/forms'), staleTime: Number.POSITIVE_INFINITY })
  const translation = useQuery({
    ...officeQuery('GET /api/office/pages/:id/translation', { params, query: { source: lahde } }),
    placeholderData: undefined,
  })
  const failure = translation.error ?? forms.error
  if (failure && !translation.data)
    return (
      <div className="stack">
        <PageHead title="Kielet" />
        <Notice kind="danger">{failure.message}</Notice>
      </div>
    )
  if (!forms.data || !translation.data)
    return (
      <div role="status">
        <PageHead title="Avataan kieliä…" />
      </div>
    )
  const { source } = translation.data
  if (!source) return <LanguagesOfPage given={translation.data} />
  return <SideBySide key={`${id} ${source.id}`} given={translation.data} source={source} forms={forms.data} />
}
