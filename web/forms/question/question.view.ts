import { question } from '#contract/forms/question.form.ts'
import type { Language } from '#contract/site.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'

export function questionView(language: Language, options: ViewOptions): FormView {
  const text = textsIn(language)
  return {
    ...options,
    form: question,
    language,
    sections: [{ fields: [{ name: 'Message', label: text('questionLabel'), fromAddress: { parameter: 'message' } }] }],
    texts: formTexts(language, question, { thanks: 'questionThanks', thanksText: 'questionThanksText' }),
  }
}
