/** Where a customer lives, or gets bills. */
export type Address = { firstName: string; lastName: string; streetAddress: string; postalCode: string; city: string }

export const noAddress: Address = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' }

export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 128

/** Country codes of telephone numbers that the address form offers; others are not delivered to. */
export const phoneCountryCodes = ['+358', '+46', '+47', '+45', '+372', '+371', '+370', '+49', '+44'] as const
