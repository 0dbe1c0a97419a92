import { Menu } from '#office/ui/menu.tsx'

type Props = { day: string; time?: string | undefined; order?: number }

const sheets = [
  { file: 'pakkauslistat', label: 'Pakkauslistat' },
  { file: 'osoitelaput', label: 'Osoitelaput 100 × 150 mm' },
  { file: 'osoitelaput-a4', label: 'Osoitelaput A4' },
  { file: 'reittilista', label: 'Reittilista' },
] as const

/** What is printed for a day, a delivery time or one order; each opens as PDF beside this page. */
export function PrintMenu({ day, time, order }: Props) {
  const query = new URLSearchParams({
    ...(time ? { time } : {}),
    ...(order ? { tilaus: String(order) } : {}),
  }).toString()
  return (
    <Menu
      label="Tulosta"
      kind="plain"
      entries={sheets
        .filter(({ file }) => !order || file !== 'reittilista')
        .map(({ file, label }) => ({
          id: file,
          label,
          href: `/tulosteet/${day}/${file}.pdf${query && `?${query}`}`,
        }))}
    />
  )
}
