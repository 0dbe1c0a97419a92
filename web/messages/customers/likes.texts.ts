import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { likesMessages } from './likes.messages.ts'

export const likeTexts = {
  like: { fi: 'Tykkää', en: 'Like', se: 'Gilla', de: 'Gefällt mir' },
  liked: { fi: 'Tykätty', en: 'Liked', se: 'Gillat', de: 'Gefällt Ihnen' },
  likes: likesMessages.likes,
  thanks: likesMessages.likeThanks,
  failed: likesMessages.likeFailed,
} satisfies TextGroup

export type LikeTexts = Texts<typeof likeTexts>
