import type { TextGroup, Texts } from '#web/messages/texts.ts'

export const sortGameTexts = {
  round: {
    fi: 'Kierros {round}/{rounds}',
    en: 'Round {round} of {rounds}',
    se: 'Omgång {round} av {rounds}',
    de: 'Runde {round} von {rounds}',
  },
  places: { fi: 'Paikat', en: 'Places', se: 'Platser', de: 'Plätze' },
  begin: {
    fi: 'Paina ensin kuvaa, sitten paikkaa.',
    en: 'Press a picture first, then a place.',
    se: 'Tryck först på en bild, sedan på en plats.',
    de: 'Erst auf ein Bild drücken, dann auf einen Platz.',
  },
  nothingChosen: {
    fi: 'Paikka on valmiina. Paina ensin kuvaa, joka siihen menee.',
    en: 'The place is ready. First press the picture that goes there.',
    se: 'Platsen är redo. Tryck först på bilden som ska dit.',
    de: 'Der Platz ist bereit. Erst auf das Bild drücken, das dorthin gehört.',
  },
  chosen: {
    fi: 'Valittu: {item}. Mihin se kuuluu?',
    en: 'Chosen: {item}. Where does it go?',
    se: 'Valt: {item}. Var hör det hemma?',
    de: 'Gewählt: {item}. Wohin gehört das?',
  },
  fits: {
    fi: 'Oikein! {item}: {place}.',
    en: 'That fits! {item}: {place}.',
    se: 'Rätt! {item}: {place}.',
    de: 'Passt! {item}: {place}.',
  },
  misses: {
    fi: 'Ei vielä. {item}: {place} ei ole oikea paikka.',
    en: 'Not yet. {item}: {place} is not the right place.',
    se: 'Inte än. {item}: {place} är inte rätt plats.',
    de: 'Noch nicht. {item}: {place} ist nicht der richtige Platz.',
  },
  done: {
    fi: 'Kaikki on jo paikoillaan.',
    en: 'Everything is already in its place.',
    se: 'Allt är redan på plats.',
    de: 'Alles ist schon an seinem Platz.',
  },
  all: {
    fi: 'Valmista! Kaikki meni kerralla oikeaan paikkaan.',
    en: 'Done! Everything went in the right place first time.',
    se: 'Klart! Allt hamnade rätt på första försöket.',
    de: 'Fertig! Alles kam beim ersten Versuch an den richtigen Platz.',
  },
  most: {
    fi: 'Valmista! Useimmat menivät kerralla oikeaan paikkaan.',
    en: 'Done! Most of it went in the right place first time.',
    se: 'Klart! Det mesta hamnade rätt på första försöket.',
    de: 'Fertig! Das meiste kam beim ersten Versuch an den richtigen Platz.',
  },
  some: {
    fi: 'Valmista! Moni asia vaati miettimistä, ja nyt kaikki on paikoillaan.',
    en: 'Done! Much of it took some thought, and now everything is in its place.',
    se: 'Klart! Mycket krävde eftertanke, och nu är allt på plats.',
    de: 'Fertig! Vieles brauchte Überlegung, und jetzt ist alles an seinem Platz.',
  },
  next: { fi: 'Seuraava kierros', en: 'Next round', se: 'Nästa omgång', de: 'Nächste Runde' },
  again: { fi: 'Pelaa uudelleen', en: 'Play again', se: 'Spela igen', de: 'Noch einmal spielen' },
  first: { fi: 'Alusta', en: 'From the beginning', se: 'Från början', de: 'Von vorn' },
  paper: {
    fi: 'Tulostettuna sivu on oppilaan tehtävä: kuvat ja tyhjät paikat. Vastaukset tulostuvat, jos ne ovat auki.',
    en: 'Printed, the page is a worksheet: pictures and empty places. Answers are printed if they are open.',
    se: 'Utskriven är sidan ett arbetsblad: bilder och tomma platser. Svaren skrivs ut om de är öppna.',
    de: 'Gedruckt ist die Seite ein Arbeitsblatt: Bilder und leere Plätze. Offene Lösungen werden mitgedruckt.',
  },
  pupil: { fi: 'Nimi', en: 'Name', se: 'Namn', de: 'Name' },
  answers: { fi: 'Oikeat vastaukset', en: 'Right answers', se: 'Rätta svar', de: 'Lösungen' },
} satisfies TextGroup

export type SortGameTexts = Texts<typeof sortGameTexts>
