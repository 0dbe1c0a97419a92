import type { z } from 'zod'
import type { customerFormSchema } from './customer-form.schema.ts'

const pages = {
  loginPage: '/kirjaudu',
  registerPage: '/rekisteroidy',
  forgottenPasswordPage: '/unohtunut-salasana',
  privacyPage: '/tietosuoja',
  phone: '+358 20 000 0220',
  email: 'lihakauppa@kaskimaa.example',
}

export const customerFormExamples: Record<string, z.input<typeof customerFormSchema>> = {
  'logging in': { form: 'login', ...pages },
  'registering, with a heading and a text': {
    form: 'register',
    tone: 'paper',
    heading: 'Avaa tili',
    text: 'Tilillä näet tilauksesi, ja osoitteesi on valmiina seuraavaa kertaa varten.',
    ...pages,
  },
  'a forgotten password': { form: 'forgotten-password', ...pages },
}
