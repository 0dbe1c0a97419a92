import { branchesOf } from '#contract/navigation/navigation-branch.ts'
import type { MobileNavigation, ShownAccordion, ShownIconLink } from '#contract/navigation/navigation-calls.ts'
import type { Site } from '#contract/site.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ariaCurrent, useCurrentPath } from '../current-page.ts'
import { type NavigationQuery, useFreshNavigation } from '../use-fresh-navigation.ts'

type Props = {
  links: Pick<MobileNavigation, 'navAccordions' | 'navLinks'>
  query: NavigationQuery
  branches: Site['header']['sideBranches']
  /** Accessible name of a branch's toggle, with a `{label}` placeholder. */
  toggleName: string
}

/** The branches of the side navigation, as accordions, and the links without children. */
export function SideLinks({ links, query, branches, toggleName }: Props) {
  const { navAccordions, navLinks } = useFreshNavigation(links, 'GET /api/nav/mobile', query)
  const path = useCurrentPath()
  const current = branchesOf(navAccordions, path)
  const hasMore = ({ children, teaserImage, showMoreLabel }: ShownAccordion) =>
    branches === 'accordions' && Boolean(children.length || teaserImage || showMoreLabel)
  return (
    <>
      <ul className="side-branches">
        {navAccordions.map((branch) => (
          <li key={branch.label}>
            {hasMore(branch) ? (
              <Branch branch={branch} open={current.includes(branch)} path={path} toggleName={toggleName} />
            ) : (
              <SideLink {...branch} icon={null} path={path} />
            )}
          </li>
        ))}
      </ul>
      <ul className="side-extras">
        {navLinks.map((link) => (
          <li key={link.label}>
            <SideLink {...link} path={path} />
          </li>
        ))}
      </ul>
    </>
  )
}

type CurrentPath = { path: string | undefined }

type BranchProps = CurrentPath & { branch: ShownAccordion; open: boolean; toggleName: string }

function Branch({ branch, open, path, toggleName }: BranchProps) {
  const { label, link, expanded, children } = branch
  return (
    <Accordion
      heading={<SideLink label={label} link={link} icon={null} path={path} />}
      toggleLabel={toggleName.replace('{label}', label)}
      expanded={expanded || open}
      list={
        children.length > 0 &&
        children.map((child) => (
          <li key={child.label}>
            <SideLink {...child} icon={null} path={path} />
          </li>
        ))
      }
    >
      <Teaser {...branch} />
    </Accordion>
  )
}

function Teaser({ link, teaserImage, showMoreLabel }: ShownAccordion) {
  if (!teaserImage && !showMoreLabel) return null
  return (
    <a className="side-teaser" href={link}>
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
  )
}

function SideLink({ label, link, icon, path }: ShownIconLink & CurrentPath) {
  return (
    <a className="side-link" href={link} aria-current={ariaCurrent(link, path)}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
    </a>
  )
}
