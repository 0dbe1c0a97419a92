import { useCallback, useEffect, useState } from 'react'
import { call } from '#web/calls/call.ts'
import { ErrorBox } from '#web/forms/form/error-box.tsx'
import { FormSheet } from '#web/forms/form/form-sheet.tsx'
import type { FormView } from '#web/forms/form/form-view.ts'
import type { ReleaseFormTexts } from '#web/messages/pages/releases.texts.ts'

type Category = { name: string; informationType: string }

type Props = {
  view: FormView
  texts: ReleaseFormTexts
}

/** The subscription to releases, with the kinds that there are now. */
export function ReleaseForm({ view, texts }: Props) {
  const [categories, setCategories] = useState<readonly Category[] | 'loading' | 'failed'>('loading')
  const { language } = view
  const load = useCallback(async () => {
    setCategories('loading')
    const outcome = await call('GET /api/cision/subscribe/categories', {
      language,
      expects: (answer) => answer.every(({ name }) => typeof name === 'string'),
    })
    setCategories(outcome.ok ? outcome.value : 'failed')
  }, [language])
  useEffect(() => {
    load()
  }, [load])

  if (categories === 'failed') {
    return <ErrorBox title={texts.errorBox} text={texts.failed} retry={{ label: texts.tryAgain, onClick: load }} />
  }
  if (categories === 'loading') return <p role="status">{texts.loading}</p>
  const options = categories.map(({ name, informationType }) => ({ value: informationType, label: name }))
  const withOptions = view.sections.map(({ fields, ...section }) => ({
    ...section,
    fields: fields.map((field) => (field.name === 'informationTypes' ? { ...field, options } : field)),
  }))
  return <FormSheet view={{ ...view, sections: withOptions }} />
}
