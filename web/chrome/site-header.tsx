import { message } from '#web/messages/message.ts'
import type { ChromeModel } from './chrome-model.ts'
import { DesktopHeader } from './desktop/desktop-header.tsx'
import { MobileHeader } from './mobile/mobile-header.tsx'

/** Both headers; a breakpoint in the styles decides which one is shown. */
export function SiteHeader(model: ChromeModel) {
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        {message(model.language, 'skipToContent')}
      </a>
      <DesktopHeader {...model} />
      <MobileHeader {...model} />
    </header>
  )
}
