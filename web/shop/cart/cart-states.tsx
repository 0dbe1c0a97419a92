import { Icon } from '#web/ui/icon.tsx'

type EmptyProps = { texts: { empty: string; emptyText: string; toProducts: string } }

export function EmptyCart({ texts }: EmptyProps) {
  return (
    <div className="cart-empty-page">
      <Icon name="cart" />
      <h2>{texts.empty}</h2>
      <p>{texts.emptyText}</p>
      <a className="button" href="/tuotteet">
        {texts.toProducts}
      </a>
    </div>
  )
}

type UnconfirmedProps = { text: string; retry: string; onRetry: () => void }

/** The server did not answer: never an empty cart instead. */
export function Unconfirmed({ text, retry, onRetry }: UnconfirmedProps) {
  return (
    <div className="cart-note cart-unconfirmed" role="status">
      <p>{text}</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {retry}
      </button>
    </div>
  )
}

export function Warnings({ heading, warnings }: { heading: string; warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <div className="cart-note">
      <p>
        <strong>{heading}</strong>
      </p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}
