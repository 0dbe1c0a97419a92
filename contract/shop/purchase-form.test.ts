import { describe, expect, it } from 'vitest'
import { purchaseLimits, readPurchase } from './purchase-form.ts'

const filled = {
  'Form.FirstName': ' Aino ',
  'Form.LastName': 'Ostaja',
  'Form.StreetAddress': 'Kotikatu 1',
  'Form.PostalCode': '00100',
  'Form.City': 'Helsinki',
  'Form.Email': 'aino@example.com',
  'Form.PhoneNumber': '050 123 1231',
  'Form.Total': '23,80',
  'Form.UseDeliveryAddressForBilling': 'on',
  'Form.Terms': 'on',
  'Form.DeliveryDate': '2026-12-22',
  'Form.DeliveryTime': '16:00-20:00',
  'Form.PaymentMethodCode': 'FI54',
  'Form.AdditionalInformation': 'Soita\novella',
}
const problems = (changes: Record<string, string>, isDelivered = true) => {
  const read = readPurchase({ ...filled, ...changes }, { isDelivered })
  return 'problems' in read ? read.problems : null
}

describe('SH-37: the purchase form', () => {
  it('is read, trimmed, with the delivery address for billing', () => {
    expect(readPurchase(filled, { isDelivered: true })).toMatchObject({
      purchase: {
        deliveryAddress: { firstName: 'Aino' },
        billingAddress: null,
        phone: '+358 050 123 1231',
        slot: { date: '2026-12-22', time: '16:00-20:00' },
        additionalInformation: 'Soita\novella',
        total: '23,80',
      },
    })
  })

  it('names each field that is missing or wrong', () => {
    expect(problems({ 'Form.City': ' ', 'Form.PostalCode': '1234', 'Form.Email': 'aino', 'Form.Terms': '' })).toEqual({
      'Form.City': 'required',
      'Form.PostalCode': 'invalid',
      'Form.Email': 'invalid',
      'Form.Terms': 'required',
    })
    expect(problems({ 'Form.LastName': 'a\nBcc: b' })).toEqual({ 'Form.LastName': 'invalid' })
    expect(problems({ 'Form.AdditionalInformation': 'a'.repeat(1001) })).toEqual({
      'Form.AdditionalInformation': 'too-long',
    })
    expect(problems({ 'Form.DeliveryDate': '2026-02-30' })).toEqual({ 'Form.DeliveryDate': 'invalid' })
    expect(problems({ 'Form.PhoneNumber': '12' })).toEqual({ 'Form.PhoneNumber': 'invalid' })
  })

  it('needs a billing address if it is another, and a delivery time if something is delivered', () => {
    expect(problems({ 'Form.UseDeliveryAddressForBilling': '', 'Form.BillingCity': 'Espoo' })).toEqual({
      'Form.BillingFirstName': 'required',
      'Form.BillingLastName': 'required',
      'Form.BillingStreetAddress': 'required',
      'Form.BillingPostalCode': 'required',
    })
    expect(problems({ 'Form.DeliveryTime': '', 'Form.DeliveryDate': '' })).toEqual({
      'Form.DeliveryTime': 'required',
      'Form.DeliveryDate': 'required',
    })
    expect(problems({ 'Form.DeliveryTime': '', 'Form.DeliveryDate': '' }, false)).toBeNull()
    expect(Object.keys(purchaseLimits)).toContain('Form.PaymentMethodCode')
  })
})
