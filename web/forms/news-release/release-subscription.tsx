import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { releaseFormTexts } from '#web/messages/pages/releases.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import type { ViewOptions } from '../form/form-view.ts'
import { newsReleaseView } from './news-release.view.ts'
import { ReleaseForm } from './release-form.island.tsx'

type Props = { language: Language; options: ViewOptions; close?: string }

/** The subscription to releases; `close` is the label of its last button in a dialog. */
export function ReleaseSubscription({ language, options, close }: Props) {
  const view = newsReleaseView(language, options)
  const texts = textsOf(language, releaseFormTexts)
  const props = { view: close ? { ...view, texts: { ...view.texts, close } } : view, texts }
  return <Island name="release-form" component={ReleaseForm} props={props} windows="none" />
}
