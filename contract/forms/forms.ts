import { campaign } from './campaign.form.ts'
import { complaint } from './complaint.form.ts'
import { exportContact } from './export-contact.form.ts'
import { feedback } from './feedback.form.ts'
import { foodServiceQuestion } from './food-service-question.form.ts'
import type { Form } from './form.ts'
import { jobApplication } from './job-application.form.ts'
import { meatBrandContact } from './meat-brand-contact.form.ts'
import { newsRelease } from './news-release.form.ts'
import { newsletter } from './newsletter.form.ts'
import { promotionalPhoto } from './promotional-photo.form.ts'
import { question } from './question.form.ts'
import { sales } from './sales.form.ts'
import { schoolOrder } from './school-order.form.ts'
import { sponsorship } from './sponsorship.form.ts'

/** Forms whose submissions are stored and mailed to the site's recipient. */
export const contactForms = [
  complaint,
  feedback,
  sponsorship,
  question,
  promotionalPhoto,
  meatBrandContact,
  exportContact,
  foodServiceQuestion,
  sales,
  schoolOrder,
  jobApplication,
] as const satisfies readonly Form[]

/** Forms that put an address on a list, once it is confirmed. */
export const subscriptionForms = [newsletter, campaign, newsRelease] as const satisfies readonly Form[]

export const contactFormNames = contactForms.map(({ name }) => name) as readonly ContactFormName[]

export type ContactFormName = (typeof contactForms)[number]['name']
