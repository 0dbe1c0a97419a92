import { expect, it } from 'vitest'
import { complaint } from './complaint.form.ts'
import { exportContact } from './export-contact.form.ts'
import { feedback } from './feedback.form.ts'
import { foodServiceQuestion } from './food-service-question.form.ts'
import type { Form } from './form.ts'
import { formBody, readForm } from './form-body.ts'
import { contactForms, subscriptionForms } from './forms.ts'
import { newsRelease } from './news-release.form.ts'
import { payloadOf } from './payload.ts'
import { promotionalPhoto } from './promotional-photo.form.ts'
import { ReceivedFile } from './received-file.ts'
import { sales } from './sales.form.ts'
import { filledIn } from './testing/filled-in.ts'

const received = new ReceivedFile({ path: '/tmp/x', bytes: 4, mediaType: 'image/png', sha256: 'a' })
const file = { Name: 'kuva.png', Data: received }

it.each([...contactForms, ...subscriptionForms].map((form) => [form.name, form] as const))(
  'FO-01: the payload that the browser makes of %s is what the server reads',
  (_name, form: Form) => {
    const payload = payloadOf(form, { values: filledIn(form), captchaToken: 'x' })
    const { submission, errors } = readForm(form, payload)
    const { Rules: _unsent, ...values } = filledIn(form)
    expect([errors, submission.values]).toEqual([{}, values])
  },
)

it('FO-01, FO-35: the payload has Data, Files and MTCaptchaToken; Files is null without a file field', () => {
  const sent = { Name: 'kuva.png', Data: 'data:image/png;base64,AAAA' }
  const withFiles = payloadOf(complaint, { values: filledIn(complaint), files: [sent], captchaToken: 'token' })
  expect(withFiles).toEqual({ Data: filledIn(complaint), Files: [sent], MTCaptchaToken: 'token' })
  expect(payloadOf(feedback, { values: filledIn(feedback) })).toMatchObject({ Files: null })
})

it('FO-22: the photo form has MethodOfContact and Files in Data and at the top, and not the rules', () => {
  const sent = { Name: 'kuva.png', Data: 'data:image/png;base64,AAAA' }
  const payload = payloadOf(promotionalPhoto, { values: filledIn(promotionalPhoto), files: [sent] })
  expect(payload).toMatchObject({ MethodOfContact: 'email', Files: [sent] })
  expect(payload.Data).toMatchObject({ MethodOfContact: 'email', Files: [sent] })
  expect(payload.Data).not.toHaveProperty('Rules')
})

it('FO-25, FO-29: the sales form names its token captchaToken, the release form sends an empty one', () => {
  expect(payloadOf(sales, { values: filledIn(sales), captchaToken: 'x' })).toMatchObject({
    captchaToken: 'x',
    firstName: 'Maija',
  })
  expect(payloadOf(newsRelease, { values: filledIn(newsRelease) })).toHaveProperty('recaptchaToken', '')
})

it('FO-15: hidden fields are sent empty, and dropped by the server', () => {
  const values = { ...filledIn(complaint), ContactByEmail: false, NoContact: true }
  expect(payloadOf(complaint, { values }).Data).toMatchObject({ Email: '', Phone: '' })
  expect(readForm(complaint, { Data: values, Files: [] }).submission.values).toMatchObject({ Email: '', Phone: '' })
})

it('trims text and ignores unknown fields', () => {
  const { submission } = readForm(feedback, {
    Data: { ...filledIn(feedback), Firstname: ' Maija ', Admin: true },
    Extra: 1,
  })
  expect(submission.values).toMatchObject({ Firstname: 'Maija' })
  expect(submission.values).not.toHaveProperty('Admin')
})

it('takes missing and null fields as empty, so only required ones are errors', () => {
  const { ProductId, ProductName, ...rest } = filledIn(feedback)
  expect(readForm(feedback, { Data: { ...rest, ProductName: null } })).toMatchObject({
    errors: {},
    submission: { values: { ProductId: 0, ProductName: '' } },
  })
})

it.each([null, 'x', 5, [], { Data: 'x' }, { Data: null }, { Data: [] }])('refuses the body %j', (body) => {
  expect(readForm(feedback, body).errors).toMatchObject({ Message: 'required', Firstname: 'required' })
})

it.each([
  [[file], undefined],
  [[file, file, file], undefined],
  [null, undefined],
  [undefined, undefined],
  [[file, file, file, file], 'tooManyFiles'],
  ['x', 'type'],
  [[{ Name: 'a.png', Data: { path: '/etc/passwd' } }], 'fileUnreadable'],
  [[{ Data: received }], 'fileUnreadable'],
  [[null], 'fileUnreadable'],
])('FO-09: files are %#: error', (Files, error) => {
  expect(readForm(complaint, { Data: filledIn(complaint), Files }).errors.Files).toBe(error)
})

it('FO-22: takes the photo from Data where it is not at the top', () => {
  const payload = { Data: { ...filledIn(promotionalPhoto), Files: [file] } }
  expect(readForm(promotionalPhoto, payload).submission.files).toEqual([{ name: 'kuva.png', received }])
})

it('FO-23, FO-24: the subject tells a question of a kitchen from an export contact', () => {
  const body = formBody(foodServiceQuestion, exportContact)
  const read = (form: Form) => body.safeParse(payloadOf(form, { values: filledIn(form) }) as never).data?.form.name
  expect([read(foodServiceQuestion), read(exportContact)]).toEqual(['food-service-question', 'export-contact'])
})

it('reports each broken rule as an issue that names field and rule', () => {
  const { error } = formBody(feedback).safeParse({ Data: { ...filledIn(feedback), Email: 'x', City: '' } } as never)
  expect(error?.issues).toMatchObject([
    { path: ['City'], params: { rule: 'required' } },
    { path: ['Email'], params: { rule: 'email' } },
  ])
})
