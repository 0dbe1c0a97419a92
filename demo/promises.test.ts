import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CAMPAIGN_JOIN_ID, campaigns } from '#contract/forms/campaigns.ts'
import { retentionDays } from '#server/capabilities/forms/retention.ts'
import { DRAWN_DAYS } from '#server/capabilities/subscriptions/subscriptions.capability.ts'
import { projectRoot } from '#server/project-root.ts'
import { RETENTION_YEARS, UNPAID_DAYS } from '#server/shop/orders/forget-orders.store.ts'

const pageOf = (page: string) => readFile(join(projectRoot, 'demo/content', `${page}.yaml`), 'utf8')
const shop = 'lihakauppa/fi/pages/privacy'
const consumers = 'kuluttaja/fi/pages/privacy'

// Decision 0041: who changes a page changes the job that keeps its promise, and the other way round.
it.each([
  [shop, 'lomakkeilla lähetetyt 180 päivää', retentionDays.feedback, 180],
  [shop, 'Tilaustiedot säilytetään kolme vuotta tilauksesta', RETENTION_YEARS, 3],
  [shop, 'jota ei maksettu, ne poistetaan 30 päivän kuluttua', UNPAID_DAYS, 30],
  [consumers, 'tuotevirheet, palautteet ja kuvakilpailu 180 päivän', retentionDays.complaint, 180],
  [consumers, 'tuotevirheet, palautteet ja kuvakilpailu 180 päivän', retentionDays['promotional-photo'], 180],
  [consumers, 'sponsorointihakemukset vuoden', retentionDays.sponsorship, 365],
  [consumers, 'kysymykset 90 päivän', retentionDays.question, 90],
  ['mestari/fi/pages/privacy', 'lomakkeella lähetetyt kuvineen 180 päivää', retentionDays['meat-brand-contact'], 180],
  ['ammattilaiset/fi/pages/privacy', 'palautelomakkeen tiedot säilytetään kaksi vuotta', retentionDays.sales, 730],
  ['ammattilaiset/fi/pages/privacy', 'asiantuntijalle vuoden', retentionDays['food-service-question'], 365],
  ['koulu/fi/pages/privacy', 'tilauslomakkeen tiedot vuoden', retentionDays['school-order'], 365],
  ['export/en/pages/privacy', 'two years, those sent by the contact form too', retentionDays['export-contact'], 730],
  ['yritys/fi/pages/privacy', 'poistetaan kahden vuoden kuluttua', retentionDays['job-application'], 730],
  ['cincin/fi/pages/privacy', '14 päivän kuluttua arvonnasta', DRAWN_DAYS, 14],
  ['cincin/fi/pages/campaign', '14 päivän kuluttua arvonnasta', DRAWN_DAYS, 14],
])('%s promises “%s”, and the job that keeps it knows', async (page, promise, kept, days) => {
  expect(await pageOf(page)).toContain(promise)
  expect(kept).toBe(days)
})

it('FO-30: the rules of the campaign name the day of the draw, after which its entries are deleted', async () => {
  const [year, month, day] = campaigns[CAMPAIGN_JOIN_ID]?.drawnOn.split('-') ?? []
  expect(await pageOf('cincin/fi/pages/campaign')).toContain(`Arvonta on ${day}.${month}.${year}.`)
})
