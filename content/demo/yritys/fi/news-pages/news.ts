import { newsOf } from '#content/news.ts'
import { financeNews } from './finance.ts'
import { releases } from './releases.ts'

export const newsArchive = newsOf('fi', '/uutishuone', [...financeNews, ...releases])
