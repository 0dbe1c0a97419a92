import type { PortionNoteTexts } from '#web/messages/kitchen/recipe.texts.ts'
import { isSame } from './portion-limits.ts'
import type { Portioning } from './scaling.ts'
import { usePortioning } from './use-portioning.ts'

type Props = { own: Portioning; unit: string; texts: PortionNoteTexts }

/** Says for how many the instructions are written, once the ingredients are for another number: they name pans, litres and pieces. */
export function PortionNote({ own, unit, texts }: Props) {
  const [chosen] = usePortioning(own)
  if (isSame(chosen, own)) return null
  const text = own.size === undefined ? texts.written : texts.writtenWithSize
  return (
    <p className="portions-note">
      {text.replace('{portions}', String(own.portions)).replace('{size}', `${own.size}\u00a0${unit}`)}
    </p>
  )
}
