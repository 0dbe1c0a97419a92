import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { ShareButton } from './share-button.island.tsx'

/** Shares the page. Its script comes only when it is near the viewport. */
export function Share({ title, language }: { title: string; language: Language }) {
  const texts = {
    share: message(language, 'share'),
    copied: message(language, 'shareCopied'),
    failed: message(language, 'shareFailed'),
  }
  return <Island windows="none" name="share-button" component={ShareButton} props={{ title, texts }} />
}
