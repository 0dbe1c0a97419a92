import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { languageNames } from '#contract/content/field.ts'
import { PageFailed } from '#office/frame/failed-pages.tsx'
import { useMe } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import type { Forms } from '#office/pages/form/editing.ts'
import { PageHead } from '#office/ui/page-head.tsx'
import { Select } from '#office/ui/select.tsx'
import { Tabs } from '#office/ui/tabs.tsx'
import { FramePart } from './frame-part.tsx'
import { type PartWord, partWords } from './part-words.ts'
import './frames.css'

const framesRoute = getRouteApi('/valikot')

/** What is around the pages of a site in one language: menus and footer, terms, texts. */
export function FramesPage() {
  const {
    data: forms,
    error,
    refetch,
  } = useQuery({
    ...officeQuery('GET /api/office/editor/forms'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error && !forms) return <PageFailed error={error} onRetry={refetch} />
  return (
    <>
      <PageHead title="Valikot ja tekstit" />
      {forms ? <Chosen forms={forms} /> : <p role="status">Haetaan sivustoja</p>}
    </>
  )
}

function Chosen({ forms }: { forms: Forms }) {
  const { osa = 'valikot', sivusto, kieli } = framesRoute.useSearch()
  const navigate = framesRoute.useNavigate()
  const me = useMe()
  const set = (part: object) => navigate({ search: (before) => ({ ...before, ...part }), replace: true })
  const isOwn = ({ id }: { id: string }) => me.sites.length === 0 || me.sites.includes(id)
  const sites = me.roles.some((role) => role !== 'editor') ? forms.sites : forms.sites.filter(isOwn)
  const site = sites.find(({ id }) => id === sivusto) ?? sites.find(isOwn) ?? sites[0]
  if (!site) return null
  const language = site.languages.find((each) => each === kieli) ?? site.languages[0] ?? 'fi'
  const tabs = (Object.keys(partWords) as PartWord[]).map((id) => ({
    id,
    label: partWords[id].label,
    content: (
      <FramePart key={`${id} ${site.id} ${language}`} word={id} site={site.id} language={language} forms={forms} />
    ),
  }))
  return (
    <>
      <div className="frame-place">
        <Select
          label="Sivusto"
          options={sites.map(({ id, name }) => ({ id, label: name }))}
          value={site.id}
          onChange={(id) => set({ sivusto: id, kieli: undefined })}
        />
        <Select
          label="Kieli"
          options={site.languages.map((id) => ({ id: id as string, label: languageNames[id] ?? id }))}
          value={language as string}
          onChange={(id) => set({ sivusto: site.id, kieli: id })}
        />
      </div>
      <Tabs
        label="Osat"
        tabs={tabs}
        selected={osa}
        onSelect={(id) => set({ osa: id === 'valikot' ? undefined : id })}
      />
    </>
  )
}
