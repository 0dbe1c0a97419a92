import type { Field, FileField, Form, Rule } from '#contract/forms/form.ts'
import { contactFormNames } from '#contract/forms/forms.ts'
import type { Language } from '#contract/site.ts'
import {
  formBaseTexts,
  formCaptchaTexts,
  formConsentTexts,
  formDraftTexts,
  formPasswordTexts,
  formReferenceTexts,
} from '#web/messages/forms/form.texts.ts'
import { formDateTexts, formFileTexts, formProductTexts } from '#web/messages/forms/form-fields.texts.ts'
import { ruleText } from '#web/messages/forms/form-rules.ts'
import { message, type TextKey } from '#web/messages/message.ts'
import { textsOf } from '#web/messages/texts.ts'
import type { FormTexts } from './form-view.ts'

/** Texts in which forms differ, by key. */
type Own = Partial<Record<'summary' | 'send' | 'failed' | 'thanks' | 'thanksText', TextKey>>

/** The texts of a form: the usual ones, and its own. */
export function formTexts(language: Language, form: Form, own: Own = {}): FormTexts {
  const kinds = new Set(Object.values(form.fields).map(({ kind }) => kind))
  return {
    ...textsOf(language, formBaseTexts),
    ...ownTexts(language, own),
    rules: Object.fromEntries([...rulesOf(form)].map((rule) => [rule, ruleText(language, rule)])),
    ...(form.keepsDraft !== false && { draft: draftTexts(language, form) }),
    ...(Object.values(form.fields).some(isProduct) && { product: textsOf(language, formProductTexts) }),
    ...(kinds.has('date') && { date: textsOf(language, formDateTexts) }),
    ...(form.files && { files: fileTexts(language, form.files) }),
    ...(form.captcha && { captcha: textsOf(language, formCaptchaTexts) }),
    ...(kinds.has('password') && { password: textsOf(language, formPasswordTexts) }),
    ...(isContactForm(form) && { reference: textsOf(language, formReferenceTexts) }),
    ...(form.consent && { consent: textsOf(language, formConsentTexts) }),
  }
}

function ownTexts(language: Language, own: Own): Partial<Record<keyof Own, string>> {
  return Object.fromEntries(Object.entries(own).map(([name, key]) => [name, message(language, key)]))
}

function draftTexts(language: Language, { files }: Form) {
  return {
    ...textsOf(language, formDraftTexts),
    ...(files && { restoredFiles: message(language, 'formRestoredFiles') }),
  }
}

function fileTexts(language: Language, field: FileField) {
  return {
    ...textsOf(language, formFileTexts),
    choose: message(language, field.maxFiles > 1 ? 'formFilesChoose' : 'formFileChoose'),
    fileTooLarge: ruleText(language, 'fileTooLarge'),
    tooManyFiles: ruleText(language, 'tooManyFiles'),
    fileUnreadable: ruleText(language, 'fileUnreadable'),
    reasons: fileReasons(language, field),
  }
}

/** Why a file is refused, and what would work, by the types that the form takes. */
function fileReasons(language: Language, { types }: FileField) {
  const isPdf = types.includes('application/pdf')
  const wrongType = isPdf ? 'formFileNoPdf' : types.includes('image/webp') ? 'formFileNoPicture' : 'formFileNoPhoto'
  return {
    tooLarge: message(language, isPdf ? 'formFileLargePdf' : 'formFileLargePicture'),
    tooMany: message(language, 'formFileTooMany'),
    wrongType: message(language, wrongType),
    damaged: message(language, 'formFileDamaged'),
    heic: message(language, 'formFileHeic'),
  }
}

function isContactForm({ name }: Form): boolean {
  return (contactFormNames as readonly string[]).includes(name)
}

/** The rules that can be broken in this form; the texts of others need not reach the browser. */
function rulesOf({ fields, atLeastOne, exactlyOne }: Form): Set<Rule> {
  const rules = new Set<Rule>(['required', 'type'])
  for (const field of Object.values(fields)) for (const rule of rulesOfField(field)) rules.add(rule)
  if (atLeastOne) rules.add(atLeastOne.rule)
  if (exactlyOne) rules.add('choice')
  return rules
}

function isProduct(field: Field): boolean {
  return field.kind === 'product' || (field.kind === 'id' && field.titleIn !== undefined)
}

function rulesOfField(field: Field): readonly Rule[] {
  if (isProduct(field)) return ['tooLong', 'controlCharacters', field.required ? 'productRequired' : 'productUnchosen']
  switch (field.kind) {
    case 'phone':
      return ['tooLong', 'controlCharacters', ...(field.called ? (['phoneFormat'] as const) : [])]
    case 'line':
      return ['tooLong', 'controlCharacters']
    case 'code':
      return ['codeFormat']
    case 'postalCode':
      return ['postalCode']
    case 'localPhone':
      return ['phoneFormat']
    case 'password':
      return ['tooLong', 'passwordShort']
    case 'email':
    case 'shortEmail':
      return ['email']
    case 'message':
      return ['tooLong', field.specialCharacters]
    case 'date':
      return ['date']
    case 'choice':
      return ['choice']
    case 'list':
      return ['tooMany', ...(field.missing ? [field.missing] : [])]
    default:
      return []
  }
}
