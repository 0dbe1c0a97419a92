import { useState } from 'react'
import { phoneCountryCodes } from '#contract/customers/customer-data.ts'
import { purchaseLimits } from '#contract/shop/purchase-form.ts'
import type { Language } from '#contract/site.ts'
import { CheckboxField, SelectField } from '#web/forms/fields/choice-fields.tsx'
import { controlAttributes, Field, FieldError } from '#web/forms/fields/field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { DeliveryChoice } from '#web/shop/delivery/delivery-choice.tsx'
import type { DeliveryDetails } from '#web/shop/delivery/delivery-details.ts'
import { AddressFields, type FormPart } from './address-fields.tsx'
import { idOf } from './purchase-values.ts'

type Props = FormPart & {
  language: Language
  isDelivered: boolean
  /** The saved address is of another postal code than the chosen one. */
  isOtherPlace: boolean
  onChoice: (details: DeliveryDetails | null) => void
}

/** Under `#toimitus`: who buys, where it is delivered and when, and where the bill belongs. */
export function DeliveryFields({ language, isDelivered, isOtherPlace, onChoice, ...part }: Props) {
  const { values, errorOf, change, texts } = part
  const { labels } = texts
  const postalCode = values['Form.PostalCode']
  const [place, setPlace] = useState<{ postalCode: string; cities: readonly string[] } | null>(null)
  const isElsewhere = place?.postalCode === postalCode && isOtherCity(values['Form.City'], place.cities)
  const isSame = values['Form.UseDeliveryAddressForBilling'] === 'true'
  return (
    <>
      <section className="checkout-part">
        <h3>{isDelivered ? texts.address : texts.ownDetails}</h3>
        {isOtherPlace && isDelivered && (
          <p className="checkout-hint">{texts.otherPlace.replace('{postalCode}', postalCode)}</p>
        )}
        <AddressFields kind="shipping" {...part} />
        <p role="status" className="checkout-hint checkout-city">
          {isElsewhere &&
            texts.otherCity.replace('{postalCode}', postalCode).replace('{city}', inWords(place.cities[0] ?? ''))}
        </p>
        <div className="form-section checkout-contact">
          <div className="form-whole">
            <TextField
              id={idOf('Form.Email')}
              name={'Form.Email'}
              label={labels.email}
              required={true}
              type={'email'}
              error={errorOf('Form.Email')}
              value={values['Form.Email']}
              maxLength={purchaseLimits['Form.Email']}
              autoComplete="email"
              onChange={(value) => change('Form.Email', value)}
            />
          </div>
          <div className="form-half">
            <SelectField
              id={idOf('Form.PhoneCountryCode')}
              name={'Form.PhoneCountryCode'}
              label={labels.phoneCountry}
              required={true}
              error={errorOf('Form.PhoneCountryCode')}
              value={values['Form.PhoneCountryCode']}
              options={phoneCountryCodes.map((code) => ({ value: code, label: code }))}
              onChange={(value) => change('Form.PhoneCountryCode', value)}
            />
          </div>
          <div className="form-half">
            <TextField
              id={idOf('Form.PhoneNumber')}
              name={'Form.PhoneNumber'}
              label={labels.phone}
              required={true}
              error={errorOf('Form.PhoneNumber')}
              value={values['Form.PhoneNumber']}
              type={'tel'}
              maxLength={purchaseLimits['Form.PhoneNumber']}
              autoComplete={'tel-national'}
              onChange={(value) => change('Form.PhoneNumber', value)}
            />
          </div>
        </div>
      </section>
      <section className="checkout-part">
        <h3 id={idOf('Form.DeliveryDate')} tabIndex={-1}>
          {isDelivered ? texts.time : texts.delivery}
        </h3>
        {!isDelivered && <p>{texts.byMail}</p>}
        {isDelivered && !/^\d{5}$/.test(postalCode) && <p>{texts.postalCodeFirst}</p>}
        {isDelivered && /^\d{5}$/.test(postalCode) && (
          <DeliveryChoice
            postalCode={postalCode}
            language={language}
            onChoice={onChoice}
            texts={texts.choice}
            onPlace={(cities) => setPlace({ postalCode, cities })}
          />
        )}
        <FieldError
          id={idOf('Form.DeliveryDate')}
          error={errorOf('Form.DeliveryDate') ?? errorOf('Form.DeliveryTime')}
        />
        <input type="hidden" name="Form.DeliveryDate" value={values['Form.DeliveryDate']} />
        <input type="hidden" name="Form.DeliveryTime" value={values['Form.DeliveryTime']} />
        <Information {...part} />
      </section>
      <section className="checkout-part">
        <h3>{texts.billing}</h3>
        <CheckboxField
          id={idOf('Form.UseDeliveryAddressForBilling')}
          name={'Form.UseDeliveryAddressForBilling'}
          label={isDelivered ? texts.sameAddress : texts.sameAsAbove}
          required={false}
          value={isSame}
          onChange={(ticked) => change('Form.UseDeliveryAddressForBilling', ticked ? 'true' : '')}
        />
        {!isSame && <AddressFields kind="billing" {...part} />}
      </section>
    </>
  )
}

/** Whether what is typed names another place. Only a hint: villages and both languages are in use. */
function isOtherCity(typed: string, cities: readonly string[]): boolean {
  const plain = (name: string) => name.trim().toLocaleLowerCase('fi')
  return plain(typed) !== '' && cities.length > 0 && !cities.some((city) => plain(city) === plain(typed))
}

/** Posti writes them in capitals. */
const inWords = (name: string) =>
  name.toLocaleLowerCase('fi').replace(/(^|[\s-])\p{L}/gu, (first) => first.toLocaleUpperCase('fi'))

function Information({ values, errorOf, change, texts }: FormPart) {
  const name = 'Form.AdditionalInformation'
  const field = {
    id: idOf(name),
    name,
    label: texts.information,
    hint: texts.informationHint,
    required: false,
    error: errorOf(name),
  }
  return (
    <Field {...field}>
      <textarea
        className="form-control checkout-information"
        {...controlAttributes(field)}
        maxLength={purchaseLimits[name]}
        value={values[name]}
        onChange={({ target }) => change(name, target.value)}
      />
    </Field>
  )
}
