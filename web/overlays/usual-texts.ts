import type { SiteTextGroup, siteTextGroups } from '#contract/content/site-texts.ts'
import type { Language } from '#contract/site.ts'
import { textsIn } from '#web/forms/form/texts-in.ts'
import { consentTexts } from '#web/messages/pages/consent.texts.ts'
import { textsOf } from '#web/messages/texts.ts'

type UsualTexts = { [Group in SiteTextGroup]: Record<keyof (typeof siteTextGroups)[Group]['shape'], string> }

/** The texts of the cookie banner and the overlays where a site has none of its own. */
export function usualTexts(language: Language): UsualTexts {
  const text = textsIn(language)
  return {
    consent: textsOf(language, consentTexts),
    newsletter: { heading: text('newsletterHeading'), text: text('newsletterText') },
    releases: { heading: text('releasesHeading'), text: text('releasesText') },
    ideaLetter: { heading: text('overlayNewsletter'), text: text('overlayNewsletterText') },
    question: { heading: text('overlayQuestion'), text: text('overlayQuestionText') },
    recipeBanner: { text: text('recipeBannerText') },
    address: { heading: text('addressHeading'), text: text('addressText') },
  }
}
