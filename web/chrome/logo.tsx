type Props = { svg: string; name: string; home: string }

/** The brand's logo, a link to the home page. The SVG comes from the repository, so it is safe to inline. */
export function Logo({ svg, name, home }: Props) {
  return (
    <a className="logo" href={home}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
    </a>
  )
}
