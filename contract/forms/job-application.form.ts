import { defineForm } from './form.ts'
import { email, message, name, optionalLine, phone, requiredLine } from './shared-fields.ts'

/** An application for a job. Many who work with their hands have no CV, so the PDF is optional. */
export const jobApplication = defineForm({
  name: 'job-application',
  path: '/api/contact/job-application',
  about: 'Sends an application for a job, with a CV as PDF.',
  fieldsIn: 'Data',
  fields: {
    Job: { ...requiredLine, means: 'job' },
    FirstName: name,
    LastName: name,
    Email: email,
    Phone: phone,
    StartTime: optionalLine,
    Message: message,
  },
  files: { types: ['application/pdf'], maxFiles: 1 },
  captcha: 'MTCaptchaToken',
  answer: 'isSuccess',
  success: 'pageOrThanks',
  event: { name: 'job_application_form_submit' },
})
