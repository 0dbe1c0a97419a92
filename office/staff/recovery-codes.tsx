import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import './recovery-codes.css'

/** Shown once: printed or copied now, or never. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="stack">
      <Notice kind="warning">
        Näitä koodeja ei näytetä toista kertaa. Tulosta ne tai kopioi ne turvalliseen paikkaan: kun avain tai puhelin on
        hukassa, kukin koodi päästää sinut sisään kerran.
      </Notice>
      <ul className="recovery-codes" aria-label="Palautuskoodit">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row recovery-actions">
        <Button onPress={() => print()}>Tulosta</Button>
        <Button onPress={() => navigator.clipboard.writeText(codes.join('\n'))}>Kopioi</Button>
      </div>
    </div>
  )
}
