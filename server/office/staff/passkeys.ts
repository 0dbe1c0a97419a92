import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** Where passkeys are good: the host of the office. */
export type PasskeyPlace = { origin: string; name: string }

type Owner = { id: string; email: string; name: string }
export type NewPasskey = { id: string; publicKey: string; counter: number; transports: string[] }
type KnownPasskey = Pick<NewPasskey, 'id' | 'publicKey' | 'counter' | 'transports'>

// Its parsers of certificates take long to load, and few requests need them.
const library = () => import('@simplewebauthn/server')
/** Ed25519, ES256 and RS256 of COSE, which all keys know; others are an experiment of Node. */
const ALGORITHMS = [-8, -7, -257]
const hostOf = ({ origin }: PasskeyPlace) => new URL(origin).hostname
type Json = Record<string, unknown>
const listed = (known: readonly KnownPasskey[]) => known.map(({ id, transports }) => ({ id, transports }))

/** What the browser needs to make a passkey: one that it finds without an address, and that asks for finger, face or PIN. */
export async function askForNewPasskey(place: PasskeyPlace, owner: Owner, known: readonly KnownPasskey[]) {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: place.name,
    rpID: hostOf(place),
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: listed(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { challenge: options.challenge, options: options as unknown as Json }
}

/** Without `known` every passkey of this place may answer. */
export async function askForPasskey(place: PasskeyPlace, known: readonly KnownPasskey[] = []) {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(place),
    userVerification: 'required',
    ...(known.length > 0 ? { allowCredentials: listed(known) } : {}),
  })
  return { challenge: options.challenge, options: options as unknown as Json }
}

/** The passkey that the browser has made; null if what it sent is not right. */
export async function readNewPasskey(
  place: PasskeyPlace,
  challenge: string,
  response: Json,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(wasNotRight)
  if (!verified?.verified) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: transports.map(String) }
}

/** How often the passkey has been used, as it says itself; null if it is not the one, or what the browser sent is not right. */
export async function checkPasskey(
  place: PasskeyPlace,
  challenge: string,
  response: Json,
  { id, publicKey, counter }: KnownPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(wasNotRight)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

// The library throws what the sender has caused, whatever it is.
function wasNotRight(): undefined {
  return undefined
}
