import type { SiteTexts } from '#contract/content/site-texts.ts'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** A banner at the bottom of narrow windows that leads to the newsletter. `banner.ts` shows it, unless it was closed. */
export function RecipeBanner({ language, texts }: { language: Language; texts: SiteTexts }) {
  const letter = texts.ideaLetter?.heading ?? message(language, 'overlayNewsletter')
  return (
    <aside className="recipe-banner" aria-label={letter} hidden data-recipe-banner="">
      <p>{texts.recipeBanner?.text ?? message(language, 'recipeBannerText')}</p>
      <button type="button" className="button" data-opens-dialog="idea-letter">
        {letter}
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
