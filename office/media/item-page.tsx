import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { states } from '#office/bundles/state-words.ts'
import { PageFailed } from '#office/frame/failed-pages.tsx'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { moment } from '#web/format/moment.ts'
import { ItemBadges } from './badges.tsx'
import { BundlePictureDialog } from './bundle-picture-dialog.tsx'
import { DescriptionCard } from './description-card.tsx'
import { FocusCard } from './focus-card.tsx'
import { FormersCard } from './formers-card.tsx'
import { changes, factsText, fileAt, type Item } from './item-texts.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { UsesCard } from './uses-card.tsx'
import './media.css'

const itemRoute = getRouteApi('/kuvat/$id')

/** One picture or file: what it is, how it is cropped, where it is used. */
export function ItemPage() {
  const id = Number(itemRoute.useParams().id)
  const { data, error, refetch } = useQuery({
    ...officeQuery('GET /api/office/media/:id', { params: { id } }),
    placeholderData: undefined,
  })
  if (error && !data) return <PageFailed error={error} onRetry={refetch} />
  if (!data) return <PageHead title="Kuvat ja tiedostot" />
  return <ShownItem item={data} />
}

function ShownItem({ item }: { item: Item }) {
  const [open, setOpen] = useState<'replace' | 'bundle'>()
  const close = () => setOpen(undefined)
  const { bin, unbin, isSending, problem } = useBinning(item)
  const { id, kind, title, width, height, addedAt, addedBy, binnedUntil } = item
  return (
    <>
      <PageHead
        title={title}
        beside={
          <span className="row">
            <ItemBadges item={item} />
          </span>
        }
        actions={
          <>
            <Link to="/kuvat" search={noFilters}>
              Kaikki
            </Link>
            {item.mayChange && kind === 'picture' && (
              <Button onPress={() => setOpen('bundle')}>Vaihda paketin mukana…</Button>
            )}
            {item.mayChange && <Button onPress={() => setOpen('replace')}>Vaihda kaikkialla…</Button>}
            {item.mayChange && (
              <Button kind="danger" isPending={isSending} onPress={bin}>
                Roskakoriin
              </Button>
            )}
          </>
        }
      />
      <p className="muted media-added">
        {factsText(item)} · Lisätty {moment(addedAt, 'fi')}
        {addedBy && ` (${addedBy})`}
      </p>
      {problem && <Notice kind="danger">{problem}</Notice>}
      {item.waiting.map(({ bundle, name, state }) => (
        <Notice key={bundle}>
          Vaihtuu, kun julkaisupaketti{' '}
          <Link to="/julkaisupaketit/$id" params={{ id: String(bundle) }}>
            {name}
          </Link>{' '}
          ({states[state].label.toLowerCase()}) julkaistaan.
        </Notice>
      ))}
      {binnedUntil && (
        <Notice kind="warning">
          Roskakorissa, poistuu {moment(binnedUntil, 'fi')}. <Button onPress={unbin}>Palauta</Button>
        </Notice>
      )}
      <div className="media-item">
        <div className="stack">
          {kind === 'picture' && width && height ? (
            <FocusCard key={`${id} ${item.current}`} item={item} width={width} height={height} />
          ) : (
            <Card title="Tiedosto">
              <a href={fileAt(item)} target="_blank" rel="noreferrer">
                {item.name}
              </a>
            </Card>
          )}
          <UsesCard item={item} />
          <FormersCard item={item} />
        </div>
        <DescriptionCard key={id} item={item} />
      </div>
      {open === 'replace' && <ReplaceDialog item={item} onClose={close} />}
      {open === 'bundle' && <BundlePictureDialog item={item} onClose={close} />}
    </>
  )
}

const noFilters = { haku: undefined, laji: undefined, sivusto: undefined, tila: undefined, alku: undefined }

function useBinning({ id, title }: Item) {
  const options = { params: { id } }
  const binning = useSend('POST /api/office/media/:id/bin', {
    changes,
    onDone: () =>
      showToast(`Roskakorissa 30 päivää: ${title}`, () => undoBy('POST /api/office/media/:id/unbin', options, changes)),
  })
  const unbinning = useSend('POST /api/office/media/:id/unbin', {
    changes,
    onDone: () => showToast(`Palautettu: ${title}`),
  })
  return {
    bin: () => binning.send(options),
    unbin: () => unbinning.send(options),
    isSending: binning.isSending || unbinning.isSending,
    problem: (binning.refusal ?? unbinning.refusal)?.message,
  }
}
