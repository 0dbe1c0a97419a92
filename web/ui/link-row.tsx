import type { Link } from '#contract/content/content.ts'

/** Links as buttons; the first is the primary one. */
export function LinkRow({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null
  return (
    <p className="link-row">
      {links.map(({ label, link }, index) => (
        <a key={link} className={index === 0 ? 'button' : 'button button-quiet'} href={link}>
          {label}
        </a>
      ))}
    </p>
  )
}
