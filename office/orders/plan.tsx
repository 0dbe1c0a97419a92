import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OrderAction, OrderEffect } from '#contract/office/orders/actions.ts'
import { callOffice } from '#office/frame/call-office.ts'
import { Notice } from '#office/ui/notice.tsx'
import type { StaffOrder } from './staff-order.ts'
import { euros, mailNames, stateNames } from './words.ts'

type Plan = { effects: readonly OrderEffect[] | undefined; problem: string | undefined }

/**
 * Asks the server what an action would do. Nothing is asked without an action, nor while it `isStill`: while the action is done or the order is read again,
 * what was answered before is shown.
 */
export function usePlan({ number, seen }: StaffOrder, action: OrderAction | undefined, { isStill = false } = {}): Plan {
  const { data, error } = useQuery({
    // Not by the name of its call: what has changed is not asked about with what was seen before.
    queryKey: ['plan', number, seen, action],
    enabled: action !== undefined && !isStill,
    placeholderData: isStill ? keepPreviousData : undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: () =>
      callOffice('POST /api/office/orders/:number/plan', {
        params: { number },
        body: { action: action as OrderAction, seen },
      }),
  })
  if (action === undefined) return { effects: undefined, problem: undefined }
  if (error) return { effects: undefined, problem: error.message }
  if (data && !data.ok) return { effects: undefined, problem: ('message' in data && data.message) || 'Ei onnistu nyt.' }
  return { effects: data?.value.effects, problem: undefined }
}

/** What will happen, in words. */
export function PlanText({ effects, problem }: Plan) {
  if (problem) return <Notice kind="danger">{problem}</Notice>
  if (!effects) return null
  return (
    <div>
      <h3>Tämä tapahtuu</h3>
      <ul className="order-plan">
        {effects.flatMap((effect) => textsOf(effect).map((text) => <li key={text}>{text}</li>))}
      </ul>
    </div>
  )
}

function textsOf(effect: OrderEffect): string[] {
  switch (effect.kind) {
    case 'state':
      return [`Tilauksen tilaksi tulee ${stateNames[effect.to].label}.`]
    case 'refund':
      return [
        ...effect.codes.map(({ shown, amount }) => `${euros(amount)} palautuu heti koodille ${shown}.`),
        ...(effect.money > 0 ? [`${euros(effect.money)} palautetaan maksutapaan.`] : []),
      ]
    case 'void':
      return [`Tilauksella ostettu lahjakortti (${euros(effect.amount)}) mitätöidään.`]
    case 'stock':
      return [`${effect.name}: ${effect.pieces} kpl palautuu tilaukselta.`]
    case 'waste':
      return [`${effect.name}: ${-effect.pieces} kpl kirjataan hävikiksi, ei myyntiin.`]
    case 'delivery':
      return [`${effect.from} → ${effect.to}`]
    case 'mail':
      return [
        `Viesti ”${mailNames[effect.mail]}” lähtee osoitteeseen ${effect.to}${effect.isLater ? ', kun palautus on tehty' : ''}.`,
      ]
  }
}
