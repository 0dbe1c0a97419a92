import type { Role } from '#contract/office/roles.ts'

/** Who works in the office of the demo: one for each role. Nobody of them has a passkey; in demo mode anybody may be one of them. */
export const staffOfDemo: readonly { email: string; name: string; roles: Role[] }[] = [
  { email: 'kauppa@example.fi', name: 'Kaisa Kauppinen', roles: ['shop'] },
  { email: 'palvelu@example.fi', name: 'Pekka Palvelija', roles: ['service'] },
  { email: 'toimitus@example.fi', name: 'Tuula Toimittaja', roles: ['editor'] },
  { email: 'hallinta@example.fi', name: 'Anna Admin', roles: ['admin'] },
]
