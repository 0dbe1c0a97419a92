import { useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useSubmenus } from './use-submenus.ts'

type LanguageLink = { label: string; link: string; lang: string | undefined; current: boolean }

type Props = {
  links: LanguageLink[]
  name: string
  /** Name of the page's language, in that language. */
  own: string
}

/** Menu of the site's languages. Opens on hover, focus or press. */
export function LanguageMenu({ links, name, own }: Props) {
  const id = useId()
  const submenus = useSubmenus()
  const { item, toggle, open } = submenus.of(id)
  return (
    <nav aria-label={name}>
      <ul className="tabs" {...submenus.list}>
        <li className="tab tab-drop-down" {...item}>
          <button type="button" className="language-toggle" onFocus={open} {...toggle}>
            <Icon name="globe" />
            <span className="visually-hidden">{name}: </span>
            <span>{own}</span>
            <Icon name="chevron-down" />
          </button>
          <ul className="submenu drop-down" id={id}>
            {links.map(({ label, link, lang, current }) => (
              <li key={label}>
                <a href={link} lang={lang} hrefLang={lang} aria-current={current ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  )
}
