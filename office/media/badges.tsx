import { Badge } from '#office/ui/badge.tsx'
import { dayText, type Listed } from './item-texts.ts'

type Props = { item: Pick<Listed, 'kind' | 'alts' | 'rights' | 'until' | 'isUsed' | 'binnedUntil'> }

/** What needs attention. */
export function ItemBadges({ item: { kind, alts, rights, until, isUsed, binnedUntil } }: Props) {
  return (
    <>
      {binnedUntil && <Badge kind="warning">Roskakorissa</Badge>}
      {rights === 'ended' && <Badge kind="danger">Oikeus päättynyt</Badge>}
      {rights === 'ending' && until && <Badge kind="warning">Oikeus päättyy {dayText(until)}</Badge>}
      {kind === 'picture' && Object.keys(alts).length === 0 && <Badge>Ei tekstiä</Badge>}
      {!isUsed && !binnedUntil && <Badge>Ei käytössä</Badge>}
    </>
  )
}
