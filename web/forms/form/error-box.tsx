type Props = {
  title: string
  text: string
  retry?: { label: string; onClick: () => void }
}

/** Something that could not be loaded, and a button that tries again. */
export function ErrorBox({ title, text, retry }: Props) {
  return (
    <div className="form-summary" role="alert">
      <h3>{title}</h3>
      <p>{text}</p>
      {retry && (
        <button type="button" className="form-clear" onClick={retry.onClick}>
          {retry.label}
        </button>
      )}
    </div>
  )
}
