import type { SocialCard as Social } from '#contract/card.ts'
import { cutText } from '#web/format/cut-text.ts'
import { daysAgo } from '#web/format/days-ago.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { CardPicture, Count } from './parts.tsx'
import type { Place } from './place.ts'

/** In characters. */
const LONGEST_BODY = 120

/** A post of a social medium: the card leads to it, the name above to who posted it. */
export function SocialCard({ card, place }: { card: Social; place: Place }) {
  const { texts, heading: Heading } = place
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
          <p className="card-posted">{daysAgo(card.daysSincePosted, place.language)}</p>
        </div>
      </div>
      <CardPicture of={card.image} shape="square" largest={card.imagePreset} place={place}>
        {card.socialMediaMediaType === 'VIDEO' && (
          <p className="card-video">
            <Icon name="play" />
            <span className="visually-hidden">{texts.video}</span>
          </p>
        )}
      </CardPicture>
      <div className="card-words">
        <p className="card-body">{cutText(card.body, LONGEST_BODY)}</p>
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
