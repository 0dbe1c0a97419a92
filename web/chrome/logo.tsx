type Props = { svg: string; name: string; home: string }

/** The brand's logo, leading home. The drawing is ours, from the repository, so it may stand in the page as it is. */
export function Logo({ svg, name, home }: Props) {
  return (
    <a className="logo" href={home}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
    </a>
  )
}
