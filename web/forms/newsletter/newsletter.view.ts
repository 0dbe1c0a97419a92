import { newsletter } from '#contract/forms/newsletter.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'

/** `failed`: the site's own words for a subscription that did not arrive. */
export function newsletterView(
  language: Language,
  { failed, ...options }: ViewOptions & { failed?: string },
): FormView {
  const text = textsIn(language)
  const texts = formTexts(language, newsletter, {
    send: 'subscribe',
    failed: 'formFailedSubscription',
    thanks: 'subscriptionThanks',
    thanksText: 'subscriptionThanksText',
  })
  return {
    ...options,
    form: newsletter,
    language,
    sections: [{ fields: [{ name: 'email', label: text('labelEmail'), autoComplete: 'email' }] }],
    texts: failed ? { ...texts, failed } : texts,
  }
}
