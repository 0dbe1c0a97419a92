import { z } from 'zod'
import { defineRoute } from '#contract/calls/route.ts'

// The login by code for browsers that run no scripts: plain forms, with the same rules as the calls. What is wrong is said on the page.

const typed = z.record(z.string().max(100), z.string().max(1000))

export const codePage = defineRoute({
  methods: ['GET'],
  path: '/kirjaudu/koodi',
  about: 'Asks for the address to which a code is mailed.',
  host: 'shop',
  query: z.looseObject({ paluu: z.string().max(1000).optional() }),
})

export const askForCodeByForm = defineRoute({
  methods: ['POST'],
  path: '/kirjaudu/koodi',
  about: 'Mails a code, and asks for it.',
  host: 'shop',
  limit: 'subscribe',
  verified: true,
  bodyKind: 'form',
  body: typed,
})

export const logInByForm = defineRoute({
  methods: ['POST'],
  path: '/kirjaudu/koodi/vahvista',
  about: 'Logs in with a mailed code, and leads back to where the login was needed.',
  host: 'shop',
  caller: 'shopper',
  verified: true,
  bodyKind: 'form',
  body: typed,
})
