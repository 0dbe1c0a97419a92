import { CAMPAIGN_JOIN_ID } from './campaigns.ts'
import { defineForm } from './form.ts'

/** Takes part in a campaign for adults. */
export const campaign = defineForm({
  name: 'campaign',
  path: '/api/campaign/participate',
  about: 'Takes part in a campaign; it counts when the address is confirmed by mail.',
  fieldsIn: 'top',
  fields: {
    email: { kind: 'email', required: true, missing: 'email' },
    join: { kind: 'fixed', value: CAMPAIGN_JOIN_ID, required: true },
    isAdult: { kind: 'textFlag', required: true },
    Rules: { kind: 'flag', required: true, sent: false },
    subscribeToCinCinVinoNewsletter: { kind: 'textFlag' },
  },
  captcha: null,
  answer: 'success',
  success: 'thanks',
})
