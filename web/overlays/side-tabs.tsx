import type { SiteTexts } from '#contract/content/site-texts.ts'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** Two tabs at the edge of the window. `bars.ts` shows them, unless they were hidden in this session. */
export function SideTabs({ language, texts }: { language: Language; texts: SiteTexts }) {
  return (
    <nav className="side-tabs" aria-label={message(language, 'overlayTabs')} hidden data-side-tabs="">
      <button type="button" className="side-tab" data-opens-dialog="idea-letter">
        {texts.ideaLetter?.heading ?? message(language, 'overlayNewsletter')}
      </button>
      <button type="button" className="side-tab" data-opens-dialog="expert-question">
        {texts.question?.heading ?? message(language, 'overlayQuestion')}
      </button>
      <button type="button" className="side-tabs-hide" aria-label={message(language, 'overlayHide')} data-hides-tabs="">
        ×
      </button>
    </nav>
  )
}
