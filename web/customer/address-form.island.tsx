import { useRef } from 'react'
import { FormSheet } from '#web/forms/form/form-sheet.tsx'
import type { FormView } from '#web/forms/form/form-view.ts'
import { readDeliveryDetails } from '#web/shop/delivery/delivery-details.ts'
import { loadCustomer, logOut } from './customer-store.ts'

type Props = {
  view: FormView
  links: readonly { label: string; link: string }[]
  logOutText: string
  failedText: string
}

/** The form of the address modal. The modal closes when the address is saved, or when the customer logs out. */
export function AddressForm({ view, links, logOutText, failedText }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const close = () => {
    const dialog = box.current?.closest('dialog')
    if (!dialog) return
    dialog.dataset.done = ''
    dialog.close()
    keepFocus()
  }
  const saved = async () => {
    await loadCustomer()
    close()
  }
  const leave = async () => {
    if (await logOut(view.language)) return location.assign('/')
    if (said.current) said.current.textContent = failedText
  }
  // Prefills the postal code that was checked in this tab.
  const { postalCode } = readDeliveryDetails()
  return (
    <div ref={box}>
      <FormSheet view={{ ...view, prefilled: { postalCode } }} onSent={saved} />
      <p className="address-links">
        {links.map(({ label, link }) => (
          <a key={link} href={link}>
            {label}
          </a>
        ))}
        <button type="button" className="form-clear" onClick={leave}>
          {logOutText}
        </button>
      </p>
      <p ref={said} className="form-failed" role="alert" />
    </div>
  )
}

/** Keeps the focus in the page: the element that had it before the modal may be gone, because the page changes with the address. */
function keepFocus(): void {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
