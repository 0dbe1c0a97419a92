import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { shareTexts } from '#web/messages/pages/share.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { ShareButton } from './share-button.island.tsx'

/** Shares the page. Its script comes only when it is near the viewport. */
export function Share({ title, language }: { title: string; language: Language }) {
  const texts = textsOf(language, shareTexts)
  return <Island windows="none" name="share-button" component={ShareButton} props={{ title, texts }} />
}
