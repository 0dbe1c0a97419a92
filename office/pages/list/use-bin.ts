import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import type { Row } from './row.ts'

const changes = ['/api/office/pages']

/** Into the bin and back. What is refused is said. */
export function useBin() {
  const binning = useSend('POST /api/office/pages/:id/bin', { changes })
  const unbinning = useSend('POST /api/office/pages/:id/unbin', { changes })
  const unbin = async ({ id, title }: Row) => {
    const isDone = await unbinning.send({ params: { id } })
    showToast(isDone ? `Palautettu: ${title}` : `Ei voitu palauttaa: ${title}. Osoite voi olla toisen sivun käytössä.`)
  }
  const bin = async (row: Row) => {
    const isDone = await binning.send({ params: { id: row.id } })
    if (isDone) showToast(`Roskakorissa 30 päivää: ${row.title}`, () => unbin(row))
    else showToast(`Ei voitu poistaa: ${row.title}. Etusivua ei voi poistaa.`)
  }
  return { bin, unbin }
}
