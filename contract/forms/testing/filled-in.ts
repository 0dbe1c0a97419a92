import { CAMPAIGN_JOIN_ID } from '#contract/forms/campaigns.ts'
import type { Form } from '#contract/forms/form.ts'
import { emptyValues, type FormValues } from '#contract/forms/form-values.ts'

const common: Record<string, unknown> = {
  ProductId: 41,
  ProductName: 'Kaskimaa Lauantaimakkara',
  Message: 'Hyvää päivää, miten tämä säilyy?',
  BatchNumber: 'L 1234',
  ExpirationDate: '2026-11-20',
  PlaceOfPurchase: 'Kauppa, Seinäjoki',
  Firstname: 'Maija',
  Lastname: 'Mäkelä',
  FirstName: 'Maija',
  LastName: 'Mäkelä',
  FullName: 'Maija Mäkelä',
  StreetAddress: 'Kotikatu 1 A',
  PostalCode: '60100',
  City: 'Seinäjoki',
  Phone: '040 123 4567',
  ContactByEmail: true,
  Email: 'maija@example.fi',
  Groupname: 'Seinäjoen Pallo',
  Company: 'Ravintola Oy',
  EventDate: '2026-12-24',
  Rules: true,
  Materials: ['Ruokakolmio'],
  Links: ['https://example.fi/a.pdf'],
  email: 'maija@example.fi',
  firstName: 'Maija',
  lastName: 'Mäkelä',
  message: 'Hyvää päivää!',
  phone: '0401',
  product: { productId: 41, title: 'Kinkku' },
  isAdult: 'true',
  join: CAMPAIGN_JOIN_ID,
  informationTypes: ['pressRelease'],
  subscribeToUutiskirje: true,
  streetAddress: 'Kotikatu 1 A',
  postalCode: '60100',
  city: 'Seinäjoki',
  phoneNumber: '50123123',
  Job: 'Kokki, koekeittiö (Seinäjoki)',
  StartTime: 'Heti',
  isPrivateCustomer: true,
  password: 'Makkara ja sinappi',
}

/** Valid values for every field of a form. */
export function filledIn<F extends Form>(form: F): FormValues<F> {
  const given = Object.entries(common).filter(([name]) => name in form.fields)
  return { ...emptyValues(form), ...Object.fromEntries(given) }
}
