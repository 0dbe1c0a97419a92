// Apart from `reviews.ts`, so that the browser gets no schemas with them.

export const REVIEWS_PER_PAGE = 9
export const MAX_REVIEW_LENGTH = 500
export const MAX_STARS = 5
export const MAX_REVIEWER_LENGTH = 40
