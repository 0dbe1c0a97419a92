import type { SiteTexts } from '#contract/content/site-texts.ts'
import type { Language } from '#contract/site.ts'
import { textsIn } from '#web/forms/form/texts-in.ts'
import { Island } from '#web/islands/island.tsx'
import { AddressForm } from './address-form.island.tsx'
import { addressView } from './customer-views.ts'

type Props = { language: Language; pages: { help: string; privacy: string }; texts: SiteTexts['address'] }

/** Asks a customer without an address for one. `follow-customer.ts` opens it; its island is fetched then. */
export function AddressDialog({ language, pages, texts = {} }: Props) {
  const text = textsIn(language)
  const links = [
    { label: text('addressHelp'), link: pages.help },
    { label: text('addressPrivacy'), link: pages.privacy },
  ]
  return (
    <dialog id="address-dialog" className="form-dialog" aria-labelledby="address-heading" data-waits-for-address="">
      <div className="form-dialog-inside">
        <h2 id="address-heading" tabIndex={-1}>
          {texts.heading ?? text('addressHeading')}
        </h2>
        {texts.text !== '' && <p>{texts.text ?? text('addressText')}</p>}
        <Island
          name="address-form"
          component={AddressForm}
          props={{
            view: addressView(language),
            links,
            logOutText: text('customerLogOut'),
            failedText: text('customerFailed'),
          }}
          windows="none"
          markup={false}
        />
      </div>
    </dialog>
  )
}
