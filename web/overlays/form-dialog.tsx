import type { ReactNode } from 'react'

type Props = {
  id: string
  heading: string
  text: string
  close: string
  /** The hash of the address that opens it. */
  hash?: string
  /** The cookie that its closing sets. */
  cookie?: string
  /** Whether it opens by itself, unless the cookie says that it was closed. */
  showsItself?: boolean
  children: ReactNode
}

/** A form in a modal dialog. Its island is fetched when it is opened: see `form-dialogs.ts`. */
export function FormDialog({ id, heading, text, close, hash, cookie, showsItself, children }: Props) {
  return (
    <dialog
      id={id}
      className="form-dialog"
      aria-labelledby={`${id}-heading`}
      data-hash={hash}
      data-cookie={cookie}
      data-shows-itself={showsItself || undefined}
    >
      <div className="form-dialog-inside">
        <button type="button" className="form-dialog-close" aria-label={close} data-closes-dialog="">
          ×
        </button>
        <h2 id={`${id}-heading`} tabIndex={-1}>
          {heading}
        </h2>
        {text !== '' && <p>{text}</p>}
        {children}
      </div>
    </dialog>
  )
}
