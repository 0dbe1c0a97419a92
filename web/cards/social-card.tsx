import type { SocialCard as Social } from '#contract/content/card.ts'
import { cutText } from '#web/format/cut-text.ts'
import { daysAgo } from '#web/format/days-ago.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { CardContext } from './card-context.ts'
import { CardPicture, Count } from './parts.tsx'

const MAX_BODY_CHARACTERS = 120

/** A social media post: the card links to the post, the name above it to the profile. */
export function SocialCard({ card, context }: { card: Social; context: CardContext }) {
  const { texts, heading: Heading } = context
  return (
    <div className="card card-plate card-social">
      <div className="card-profile">
        {card.profilePicture ? (
          <Picture className="card-profile-picture" of={card.profilePicture} presets={['thumbnail']} sizes="3rem" />
        ) : (
          <p className="card-profile-picture card-initial" aria-hidden="true">
            {card.profileName.slice(0, 1)}
          </p>
        )}
        <div>
          <Heading className="card-header">
            <a href={card.profileUrl} rel="external">
              {card.profileName}
            </a>
          </Heading>
          <p className="card-posted">{daysAgo(card.daysSincePosted, context.language)}</p>
        </div>
      </div>
      <CardPicture of={card.image} shape="square" largest={card.imagePreset} context={context}>
        {card.socialMediaMediaType === 'VIDEO' && (
          <p className="card-video">
            <Icon name="play" />
            <span className="visually-hidden">{texts.video}</span>
          </p>
        )}
      </CardPicture>
      <div className="card-words">
        <p className="card-body">{cutText(card.body, MAX_BODY_CHARACTERS)}</p>
        <div className="card-counts">
          <Count icon="heart" label={texts.likes} count={card.likeCount} />
          <Count icon="comment" label={texts.comments} count={card.commentCount} />
          <a className="card-link card-service" href={card.link} rel="external">
            <span className="visually-hidden">{texts.seePost.replace('{service}', card.socialMedia)}</span>
            <span aria-hidden="true">{card.socialMedia}</span>
          </a>
        </div>
      </div>
    </div>
  )
}
