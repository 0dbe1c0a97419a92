// Fields that several forms have under the same rules.

export const name = { kind: 'line', maxLength: 100, required: true } as const
export const optionalLine = { kind: 'line', maxLength: 200 } as const
export const requiredLine = { kind: 'line', maxLength: 200, required: true } as const
export const phone = { kind: 'phone', maxLength: 40, required: true } as const
export const optionalPhone = { kind: 'phone', maxLength: 40 } as const
export const email = { kind: 'email', required: true } as const
export const optionalMessage = { kind: 'message', maxLength: 2000, specialCharacters: 'specialCharacters' } as const
export const message = { ...optionalMessage, required: true } as const

const byPhone = { field: 'ContactByPhone', is: true } as const
const noContact = { field: 'NoContact', is: true } as const

/** Who writes, and how to answer, on the complaint and the feedback form. */
export const sender = {
  Firstname: name,
  Lastname: name,
  StreetAddress: requiredLine,
  PostalCode: { kind: 'line', maxLength: 12, required: true, means: 'postalCode' },
  City: name,
  ContactByEmail: { kind: 'flag' },
  ContactByPhone: { kind: 'flag' },
  NoContact: { kind: 'flag' },
  Email: { kind: 'email', required: { field: 'ContactByEmail', is: true }, hidden: noContact },
  Phone: { kind: 'phone', maxLength: 40, required: byPhone, called: byPhone, hidden: noContact },
  HealthDataProcessingConsent: { kind: 'flag' },
} as const

export const contactMethods = ['ContactByEmail', 'ContactByPhone', 'NoContact'] as const

/** Change the version together with the text that stands beside the box. */
export const healthDataConsent = { field: 'HealthDataProcessingConsent', textVersion: '2026-11-16' } as const
