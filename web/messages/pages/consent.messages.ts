import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const consentMessages = {
  consentSettings: { fi: 'Evästeasetukset', en: 'Cookie settings', se: 'Kakinställningar', de: 'Cookie-Einstellungen' },
} satisfies FeatureMessages
