import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { ConsentBanner } from './consent.island.tsx'

type Props = { language: Language; page: string }

/** The consent banner, part of every page. Visitors who have chosen never see it: see `first-script.ts`. */
export function Consent({ language, page }: Props) {
  return (
    <Island
      windows="none"
      when="use"
      name="consent"
      component={ConsentBanner}
      props={{
        page,
        texts: {
          title: message(language, 'consentTitle'),
          text: message(language, 'consentText'),
          more: message(language, 'consentMore'),
          acceptAll: message(language, 'consentAcceptAll'),
          refuseAll: message(language, 'consentRefuseAll'),
          choose: message(language, 'consentChoose'),
          statistics: message(language, 'consentStatistics'),
          marketing: message(language, 'consentMarketing'),
          save: message(language, 'consentSave'),
        },
      }}
    />
  )
}
