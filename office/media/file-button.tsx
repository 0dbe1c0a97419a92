import { useRef } from 'react'
import { Button } from '#office/ui/button.tsx'

type Props = {
  label: string
  kind?: 'primary'
  isMany?: boolean
  /** As of an input for files: endings and types. */
  accept?: string
  isPending?: boolean
  onFiles: (files: readonly File[]) => void
}

const ACCEPTED = '.jpg,.jpeg,.png,.webp,.avif,.pdf,.mp4,.vtt'
export const ACCEPTED_PICTURES = '.jpg,.jpeg,.png,.webp,.avif'

/** A button that asks for files of this device. */
export function FileButton({ label, kind, isMany = false, accept = ACCEPTED, isPending = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple={isMany}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen again after it was mended.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button kind={kind} isPending={isPending} onPress={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
