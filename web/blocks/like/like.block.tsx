import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import likeButtonCss from '#web/likes/like-button.css?inline'
import { LikeButton } from '#web/likes/like-button.tsx'
import css from './like.css?inline'
import { likeExamples } from './like.examples.ts'
import { loadPageLikeCount, type PageLikeCount } from './like.load.ts'
import { likeSchema } from './like.schema.ts'

/** A like button for the page that contains the block. */
function Like({ props, data, anchor, language }: ViewProps<typeof likeSchema, PageLikeCount>) {
  return (
    <div id={anchor} className={`section tone-${props.tone}`}>
      <div className="like-row wrap">
        {props.label && <p className="like-label">{props.label}</p>}
        <LikeButton {...data} language={language} />
      </div>
    </div>
  )
}

export const like = defineBlock({
  type: 'like',
  schema: likeSchema,
  view: Like,
  load: loadPageLikeCount,
  css: [likeButtonCss, css],
  examples: likeExamples,
})
