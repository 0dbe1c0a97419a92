import { Notice } from '#office/ui/notice.tsx'
import { useConnection } from './connection.ts'

export function OfflineBanner() {
  const isOnline = useConnection()
  return (
    <div role="status">
      {!isOnline && (
        <Notice kind="warning">
          Ei yhteyttä palvelimeen. Näet viimeksi haetut tiedot. Mitä kirjoitat, pysyy lomakkeella: tallenna, kun yhteys
          palaa.
        </Notice>
      )}
    </div>
  )
}
