import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { lunchMenuTexts } from './lunch-menu.texts.ts'

/** Puts the recipe or the product of a page on the lunch menu. */
export const menuEntryTexts = {
  entryOpen: {
    fi: 'Lisää lounaslistalle',
    en: 'Add to the lunch menu',
    se: 'Lägg till i lunchmenyn',
    de: 'Auf den Speiseplan setzen',
  },
  entryName: { fi: 'Ruoan nimi listalla', en: 'Name of the dish', se: 'Rättens namn', de: 'Name des Gerichts' },
  entryDay: { fi: 'Päivä', en: 'Day', se: 'Dag', de: 'Tag' },
  entryAdd: { fi: 'Lisää', en: 'Add', se: 'Lägg till', de: 'Hinzufügen' },
  entryAdded: {
    fi: 'Lisättiin: {dish}, {day}, viikko {week}. Lista on vielä tallentamatta.',
    en: 'Added: {dish}, {day}, week {week}. The menu is not saved yet.',
    se: 'Lades till: {dish}, {day}, vecka {week}. Menyn är inte sparad än.',
    de: 'Hinzugefügt: {dish}, {day}, Woche {week}. Der Plan ist noch nicht gespeichert.',
  },
  entryFailed: {
    fi: 'Lisääminen ei onnistunut: selain ei salli tallentamista.',
    en: 'It could not be added: your browser does not allow pages to store data.',
    se: 'Det gick inte att lägga till: din webbläsare tillåter inte att sidor sparar data.',
    de: 'Das Hinzufügen ist fehlgeschlagen: Ihr Browser lässt das Speichern nicht zu.',
  },
  entryGo: { fi: 'Avaa lounaslista', en: 'Open the lunch menu', se: 'Öppna lunchmenyn', de: 'Speiseplan öffnen' },
  menuDayFull: lunchMenuTexts.menuDayFull,
  menuWeekWord: lunchMenuTexts.menuWeekWord,
} satisfies TextGroup

export type MenuEntryTexts = Texts<typeof menuEntryTexts>
