import { navigationMessages } from '#web/messages/pages/navigation.messages.ts'
import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { portionsMessages } from './portions.messages.ts'
import { recipeMessages } from './recipe.messages.ts'

/** The ingredients of a recipe for homes. */
export const homeIngredientsTexts = {
  heading: recipeMessages.recipeIngredients,
  portions: recipeMessages.recipePortions,
  fewer: portionsMessages.portionsFewer,
  more: portionsMessages.portionsMore,
  ignored: portionsMessages.portionsIgnored,
  reset: portionsMessages.portionsReset,
  print: portionsMessages.print,
} satisfies TextGroup

export type HomeIngredientsTexts = Texts<typeof homeIngredientsTexts>

export const cookModeTexts = {
  open: { fi: 'Kokkaustila', en: 'Cook mode', se: 'Matlagningsläge', de: 'Kochmodus' },
  close: navigationMessages.close,
  previous: { fi: 'Edellinen', en: 'Previous', se: 'Föregående', de: 'Zurück' },
  next: { fi: 'Seuraava', en: 'Next', se: 'Nästa', de: 'Weiter' },
  position: {
    fi: 'Vaihe {step}/{count}',
    en: 'Step {step} of {count}',
    se: 'Steg {step} av {count}',
    de: 'Schritt {step} von {count}',
  },
  awake: {
    fi: 'Näyttö pysyy päällä.',
    en: 'The screen stays on.',
    se: 'Skärmen förblir tänd.',
    de: 'Der Bildschirm bleibt an.',
  },
  gather: { fi: 'Ota esille', en: 'Get these ready', se: 'Ta fram', de: 'Bereitstellen' },
  forStep: { fi: 'Tähän vaiheeseen', en: 'For this step', se: 'Till det här steget', de: 'Für diesen Schritt' },
  inAll: { fi: 'yhteensä', en: 'in all', se: 'totalt', de: 'insgesamt' },
  scaled: {
    fi: 'Määrät on laskettu uudelleen, mutta ohje on kirjoitettu {own} annokselle. Katso astian koko ja kypsyys itse.',
    en: 'The amounts are recalculated, but the method is written for {own} portions. Please judge for yourself how large a dish you need and when the food is done.',
    se: 'Mängderna är omräknade, men texten är skriven för {own} portioner. Välj form och känn efter när det är klart.',
    de: 'Die Mengen sind umgerechnet, die Anleitung gilt für {own} Portionen. Die Größe der Form und den Garpunkt prüfen Sie bitte selbst.',
  },
  portions: recipeMessages.recipePortions,
  fewer: portionsMessages.portionsFewer,
  more: portionsMessages.portionsMore,
  ignored: portionsMessages.portionsIgnored,
  reset: portionsMessages.portionsReset,
  timers: { fi: 'Ajastimet', en: 'Timers', se: 'Timrar', de: 'Timer' },
  setTimer: {
    fi: 'Käynnistä ajastin: {time}',
    en: 'Start a timer: {time}',
    se: 'Starta en timer: {time}',
    de: 'Timer starten: {time}',
  },
  stop: { fi: 'Lopeta', en: 'Stop', se: 'Stoppa', de: 'Beenden' },
  stopTimer: {
    fi: 'Lopeta ajastin: {time}',
    en: 'Stop the timer: {time}',
    se: 'Stoppa timern: {time}',
    de: 'Timer beenden: {time}',
  },
  rings: { fi: 'Aika on täynnä', en: 'Time is up', se: 'Tiden är ute', de: 'Die Zeit ist um' },
} satisfies TextGroup

export type CookModeTexts = Texts<typeof cookModeTexts>

/** Beside instructions that were written for other portions. */
export const portionNoteTexts = {
  written: {
    fi: 'Ohje on kirjoitettu {portions} annokselle: siinä mainitut määrät, astiat ja ajat koskevat niitä.',
    en: 'The method is written for {portions} portions: the amounts, dishes and times in it are for those.',
    se: 'Beskrivningen är skriven för {portions} portioner: mängder, formar och tider i den gäller dem.',
    de: 'Die Zubereitung ist für {portions} Portionen beschrieben: Mengen, Formen und Zeiten darin gelten für diese.',
  },
  writtenWithSize: {
    fi: 'Ohje on kirjoitettu {portions} annokselle, {size} kukin: siinä mainitut määrät, vuoat ja ajat koskevat niitä.',
    en: 'The method is written for {portions} portions of {size}: the amounts, pans and times in it are for those.',
    se: 'Beskrivningen är skriven för {portions} portioner om {size}: mängder, kantiner och tider i den gäller dem.',
    de: 'Die Zubereitung ist für {portions} Portionen zu je {size} beschrieben: Mengen, Behälter und Zeiten darin gelten für diese.',
  },
} satisfies TextGroup

export type PortionNoteTexts = Texts<typeof portionNoteTexts>

/** The calculator of portions. */
export const calculatorTexts = {
  heading: recipeMessages.recipeIngredients,
  portions: recipeMessages.recipePortions,
  fewerPortions: portionsMessages.portionsFewer,
  morePortions: portionsMessages.portionsMore,
  portionsIgnored: portionsMessages.portionsIgnored,
  size: recipeMessages.recipePortionSize,
  smaller: { fi: 'Pienempi annos', en: 'Smaller portion', se: 'Mindre portion', de: 'Kleinere Portion' },
  larger: { fi: 'Suurempi annos', en: 'Larger portion', se: 'Större portion', de: 'Größere Portion' },
  sizeIgnored: {
    fi: 'Annoskoko voi olla {min}–{max}.',
    en: 'You can choose a portion size of {min} to {max}.',
    se: 'Portionsstorleken kan vara {min}–{max}.',
    de: 'Möglich sind Portionen von {min} bis {max}.',
  },
  totalYield: { fi: 'Saanto yhteensä', en: 'Total yield', se: 'Totalt', de: 'Gesamtmenge' },
  reset: portionsMessages.portionsReset,
  print: portionsMessages.print,
  calculated: {
    fi: 'Määrät on laskettu uudelleen. {portions}.',
    en: 'The amounts have been recalculated. {portions}.',
    se: 'Mängderna har räknats om. {portions}.',
    de: 'Die Mengen wurden neu berechnet. {portions}.',
  },
} satisfies TextGroup

export type CalculatorTexts = Texts<typeof calculatorTexts>
