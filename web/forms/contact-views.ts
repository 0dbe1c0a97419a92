import type { ContactFormName } from '#contract/forms/forms.ts'
import type { Language } from '#contract/site.ts'
import { complaintView, feedbackView } from './complaint-and-feedback/contact.views.ts'
import { exportContactView } from './export-contact/export-contact.view.ts'
import { foodServiceQuestionView } from './food-service-question/food-service-question.view.ts'
import type { FormView } from './form/form-view.ts'
import { jobApplicationView } from './job-application/job-application.view.ts'
import { meatBrandContactView } from './meat-brand-contact/meat-brand-contact.view.ts'
import { promotionalPhotoView } from './promotional-photo/promotional-photo.view.ts'
import { questionView } from './question/question.view.ts'
import { salesView } from './sales/sales.view.ts'
import { schoolOrderView } from './school-order/school-order.view.ts'
import { sponsorshipView } from './sponsorship/sponsorship.view.ts'

/** The forms whose submissions are mailed, apart from any page: mails have their fields in the same order and words. */
export const contactViews: Record<ContactFormName, (language: Language) => FormView> = {
  complaint: (language) => complaintView(language, {}),
  feedback: (language) => feedbackView(language, {}),
  sponsorship: (language) => sponsorshipView(language, {}),
  question: (language) => questionView(language, {}),
  'promotional-photo': (language) => promotionalPhotoView(language, { rules: '' }),
  'meat-brand-contact': (language) => meatBrandContactView(language, {}),
  'export-contact': (language) => exportContactView(language, {}),
  'food-service-question': (language) => foodServiceQuestionView(language, {}),
  sales: (language) => salesView(language, {}),
  'job-application': (language) => jobApplicationView(language, { jobs: [] }),
  'school-order': (language) => schoolOrderView(language, { materials: [], subject: '' }),
}
