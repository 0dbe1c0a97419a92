import { useCallback, useEffect, useState } from 'react'
import type { Customer } from '#contract/customers/customer.ts'
import type { PurchaseField } from '#contract/shop/purchase-form.ts'
import { type DeliveryDetails, keepDeliveryDetails, readDeliveryDetails } from '#web/shop/delivery/delivery-details.ts'
import { keepForm, keptForm } from './kept-form.ts'
import { startingValues } from './purchase-values.ts'
import { tidyAddress } from './returned-problem.ts'

/** The values of the purchase form, kept in session storage with every change. */
export function usePurchaseForm(customer: Customer, postalCode: string) {
  const [values, setValues] = useState(() =>
    startingValues({ customer, postalCode, details: readDeliveryDetails(), kept: keptForm() }),
  )

  useEffect(() => {
    keepForm(values)
    if (/^\d{5}$/.test(values['Form.PostalCode'])) tidyAddress(values['Form.PostalCode'])
  }, [values])

  const change = useCallback((field: PurchaseField, value: string) => {
    if (field === 'Form.UseDeliveryAddressForBilling')
      keepDeliveryDetails({ useDeliveryAddressForBilling: value === 'true' })
    setValues((before) => ({
      ...before,
      [field]: value,
      // Another place has other times.
      ...(field === 'Form.PostalCode' ? { 'Form.DeliveryDate': '', 'Form.DeliveryTime': '' } : {}),
    }))
  }, [])

  const choose = useCallback((details: DeliveryDetails | null) => {
    setValues((before) => ({
      ...before,
      'Form.DeliveryDate': details?.deliveryDate ?? '',
      'Form.DeliveryTime': details?.deliveryTime ?? '',
    }))
  }, [])

  return { values, change, choose }
}
