import { complaint } from '#contract/forms/complaint.form.ts'
import { feedback } from '#contract/forms/feedback.form.ts'
import type { Language } from '#contract/site.ts'
import type { TextKey } from '#web/messages/message.ts'
import { formTexts } from '../form/form-texts.ts'
import type { FieldView, FormSection, FormView, ViewOptions } from '../form/form-view.ts'
import { textsIn } from '../form/texts-in.ts'

type Text = (key: TextKey) => string

/** On the shop the place of purchase is known. */
type ComplaintOptions = ViewOptions & { placeOfPurchase?: string | undefined }

export function complaintView(language: Language, { placeOfPurchase, ...options }: ComplaintOptions): FormView {
  const text = textsIn(language)
  const place: FieldView = { name: 'PlaceOfPurchase', label: text('labelPlaceOfPurchase') }
  return {
    ...options,
    form: complaint,
    language,
    ...(placeOfPurchase && { prefilled: { PlaceOfPurchase: placeOfPurchase } }),
    sections: [
      {
        heading: text('sectionProduct'),
        fields: [
          product(text),
          { name: 'ExpirationDate', label: text('labelExpirationDate'), half: true },
          { name: 'BatchNumber', label: text('labelBatchNumber'), hint: text('hintBatchNumber'), half: true },
          placeOfPurchase ? { ...place, disabled: true } : place,
          { name: 'Message', label: text('labelMessage') },
          { name: 'Files', label: text('labelPictures'), hint: text('hintPictures') },
        ],
      },
      sender(text),
    ],
    texts: formTexts(language, complaint, { summary: 'formSummaryCheck' }),
  }
}

export function feedbackView(language: Language, options: ViewOptions): FormView {
  const text = textsIn(language)
  const matter = {
    heading: text('sectionMatter'),
    fields: [product(text), { name: 'Message', label: text('labelMessage'), fromAddress: { parameter: 'message' } }],
  }
  return {
    ...options,
    form: feedback,
    language,
    sections: [matter, sender(text)],
    texts: formTexts(language, feedback),
  }
}

function product(text: Text): FieldView {
  return { name: 'ProductId', label: text('labelProduct'), hint: text('formProductHint') }
}

function sender(text: Text): FormSection {
  return {
    heading: text('sectionSender'),
    fields: [
      { name: 'Firstname', label: text('labelFirstName'), autoComplete: 'given-name', half: true },
      { name: 'Lastname', label: text('labelLastName'), autoComplete: 'family-name', half: true },
      { name: 'StreetAddress', label: text('labelStreetAddress'), autoComplete: 'street-address' },
      { name: 'PostalCode', label: text('labelPostalCode'), autoComplete: 'postal-code', half: true },
      { name: 'City', label: text('labelCity'), autoComplete: 'address-level2', half: true },
      {
        name: 'ContactByEmail',
        label: text('labelContactMethod'),
        options: [
          { value: 'ContactByEmail', label: text('contactByEmail') },
          { value: 'ContactByPhone', label: text('contactByPhone') },
          { value: 'NoContact', label: text('contactNone') },
        ],
      },
      { name: 'Email', label: text('labelEmail'), autoComplete: 'email', half: true },
      { name: 'Phone', label: text('labelPhone'), autoComplete: 'tel', half: true },
      { name: 'HealthDataProcessingConsent', label: text('labelHealthConsent') },
    ],
  }
}
