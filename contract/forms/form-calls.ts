import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { languages } from '#contract/site.ts'
import { campaign } from './campaign.form.ts'
import { complaint } from './complaint.form.ts'
import { exportContact } from './export-contact.form.ts'
import { feedback } from './feedback.form.ts'
import { foodServiceQuestion } from './food-service-question.form.ts'
import type { Form } from './form.ts'
import { formBody } from './form-body.ts'
import { jobApplication } from './job-application.form.ts'
import { meatBrandContact } from './meat-brand-contact.form.ts'
import { newsRelease } from './news-release.form.ts'
import { newsletter } from './newsletter.form.ts'
import { promotionalPhoto } from './promotional-photo.form.ts'
import { question } from './question.form.ts'
import { sales } from './sales.form.ts'
import { schoolOrder } from './school-order.form.ts'
import { sponsorship } from './sponsorship.form.ts'

/** Room for a message that is far too long, so that its sender gets the field's text and not just a status. */
const MAX_BODY_BYTES = 2 * 1024 * 1024

/** `reference`: the number by which its sender and the people of the site find it. */
const isSuccess = z.object({ isSuccess: z.literal(true), reference: z.string() })
const dataIsSuccess = z.object({ data: isSuccess })
const success = z.object({ success: z.literal(true) })

/** What the calls of all forms have in common. A repetition with the same key gets the answer of the first, before any captcha. */
const common = <const F extends Form>({ path, about }: F) =>
  ({ method: 'POST', path, about, repeatKey: 'optional' }) as {
    method: 'POST'
    path: F['path']
    about: string
    repeatKey: 'optional'
  }

const json = { maxBodyBytes: MAX_BODY_BYTES } as const
const files = { bodyKind: 'files' } as const
const byCaptcha = { captcha: 'MTCaptchaToken', refusals: ['CAPTCHA_FAILED'] } as const
const contact = { ...byCaptcha, answer: isSuccess, refusalShape: 'isSuccess' } as const
/** Each may send a mail to a stranger, so a client that subscribes many different addresses is asked for a captcha. */
const subscription = {
  ...json,
  limit: 'subscribe',
  captchaWhen: 'asked',
  answer: success,
  refusalShape: 'success',
  refusals: ['SUBSCRIPTION_NOT_OFFERED', 'CAPTCHA_NEEDED', 'CAPTCHA_FAILED'],
} as const

/** Calls whose submissions are stored and mailed to the site's recipient. */
export const contactCalls = [
  defineCall({ ...common(complaint), ...contact, ...files, body: formBody(complaint) }),
  defineCall({ ...common(feedback), ...contact, ...json, body: formBody(feedback) }),
  defineCall({ ...common(sponsorship), ...contact, ...files, body: formBody(sponsorship) }),
  defineCall({ ...common(question), ...contact, ...json, body: formBody(question) }),
  defineCall({ ...common(promotionalPhoto), ...contact, ...files, body: formBody(promotionalPhoto) }),
  defineCall({ ...common(exportContact), ...contact, ...json, body: formBody(foodServiceQuestion, exportContact) }),
  defineCall({ ...common(schoolOrder), ...contact, ...json, body: formBody(schoolOrder) }),
  defineCall({ ...common(jobApplication), ...contact, ...files, body: formBody(jobApplication) }),
  defineCall({ ...common(sales), ...contact, ...json, captcha: 'captchaToken', body: formBody(sales) }),
] as const

export const sendMeatBrandContact = defineCall({
  ...common(meatBrandContact),
  ...byCaptcha,
  ...files,
  body: formBody(meatBrandContact),
  answer: dataIsSuccess,
  refusalShape: 'data.isSuccess',
})

export const subscribeToNewsletter = defineCall({ ...common(newsletter), ...subscription, body: formBody(newsletter) })
export const joinCampaign = defineCall({ ...common(campaign), ...subscription, body: formBody(campaign) })
export const subscribeToReleases = defineCall({ ...common(newsRelease), ...subscription, body: formBody(newsRelease) })

export const releaseCategories = defineCall({
  method: 'GET',
  path: '/api/cision/subscribe/categories',
  about: 'The kinds of releases that the company publishes.',
  query: z.object({ language: z.enum(languages).optional() }),
  answer: z.array(z.object({ name: z.string(), informationType: z.string() })),
  cacheable: true,
})
