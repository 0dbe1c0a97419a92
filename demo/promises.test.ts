import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CAMPAIGN_JOIN_ID, campaigns } from '#contract/forms/campaigns.ts'
import { shopSettings } from '#contract/shop/shop-settings.ts'
import { stateSettings } from '#contract/shop/stated-settings.ts'
import { settings } from '#demo/shop/settings.ts'
import { retentionDays } from '#server/capabilities/forms/retention.ts'
import { DRAWN_DAYS } from '#server/capabilities/subscriptions/subscriptions.capability.ts'
import { projectRoot } from '#server/project-root.ts'
import { settingText } from '#web/format/setting-text.ts'
import { demoSites } from './testing/demo-sites.ts'

const pageOf = (page: string) => readFile(join(projectRoot, 'demo/content', `${page}.yaml`), 'utf8')
const shop = 'lihakauppa/fi/pages/privacy'
const consumers = 'kuluttaja/fi/pages/privacy'

// Decision 0041: who changes a page changes the job that keeps its promise, and the other way round.
it.each([
  [shop, 'lomakkeilla lähetetyt 180 päivää', retentionDays.feedback, 180],
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

// Decision 0047: a text that states a setting has no number of its own.
it.each([
  [shop, 'Tilaustiedot säilytetään {shop:orderYears} tilauksesta', 'Tilaustiedot säilytetään kolme vuotta tilauksesta'],
  [shop, 'ne poistetaan {shop:unpaidOrderDays}', 'ne poistetaan 30'],
  [shop, 'Tili säilytetään {shop:accountYears} viimeisestä', 'Tili säilytetään kolme vuotta viimeisestä'],
  [shop, 'Kori poistetaan {shop:cartDays}', 'Kori poistetaan 60'],
  [consumers, 'Kori poistetaan {shop:cartDays}', 'Kori poistetaan 60'],
  ['lihakauppa/fi/pages/cookies', 'Säilyy {shop:cartDays}', 'Säilyy 60'],
  ['lihakauppa/fi/pages/cart', 'säilyy {shop:cartDays}', 'säilyy 60'],
  ['lihakauppa/fi/pages/terms', 'varattuina {shop:reservationMinutes}', 'varattuina 30'],
  ['lihakauppa/fi/pages/terms', 'voimassa {shop:giftCardYears},', 'voimassa kaksi vuotta,'],
  ['lihakauppa/fi/pages/delivery', '**{shop:deliveryPrice}', '**7,90'],
])('%s states “%s” as a setting of the shop', async (page, stored, shown) => {
  expect(await pageOf(page)).toContain(stored)
  expect(stateSettings(stored, (name) => settingText(shopSettings.parse(settings), name, 'fi'))).toBe(shown)
})

const written = /voimassa\s(?:yhden|kaksi|kolme)\svuo|7,90\s€|\b90\seuro|\b60\späiv|varattuina\s\d/

it('no text of the demo has the number of a setting', () => {
  for (const { site, pages } of demoSites) {
    for (const page of pages) expect(JSON.stringify(page), `${site} ${page.path}`).not.toMatch(written)
  }
})

it('FO-30: the rules of the campaign name the day of the draw, after which its entries are deleted', async () => {
  const [year, month, day] = campaigns[CAMPAIGN_JOIN_ID]?.drawnOn.split('-') ?? []
  expect(await pageOf('cincin/fi/pages/campaign')).toContain(`Arvonta on ${day}.${month}.${year}.`)
})
