import { useRef, useState } from 'react'
import { Button } from '#office/ui/button.tsx'

type Props = {
  /** Posti's file is; all others are UTF-8. */
  isLatin1: boolean
  onRead: (text: string) => void
}

/** A file of this device as text. */
export function TableFile({ isLatin1, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const read = async (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    const bytes = await file.arrayBuffer()
    onRead(new TextDecoder(isLatin1 ? 'iso-8859-1' : 'utf-8').decode(bytes))
    // The same file can be chosen again after it was mended.
    if (input.current) input.current.value = ''
  }
  return (
    <div className="row">
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        aria-label="Tiedosto"
        tabIndex={-1}
        onChange={({ target }) => read(target.files?.[0])}
      />
      <Button onPress={() => input.current?.click()}>Valitse tiedosto</Button>
      <span className="muted">{name}</span>
    </div>
  )
}
