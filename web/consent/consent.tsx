import type { SiteTexts } from '#contract/content/site-texts.ts'
import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { consentTexts } from '#web/messages/pages/consent.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { ConsentBanner } from './consent.island.tsx'

type Props = { language: Language; page: string; texts: SiteTexts['consent'] }

/** The consent banner, part of every page. Visitors who have chosen never see it: see `first-script.ts`. */
export function Consent({ language, page, texts }: Props) {
  return (
    <Island
      windows="none"
      when="use"
      name="consent"
      component={ConsentBanner}
      props={{
        page,
        texts: { ...textsOf(language, consentTexts), ...texts },
      }}
    />
  )
}
