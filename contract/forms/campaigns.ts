/** The campaign that visitors join now; the payload names it. */
export const CAMPAIGN_JOIN_ID = 'cincin-vino-2026'

/** All campaigns, also those that are over: their entries are deleted after the day of the draw, which the rules of the campaign name. */
export const campaigns: Readonly<Record<string, { drawnOn: string }>> = {
  [CAMPAIGN_JOIN_ID]: { drawnOn: '2026-12-31' },
}
