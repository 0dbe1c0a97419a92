import type { Language } from '#contract/site.ts'
import { AddToMenu, type MenuEntry } from './add-to-menu.tsx'

/** Where nothing else of the page has scripts: on the page of a product. */
export function ProductMenuEntry(props: MenuEntry & { language: Language }) {
  return <AddToMenu {...props} />
}
