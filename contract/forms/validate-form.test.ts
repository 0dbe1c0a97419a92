import { describe, expect, it } from 'vitest'
import { campaign } from './campaign.form.ts'
import { complaint } from './complaint.form.ts'
import { exportContact } from './export-contact.form.ts'
import { feedback } from './feedback.form.ts'
import { foodServiceQuestion } from './food-service-question.form.ts'
import { type Form, MAX_FILE_BYTES } from './form.ts'
import { emptyValues } from './form-values.ts'
import { contactForms, subscriptionForms } from './forms.ts'
import { meatBrandContact } from './meat-brand-contact.form.ts'
import { newsRelease } from './news-release.form.ts'
import { newsletter } from './newsletter.form.ts'
import { promotionalPhoto } from './promotional-photo.form.ts'
import { question } from './question.form.ts'
import { sales } from './sales.form.ts'
import { schoolOrder } from './school-order.form.ts'
import { sponsorship, sponsorshipSubjects } from './sponsorship.form.ts'
import { filledIn } from './testing/filled-in.ts'
import { isRequired, validateFiles, validateForm } from './validate-form.ts'

const requiredOf = (form: Form) => {
  const errors = validateForm(form, emptyValues(form))
  return Object.keys(errors).sort()
}

const sender = ['City', 'ContactByEmail', 'Firstname', 'Lastname', 'PostalCode', 'StreetAddress']

describe('required fields', () => {
  it.each([
    ['FO-13', complaint, [...sender, 'ExpirationDate', 'Message', 'PlaceOfPurchase', 'ProductId']],
    ['FO-14', feedback, [...sender, 'Message']],
    ['FO-20', sponsorship, ['Email', 'Firstname', 'Groupname', 'Lastname', 'Message', 'Phone']],
    ['FO-21', question, ['Message']],
    ['FO-22', promotionalPhoto, ['Email', 'FirstName', 'LastName', 'Phone', 'Rules']],
    ['FO-23', exportContact, ['Company', 'Email', 'FullName', 'Message', 'Phone']],
    ['FO-24', foodServiceQuestion, ['Email', 'FullName', 'Message']],
    ['FO-25', sales, ['email', 'firstName', 'lastName', 'message']],
    ['FO-26', meatBrandContact, ['Email', 'FirstName', 'LastName', 'Message', 'Phone']],
    ['FO-27', schoolOrder, ['Email', 'FirstName', 'LastName', 'Materials']],
    ['FO-28', newsletter, ['email']],
    ['FO-29', newsRelease, ['email', 'informationTypes']],
    ['FO-30', campaign, ['Rules', 'email', 'isAdult']],
  ])('%s: of the form are those of the document', (_id, form, fields) => {
    expect(requiredOf(form)).toEqual([...fields].sort())
  })

  it('say what is missing with the text of the form', () => {
    expect(validateForm(schoolOrder, emptyValues(schoolOrder)).Materials).toBe('materialsRequired')
    expect(validateForm(newsRelease, emptyValues(newsRelease)).informationTypes).toBe('newsletterRequired')
    expect(validateForm(question, { Message: '  \n ' })).toEqual({ Message: 'required' })
  })
})

describe('every form', () => {
  it.each([...contactForms, ...subscriptionForms].map((form) => [form.name, form] as const))(
    '%s accepts what is filled in correctly',
    (_name, form) => expect(validateForm(form, filledIn(form))).toEqual({}),
  )

  it.each([...contactForms, ...subscriptionForms].map((form) => [form.name, form] as const))(
    'FO-09: %s refuses values of a wrong type in each field',
    (_name, form: Form) => {
      for (const name of Object.keys(form.fields)) {
        for (const wrong of [{}, undefined, Number.NaN, [{}]]) {
          expect(validateForm(form, { ...filledIn(form), [name]: wrong })[name]).toBe('type')
        }
      }
    },
  )
})

describe('FO-15: the contact method', () => {
  const given = filledIn(complaint)
  const none = { ContactByEmail: false, ContactByPhone: false, NoContact: false, Email: '', Phone: '' }

  it('is required, and only one can be chosen', () => {
    expect(validateForm(complaint, { ...given, ...none })).toEqual({ ContactByEmail: 'required' })
    expect(validateForm(complaint, { ...given, ContactByPhone: true, Phone: '040 1234567' })).toEqual({
      ContactByEmail: 'choice',
    })
  })

  it('makes its own field required', () => {
    expect(validateForm(complaint, { ...given, ...none, ContactByEmail: true })).toEqual({ Email: 'required' })
    expect(validateForm(complaint, { ...given, ...none, ContactByPhone: true })).toEqual({ Phone: 'required' })
    expect(
      validateForm(complaint, { ...given, ...none, ContactByPhone: true, Phone: '040 1234567', Email: 'x' }),
    ).toEqual({
      Email: 'email',
    })
  })

  it.each([
    ['040 123 4567', undefined],
    ['(06) 123-456', undefined],
    ['+46 70 123 45 67', undefined],
    ['0046701234567', undefined],
    ['soittakaa', 'phoneFormat'],
    ['1', 'phoneFormat'],
    ['040 123 4567 iltaisin', 'phoneFormat'],
    ['1'.repeat(17), 'phoneFormat'],
  ])('by phone needs a number that can be called: %s', (Phone, rule) => {
    const byPhone = { ...given, ...none, ContactByPhone: true, Phone }
    expect(validateForm(complaint, byPhone).Phone).toBe(rule)
    expect(validateForm(complaint, { ...byPhone, ContactByPhone: false, ContactByEmail: true }).Phone).toBeUndefined()
    const photo = { ...filledIn(promotionalPhoto), MethodOfContact: 'phone', Phone }
    expect(validateForm(promotionalPhoto, photo).Phone).toBe(rule)
    expect(validateForm(sales, { ...filledIn(sales), contactRequest: 'Phone', phone: Phone }).phone).toBe(rule)
  })

  it('marks the chosen one as required', () => {
    const { Email, Phone, City } = complaint.fields
    const required = [Email, Phone, City].map((field) => isRequired(field, { ContactByEmail: true }))
    expect(required).toEqual([true, false, true])
  })

  it('none hides both, whatever they hold', () => {
    expect(validateForm(complaint, { ...given, ...none, NoContact: true, Email: 'x', Phone: '\n' })).toEqual({})
  })

  it('FO-25: of the sales form works the same way', () => {
    const filled = filledIn(sales)
    expect(validateForm(sales, { ...filled, contactRequest: 'Email', email: 'x' })).toEqual({ email: 'email' })
    expect(validateForm(sales, { ...filled, contactRequest: 'Phone', phone: '' })).toEqual({ phone: 'required' })
    expect(validateForm(sales, { ...filled, contactRequest: 'None', email: '', phone: '' })).toEqual({})
    expect(validateForm(sales, { ...filled, contactRequest: 'Fax' })).toEqual({ contactRequest: 'choice' })
  })
})

describe('messages', () => {
  it('FO-07: have at most 2000 characters, on the export form 1000', () => {
    const ofLength = (form: Form, length: number) =>
      validateForm(form, { ...filledIn(form), Message: 'x'.repeat(length) }).Message
    expect([ofLength(question, 2000), ofLength(question, 2001)]).toEqual([undefined, 'tooLong'])
    expect([ofLength(exportContact, 1000), ofLength(exportContact, 1001)]).toEqual([undefined, 'tooLong'])
  })

  it('FO-06: refuse special characters by the text of the form', () => {
    const rule = (form: Form) => validateForm(form, { ...filledIn(form), Message: '<b>' }).Message
    expect([complaint, exportContact, question, foodServiceQuestion].map(rule)).toEqual([
      ...['specialCharacters', 'specialCharacters'],
      ...['specialCharactersInMessage', 'specialCharactersShort'],
    ])
  })
})

describe('other fields', () => {
  it('have a limit, and no line breaks', () => {
    const of = (Firstname: string) => validateForm(feedback, { ...filledIn(feedback), Firstname }).Firstname
    expect([of('x'.repeat(100)), of('x'.repeat(101)), of('a\r\nb')]).toEqual([
      undefined,
      'tooLong',
      'controlCharacters',
    ])
  })

  it('FO-20: the subject is one of three, to the letter', () => {
    expect(validateForm(sponsorship, { ...filledIn(sponsorship), Subject: 'Jotain muuta' })).toEqual({
      Subject: 'choice',
    })
    expect(emptyValues(sponsorship).Subject).toBe('Lasten ja nuorten liikunta')
    expect(
      sponsorshipSubjects.map((Subject) => validateForm(sponsorship, { ...filledIn(sponsorship), Subject })),
    ).toEqual([{}, {}, {}])
  })

  it('FO-27: materials are few, and lines', () => {
    const of = (Materials: string[]) => validateForm(schoolOrder, { ...filledIn(schoolOrder), Materials }).Materials
    expect([of(Array(51).fill('x')), of(['a\nb']), of(['a', 'b'])]).toEqual(['tooMany', 'controlCharacters', undefined])
  })

  it('FO-29: a release type or the newsletter is chosen', () => {
    const given = { email: 'a@example.fi', informationTypes: [], subscribeToUutiskirje: true }
    expect(validateForm(newsRelease, given)).toEqual({})
    expect(validateForm(newsRelease, { ...given, informationTypes: ['x'], subscribeToUutiskirje: false })).toEqual({})
  })

  it('FO-30: only the current campaign can be joined; the rules are agreed to in the browser', () => {
    const given = { ...filledIn(campaign), join: 'older' }
    expect(validateForm(campaign, given)).toEqual({ join: 'choice' })
    expect(validateForm(campaign, { ...filledIn(campaign), Rules: false })).toEqual({ Rules: 'required' })
    expect(validateForm(campaign, { ...filledIn(campaign), Rules: undefined }, 'server')).toEqual({})
  })
})

describe('FO-08: files', () => {
  const jpeg = { type: 'image/jpeg', bytes: 5 }

  it.each([
    [complaint, [jpeg, { ...jpeg, type: 'image/png' }, jpeg], undefined],
    [complaint, [jpeg, jpeg, jpeg, jpeg], 'tooManyFiles'],
    [complaint, [{ ...jpeg, type: 'image/webp' }], 'fileUnreadable'],
    [complaint, [{ ...jpeg, bytes: MAX_FILE_BYTES }], undefined],
    [complaint, [{ ...jpeg, bytes: MAX_FILE_BYTES + 1 }], 'fileTooLarge'],
    [complaint, [{ ...jpeg, bytes: 0 }], 'fileUnreadable'],
    [sponsorship, [{ ...jpeg, type: 'application/pdf' }], undefined],
    [sponsorship, [jpeg], 'fileUnreadable'],
    [promotionalPhoto, [{ ...jpeg, type: 'image/webp' }], undefined],
    [meatBrandContact, [jpeg, jpeg], 'tooManyFiles'],
    [feedback, [jpeg], 'tooManyFiles'],
    [feedback, [], undefined],
  ] as const)('case %#', (form: Form, files, refusal) => expect(validateFiles(form, files)).toBe(refusal))
})
