import { defineForm } from './form.ts'

/** A subscription to releases of the company, to its newsletter, or to both. */
export const newsRelease = defineForm({
  name: 'news-release',
  path: '/api/cision-liana/subscribe',
  about: 'Asks for releases and the newsletter of the company; they begin when the address is confirmed by mail.',
  fieldsIn: 'top',
  fields: {
    email: { kind: 'email', required: true, missing: 'email' },
    informationTypes: { kind: 'list', maxItems: 20 },
    subscribeToUutiskirje: { kind: 'flag' },
  },
  atLeastOne: { fields: ['informationTypes', 'subscribeToUutiskirje'], rule: 'newsletterRequired' },
  constants: { recaptchaToken: '' },
  captcha: null,
  answer: 'success',
  success: 'dialog',
})
