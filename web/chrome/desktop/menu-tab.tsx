import { useId } from 'react'
import type { ShownTab } from '#contract/navigation/navigation-calls.ts'
import type { Site } from '#contract/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ariaCurrent } from '../current-page.ts'
import type { Submenus } from './use-submenus.ts'

type Props = {
  tab: ShownTab
  variant: Site['header']['variant']
  path: string | undefined
  toggleName: string
  submenus: Submenus
}

/** A tab: a link, with a toggle beside it if it has a submenu. */
export function MenuTab({ tab, variant, path, toggleName, submenus }: Props) {
  const { label, link, icon, showBorder, children } = tab
  const id = useId()
  const submenu = children.length > 0 ? submenus.of(id) : undefined
  const Submenu = submenuViews[variant]
  return (
    <li className={`tab tab-${variant}`} {...submenu?.item}>
      <a
        className={showBorder ? 'tab-link tab-bordered' : 'tab-link'}
        href={link}
        aria-current={ariaCurrent(link, path)}
        {...submenu?.link}
      >
        {icon && <Icon name={icon} />}
        <span>{label}</span>
      </a>
      {submenu && (
        <>
          <button type="button" className="tab-toggle" aria-label={toggleName} {...submenu.toggle}>
            <Icon name="chevron-down" />
          </button>
          <Submenu {...tab} id={id} path={path} />
        </>
      )}
    </li>
  )
}

type SubmenuProps = ShownTab & { id: string; path: string | undefined }

const submenuViews = { 'mega-menu': MegaMenu, 'drop-down': DropDown }

function MegaMenu({ id, path, children, link, teaserImage, showMoreLabel }: SubmenuProps) {
  return (
    <div className="submenu mega-menu" id={id}>
      <div className="mega-menu-row wrap">
        <ul className="mega-menu-links">
          <Links links={children} path={path} />
        </ul>
        {(teaserImage || showMoreLabel) && (
          <a className="mega-menu-teaser" href={link}>
            {teaserImage && (
              <img
                src={teaserImage.src}
                // Beside text the picture is decorative; alone it must say where the link leads.
                alt={showMoreLabel ? '' : teaserImage.alt}
                width={teaserImage.width}
                height={teaserImage.height}
                loading="lazy"
                decoding="async"
              />
            )}
            {showMoreLabel && <span>{showMoreLabel}</span>}
          </a>
        )}
      </div>
    </div>
  )
}

function DropDown({ id, path, children, link, showMoreLabel }: SubmenuProps) {
  const links = showMoreLabel ? [...children, { label: showMoreLabel, link }] : children
  return (
    <ul className="submenu drop-down" id={id}>
      <Links links={links} path={path} />
    </ul>
  )
}

function Links({ links, path }: { links: ShownTab['children']; path: string | undefined }) {
  return links.map(({ label, link }) => (
    <li key={label}>
      <a href={link} aria-current={ariaCurrent(link, path)}>
        {label}
      </a>
    </li>
  ))
}
