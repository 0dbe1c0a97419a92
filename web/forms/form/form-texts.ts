import type { Field, FileField, Form, Rule } from '#contract/forms/form.ts'
import { contactFormNames } from '#contract/forms/forms.ts'
import type { Language } from '#contract/site.ts'
import { ruleText } from '#web/messages/form-rules.ts'
import { message, type TextKey } from '#web/messages/message.ts'
import type { FormTexts } from './form-view.ts'

/** Texts in which forms differ, by key. */
type Own = Partial<Record<'summary' | 'send' | 'failed' | 'thanks' | 'thanksText', TextKey>>

/** The texts of a form: the usual ones, and its own. */
export function formTexts(language: Language, form: Form, own: Own = {}): FormTexts {
  const text = (key: TextKey) => message(language, key)
  const kinds = new Set(Object.values(form.fields).map(({ kind }) => kind))
  const hasProduct = Object.values(form.fields).some(isProduct)
  return {
    summary: text(own.summary ?? 'formSummaryMissing'),
    requiredNote: text('formRequiredNote'),
    send: text(own.send ?? 'formSend'),
    sending: text('formSending'),
    sent: text('formSent'),
    wasSent: text('formWasSent'),
    failed: text(own.failed ?? 'formFailed'),
    offline: text('formOffline'),
    remaining: text('formRemaining'),
    removeSpecialCharacters: text('formRemoveSpecialCharacters'),
    thanks: text(own.thanks ?? 'formThanks'),
    thanksText: text(own.thanksText ?? 'formThanksText'),
    next: text('formNext'),
    rules: Object.fromEntries([...rulesOf(form)].map((rule) => [rule, ruleText(language, rule)])),
    ...(form.keepsDraft !== false && {
      draft: {
        clear: text('formClear'),
        cleared: text('formCleared'),
        undo: text('formUndo'),
        undone: text('formUndone'),
        restored: text('formRestored'),
        ...(form.files && { restoredFiles: text('formRestoredFiles') }),
      },
    }),
    ...(hasProduct && {
      product: {
        open: text('formProductOpen'),
        clear: text('formProductClear'),
        nothing: text('formProductNothing'),
        loading: text('formProductLoading'),
        failed: text('formProductFailed'),
      },
    }),
    ...(kinds.has('date') && {
      date: {
        open: text('formDateOpen'),
        format: text('formDateFormat'),
        chooseDate: text('formDateChoose'),
        previousMonth: text('formDatePrevious'),
        nextMonth: text('formDateNext'),
        closeCalendar: text('close'),
      },
    }),
    ...(form.files && {
      files: {
        choose: text(form.files.maxFiles > 1 ? 'formFilesChoose' : 'formFileChoose'),
        camera: text('formFilesCamera'),
        drop: text('formFilesDrop'),
        none: text('formFilesNone'),
        remove: text('formFilesRemove'),
        reading: text('formFilesReading'),
        uploading: text('formFilesUploading'),
        arrived: text('formFilesArrived'),
        stop: text('formFilesStop'),
        stopped: text('formFilesStopped'),
        fileTooLarge: ruleText(language, 'fileTooLarge'),
        tooManyFiles: ruleText(language, 'tooManyFiles'),
        fileUnreadable: ruleText(language, 'fileUnreadable'),
        reasons: fileReasons(text, form.files),
      },
    }),
    ...(form.captcha && {
      captcha: {
        working: text('formCaptchaWorking'),
        verified: text('formCaptchaVerified'),
        failed: text('formCaptchaFailed'),
      },
    }),
    ...(kinds.has('password') && {
      password: { show: text('customerShowPassword'), hide: text('customerHidePassword') },
    }),
    ...(isContactForm(form) && { reference: { label: text('formReference'), note: text('formReferenceNote') } }),
    ...(form.consent && {
      consent: { heading: text('formConsentHeading'), text: text('formConsentText'), back: text('formConsentBack') },
    }),
  }
}

/** Why a file is refused, and what would work, by the types that the form takes. */
function fileReasons(text: (key: TextKey) => string, { types }: FileField) {
  const isPdf = types.includes('application/pdf')
  const wrongType = isPdf ? 'formFileNoPdf' : types.includes('image/webp') ? 'formFileNoPicture' : 'formFileNoPhoto'
  return {
    tooLarge: text(isPdf ? 'formFileLargePdf' : 'formFileLargePicture'),
    tooMany: text('formFileTooMany'),
    wrongType: text(wrongType),
    damaged: text('formFileDamaged'),
    heic: text('formFileHeic'),
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
