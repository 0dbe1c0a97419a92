import type { z } from 'zod'
import type { Language } from '#contract/site.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { message } from '#web/messages/message.ts'
import css from './page-navigation.css?inline'
import { pageNavigationExamples } from './page-navigation.examples.ts'
import { pageNavigationSchema } from './page-navigation.schema.ts'

type Item = z.output<typeof pageNavigationSchema>['items'][number]

function PageNavigation({ props, anchor, language, address }: ViewProps<typeof pageNavigationSchema, undefined>) {
  return (
    <nav
      id={anchor}
      className="section page-navigation-band tone-surface"
      aria-label={props.heading ?? message(language, 'pageNavigation')}
    >
      <div className="wrap">
        {props.heading && <h2 className="page-navigation-heading">{props.heading}</h2>}
        <ul className="page-navigation">
          {props.items.map((item) => (
            <li key={item.FriendlyUrl}>
              <Entry item={item} language={language} address={address} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

type EntryProps = { item: Item; language: Language; address: string }

function Entry({ item, language, address }: EntryProps) {
  if (item.Children.length === 0) return <Tab {...item} address={address} />
  // The title opens the panel, so its own place has a link inside, unless a child leads there too.
  const overview = { Name: message(language, 'pageNavigationOverview'), FriendlyUrl: item.FriendlyUrl }
  const led = item.Children.some(({ FriendlyUrl }) => FriendlyUrl === item.FriendlyUrl)
  // No JavaScript needed: the shared `name` keeps only one open at a time.
  return (
    <details name="page-navigation" open={item.Children.some(({ FriendlyUrl }) => FriendlyUrl === address)}>
      <summary className="page-navigation-tab">{item.Name}</summary>
      <ul>
        {[...(led ? [] : [overview]), ...item.Children].map(({ Name, FriendlyUrl }) => (
          <li key={FriendlyUrl}>
            <Tab Name={Name} FriendlyUrl={FriendlyUrl} address={address} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Tab({ Name, FriendlyUrl, address }: { Name: string; FriendlyUrl: string; address: string }) {
  const Active = FriendlyUrl === address
  return (
    <a className="page-navigation-tab" href={FriendlyUrl} aria-current={Active ? 'page' : undefined}>
      {Name}
    </a>
  )
}

export const pageNavigation = defineBlock({
  type: 'page-navigation',
  schema: pageNavigationSchema,
  view: PageNavigation,
  css: [css],
  examples: pageNavigationExamples,
})
