import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

type Json = Record<string, unknown>

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = typeof PublicKeyCredential === 'function'

/** Asks for finger, face or PIN. Null: the person gave up, or the browser has no key for this place. */
export function givePasskey(options: Json): Promise<Json | null> {
  return answered(() => startAuthentication({ optionsJSON: options as never }))
}

/** Makes a passkey. Null: the person gave up, or this device has one already. */
export function makePasskey(options: Json): Promise<Json | null> {
  return answered(() => startRegistration({ optionsJSON: options as never }))
}

async function answered(ask: () => Promise<object>): Promise<Json | null> {
  try {
    return (await ask()) as Json
  } catch {
    // Browsers tell nobody why, so that a page learns nothing of the person.
    return null
  }
}
