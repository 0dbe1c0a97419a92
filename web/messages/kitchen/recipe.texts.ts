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
    en: 'The portion size can be {min} to {max}.',
    se: 'Portionsstorleken kan vara {min}–{max}.',
    de: 'Die Portionsgröße kann {min} bis {max} sein.',
  },
  totalYield: { fi: 'Saanto yhteensä', en: 'Total yield', se: 'Totalt', de: 'Gesamtmenge' },
  reset: {
    fi: 'Palauta reseptin määrät',
    en: 'Reset to the recipe',
    se: 'Återställ receptets mängder',
    de: 'Mengen des Rezepts wiederherstellen',
  },
  print: portionsMessages.print,
  calculated: {
    fi: 'Määrät on laskettu uudelleen. {portions}.',
    en: 'The amounts have been recalculated. {portions}.',
    se: 'Mängderna har räknats om. {portions}.',
    de: 'Die Mengen wurden neu berechnet. {portions}.',
  },
} satisfies TextGroup

export type CalculatorTexts = Texts<typeof calculatorTexts>
