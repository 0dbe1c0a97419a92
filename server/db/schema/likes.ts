import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { pages } from './pages.ts'

/** Likes by visitor. A visitor is only a random id from a cookie. */
export const likes = pgTable(
  'content_like',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    visitor: uuid().notNull(),
  },
  (like) => [primaryKey({ columns: [like.contentId, like.visitor] })],
)

/** The number of rows in `content_like` for each page: counting them on every render would take too long. */
export const likeCounts = pgTable('content_like_count', {
  contentId: integer('content_id')
    .primaryKey()
    .references(() => pages.id, { onDelete: 'cascade' }),
  count: integer().notNull(),
})
