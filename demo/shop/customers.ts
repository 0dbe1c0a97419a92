/** Both have it. A demo is served on this machine alone. */
export const password = 'Lihakauppa-2026'

export const customers = [
  {
    email: 'asiakas@example.fi',
    deliveryAddress: {
      firstName: 'Aino',
      lastName: 'Asiakas',
      streetAddress: 'Hämeenkatu 12 A 4',
      postalCode: '33100',
      city: 'Tampere',
    },
    phoneCountryCode: '+358',
    phoneNumber: '501234567',
  },
  { email: 'uusi@example.fi', phoneCountryCode: '+358' },
] as const
