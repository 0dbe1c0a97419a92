type Props = { day: string; time?: string | undefined; order?: number }

const sheets = [
  { file: 'pakkauslistat', label: 'Pakkauslistat' },
  { file: 'osoitelaput', label: 'Laput 100 × 150' },
  { file: 'osoitelaput-a4', label: 'Laput A4' },
  { file: 'reittilista', label: 'Reittilista' },
] as const

/** What is printed for a day, a delivery time or one order; each opens as PDF beside this page. */
export function PrintLinks({ day, time, order }: Props) {
  const query = new URLSearchParams({
    ...(time ? { time } : {}),
    ...(order ? { tilaus: String(order) } : {}),
  }).toString()
  return (
    <nav className="row" aria-label="Tulosta">
      <span className="muted">Tulosta:</span>
      {sheets
        .filter(({ file }) => !order || file !== 'reittilista')
        .map(({ file, label }) => (
          <a
            key={file}
            className="button"
            href={`/tulosteet/${day}/${file}.pdf${query && `?${query}`}`}
            target="_blank"
            rel="noreferrer"
          >
            {label}
          </a>
        ))}
    </nav>
  )
}
