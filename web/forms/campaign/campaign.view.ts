import { campaign } from '#contract/forms/campaign.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'

type Options = ViewOptions & {
  /** Address of the rules of the campaign. */
  rules: string
  /** Whether the newsletter can be ordered too. */
  offersNewsletter: boolean
}

export function campaignView(language: Language, { rules, offersNewsletter, ...options }: Options): FormView {
  const text = textsIn(language)
  const own = {
    send: 'campaignSend',
    failed: 'formFailedSubscription',
    thanks: 'campaignThanks',
    thanksText: 'campaignThanksText',
  } as const
  const newsletterBox = { name: 'subscribeToCinCinVinoNewsletter', label: text('campaignNewsletter') }
  return {
    ...options,
    form: campaign,
    language,
    sections: [
      {
        fields: [
          { name: 'email', label: text('labelEmail'), autoComplete: 'email' },
          { name: 'isAdult', label: text('campaignAdult') },
          { name: 'Rules', label: text('campaignRules'), link: { label: text('rulesLink'), link: rules } },
          ...(offersNewsletter ? [newsletterBox] : []),
        ],
      },
    ],
    texts: formTexts(language, campaign, own),
  }
}
