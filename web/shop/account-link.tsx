import type { Language, Site } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { site: Pick<Site, 'features'>; language: Language }

/** On the shop: a link to log in, or to the account when `<html>` has `data-customer`. */
export function AccountLink({ site, language }: Props) {
  if (!site.features.includes('shop')) return null
  return (
    <>
      <a className="account-link account-link-out" href="/kirjaudu">
        <Icon name="user" />
        <span>{message(language, 'logIn')}</span>
      </a>
      <a className="account-link account-link-in" href="/oma-tili">
        <Icon name="user" />
        <span>{message(language, 'account')}</span>
      </a>
    </>
  )
}
