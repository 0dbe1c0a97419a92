import { newsRelease } from '#contract/forms/news-release.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'

/** The kinds of releases come by a call: see `release-form.island.tsx`. */
export function newsReleaseView(language: Language, options: ViewOptions): FormView {
  const text = textsIn(language)
  const own = {
    send: 'subscribe',
    failed: 'formFailedSubscription',
    thanks: 'subscriptionThanks',
    thanksText: 'subscriptionThanksText',
  } as const
  return {
    ...options,
    form: newsRelease,
    language,
    sections: [
      {
        fields: [
          { name: 'email', label: text('labelEmail'), autoComplete: 'email' },
          { name: 'informationTypes', label: text('releasesTypes') },
          { name: 'subscribeToUutiskirje', label: text('releasesNewsletter') },
        ],
      },
    ],
    texts: formTexts(language, newsRelease, own),
  }
}
