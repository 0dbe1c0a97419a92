import { CheckboxField } from '#web/forms/fields/choice-fields.tsx'
import type { FormPart } from './address-fields.tsx'
import { idOf } from './purchase-values.ts'

type Props = FormPart & { termsPage: string; withdrawalPage: string }

const FIELD = 'Form.Terms'

/** The terms to accept, and what the law wants said about withdrawing before anybody buys. */
export function Terms({ values, errorOf, change, texts, termsPage, withdrawalPage }: Props) {
  return (
    <div className="checkout-part">
      <CheckboxField
        id={idOf(FIELD)}
        name={FIELD}
        label={texts.terms}
        required={true}
        error={errorOf(FIELD)}
        value={values[FIELD] === 'true'}
        onChange={(ticked) => change(FIELD, ticked ? 'true' : '')}
        link={{ label: texts.termsLink, link: termsPage }}
      />
      <p className="checkout-law">
        {texts.withdrawal}{' '}
        <a href={withdrawalPage} target="_blank" rel="noopener">
          {texts.withdrawalLink}
        </a>
        .
      </p>
    </div>
  )
}
