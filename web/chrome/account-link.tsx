import { message } from '#web/messages/message.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChromeModel } from './chrome-model.ts'

/** On the shop: the way to log in, or to the account once `<html>` has `data-customer`. */
export function AccountLink({ site, language }: Pick<ChromeModel, 'site' | 'language'>) {
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
