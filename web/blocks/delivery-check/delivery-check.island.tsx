import { useRef, useState } from 'react'
import type { Language } from '#contract/site.ts'
import type { DeliveryBarTexts, DeliveryCheckTexts, DeliveryChoiceTexts } from '#web/messages/shop/delivery.texts.ts'
import { DeliveryBar } from '#web/shop/delivery/delivery-bar.tsx'
import { DeliveryCheck as Check } from '#web/shop/delivery/delivery-check.tsx'
import { DeliveryChoice } from '#web/shop/delivery/delivery-choice.tsx'

type Props = {
  language: Language
  texts: { check: DeliveryCheckTexts; bar: DeliveryBarTexts | null; choice: DeliveryChoiceTexts | null }
}

/** The check, and where a page wants them the bar that leads to it and the times of the postal code. */
export function DeliveryCheck({ language, texts: { check, bar, choice } }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [postalCode, setPostalCode] = useState<string | null>(null)
  return (
    <div ref={box} className="delivery-check-parts">
      <Check language={language} texts={check} onAvailable={setPostalCode} />
      {choice && postalCode && <DeliveryChoice postalCode={postalCode} language={language} texts={choice} />}
      {bar && <DeliveryBar texts={bar} check={box} />}
    </div>
  )
}
