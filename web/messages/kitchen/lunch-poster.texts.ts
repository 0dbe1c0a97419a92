import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { lunchMenuTexts } from './lunch-menu.texts.ts'

/** The editor of posters. */
export const lunchPosterTexts = {
  posterBackground: { fi: 'Tausta', en: 'Background', se: 'Bakgrund', de: 'Hintergrund' },
  posterNone: { fi: 'Ilman taustaa', en: 'No background', se: 'Utan bakgrund', de: 'Ohne Hintergrund' },
  posterHeading: { fi: 'Otsikko', en: 'Heading', se: 'Rubrik', de: 'Überschrift' },
  posterText: { fi: 'Listan teksti', en: 'Text of the menu', se: 'Menyns text', de: 'Text des Plans' },
  posterHint: {
    fi: 'Tyhjä rivi erottaa päivät. Päivän ensimmäinen rivi lihavoidaan.',
    en: 'An empty line separates the days. The first line of a day is bold.',
    se: 'En tom rad skiljer dagarna åt. Dagens första rad blir fet.',
    de: 'Eine leere Zeile trennt die Tage. Die erste Zeile eines Tages ist fett.',
  },
  posterPreview: { fi: 'Esikatselu', en: 'Preview', se: 'Förhandsvisning', de: 'Vorschau' },
  posterTooLong: {
    fi: 'Teksti ei mahdu arkille kokonaan. Lyhennä sitä.',
    en: 'The text does not fit on the sheet. Please shorten it.',
    se: 'Texten ryms inte på arket. Korta den.',
    de: 'Der Text passt nicht auf das Blatt. Bitte kürzen Sie ihn.',
  },
  posterClear: { fi: 'Tyhjennä', en: 'Clear', se: 'Töm', de: 'Leeren' },
  posterUndoClear: {
    fi: 'Palauta teksti',
    en: 'Restore the text',
    se: 'Återställ texten',
    de: 'Text wiederherstellen',
  },
  posterLoadFailed: {
    fi: 'Viikon ruokia ei voitu hakea lounaslistasta. Voit kirjoittaa ne itse.',
    en: 'The dishes of the week could not be fetched from the lunch menu. You can type them yourself.',
    se: 'Veckans rätter kunde inte hämtas från lunchmenyn. Du kan skriva dem själv.',
    de: 'Die Gerichte der Woche konnten nicht aus dem Speiseplan geladen werden. Sie können sie selbst eingeben.',
  },
  print: lunchMenuTexts.print,
  menuPaper: lunchMenuTexts.menuPaper,
  menuUpright: lunchMenuTexts.menuUpright,
  menuLandscape: lunchMenuTexts.menuLandscape,
  menuTitle: lunchMenuTexts.menuTitle,
  menuWeekWord: lunchMenuTexts.menuWeekWord,
  menuOtherTab: lunchMenuTexts.menuOtherTab,
  menuTakeOther: lunchMenuTexts.menuTakeOther,
  menuKeepMine: lunchMenuTexts.menuKeepMine,
} satisfies TextGroup

export type PosterTexts = Texts<typeof lunchPosterTexts>
