import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** A banner at the bottom of narrow windows that leads to the newsletter. `banner.ts` shows it, unless it was closed. */
export function RecipeBanner({ language }: { language: Language }) {
  return (
    <aside className="recipe-banner" aria-label={message(language, 'overlayNewsletter')} hidden data-recipe-banner="">
      <p>{message(language, 'recipeBannerText')}</p>
      <button type="button" className="button" data-opens-dialog="idea-letter">
        {message(language, 'overlayNewsletter')}
      </button>
      <button
        type="button"
        className="form-dialog-close"
        aria-label={message(language, 'recipeBannerClose')}
        data-closes-banner=""
      >
        ×
      </button>
    </aside>
  )
}
