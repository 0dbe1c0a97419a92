import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const cartMessages = {
  cartSoldOut: {
    fi: '{name} on juuri nyt loppuunmyyty.',
    en: '{name} is currently sold out.',
    se: '{name} är slutsåld just nu.',
    de: '{name} ist derzeit ausverkauft.',
  },
  cartStock: {
    fi: '{name}: varastossa on {left} kpl, joten koriin ei mahdu enempää.',
    en: '{name}: there are {left} in stock, so the cart holds no more.',
    se: '{name}: det finns {left} st i lager, så varukorgen rymmer inte fler.',
    de: '{name}: Es sind {left} Stück vorrätig, mehr passt nicht in den Warenkorb.',
  },
  cartLineFull: {
    fi: '{name}: koriin mahtuu enintään {max} kpl.',
    en: '{name}: the cart holds at most {max}.',
    se: '{name}: varukorgen rymmer högst {max} st.',
    de: '{name}: Der Warenkorb fasst höchstens {max} Stück.',
  },
  cartFull: {
    fi: 'Ostoskoriin mahtuu enintään {max} eri tuotetta.',
    en: 'The cart holds at most {max} different products.',
    se: 'Varukorgen rymmer högst {max} olika produkter.',
    de: 'Der Warenkorb fasst höchstens {max} verschiedene Produkte.',
  },
  cartPrice: {
    fi: '{name}: hinta on muuttunut. Se oli {from} € ja on nyt {to} €.',
    en: '{name}: the price has changed. It was {from} € and is now {to} €.',
    se: '{name}: priset har ändrats. Det var {from} € och är nu {to} €.',
    de: '{name}: Der Preis hat sich geändert. Er war {from} € und ist jetzt {to} €.',
  },
  cartCheckoutStock: {
    fi: '{name}: varastossa on enää {left} kpl. Vähennä määrää.',
    en: '{name}: only {left} are left in stock. Please lower the quantity.',
    se: '{name}: det finns bara {left} st kvar i lager. Minska antalet.',
    de: '{name}: Es sind nur noch {left} Stück vorrätig. Bitte verringern Sie die Menge.',
  },
  cartCheckoutSoldOut: {
    fi: '{name} on loppuunmyyty. Poista se korista.',
    en: '{name} is sold out. Please remove it from the cart.',
    se: '{name} är slutsåld. Ta bort den ur varukorgen.',
    de: '{name} ist ausverkauft. Bitte entfernen Sie es aus dem Warenkorb.',
  },
  cartNotSold: {
    fi: '{name} ei ole enää myynnissä. Poista se korista.',
    en: '{name} is no longer sold. Please remove it from the cart.',
    se: '{name} säljs inte längre. Ta bort den ur varukorgen.',
    de: '{name} wird nicht mehr verkauft. Bitte entfernen Sie es aus dem Warenkorb.',
  },
  cartTooLittle: {
    fi: 'Alle {least} euron maksu ei onnistu verkkopankissa eikä kortilla. Lisää tuotteita tai poista koodi.',
    en: 'Banks and cards do not take payments below {least} €. Please add products or remove a code.',
    se: 'Banker och kort tar inte emot betalningar under {least} €. Lägg till produkter eller ta bort en kod.',
    de: 'Banken und Karten nehmen keine Zahlungen unter {least} € an. Bitte fügen Sie Produkte hinzu oder entfernen Sie einen Code.',
  },
  codeEmpty: {
    fi: 'Ole hyvä ja syötä etukoodi.',
    en: 'Please enter a code.',
    se: 'Ange en kod.',
    de: 'Bitte geben Sie einen Code ein.',
  },
  codeRepeated: {
    fi: 'Etukoodi on jo syötetty.',
    en: 'The code has already been entered.',
    se: 'Koden har redan angetts.',
    de: 'Der Code wurde schon eingegeben.',
  },
  codeUnknown: {
    fi: 'Koodia {code} ei ole. Tarkista, että se on kirjoitettu oikein.',
    en: 'There is no code {code}. Please check the spelling.',
    se: 'Koden {code} finns inte. Kontrollera stavningen.',
    de: 'Den Code {code} gibt es nicht. Bitte prüfen Sie die Schreibweise.',
  },
  codeUsed: {
    fi: 'Koodi {code} on jo käytetty.',
    en: 'The code {code} has already been used.',
    se: 'Koden {code} har redan använts.',
    de: 'Der Code {code} wurde schon verwendet.',
  },
  codeEnded: {
    fi: 'Koodin {code} voimassaolo päättyi {date}.',
    en: 'The code {code} expired on {date}.',
    se: 'Koden {code} gick ut {date}.',
    de: 'Der Code {code} ist am {date} abgelaufen.',
  },
  codeNotBegun: {
    fi: 'Koodi {code} on voimassa {date} alkaen.',
    en: 'The code {code} is valid from {date}.',
    se: 'Koden {code} gäller från {date}.',
    de: 'Der Code {code} gilt ab {date}.',
  },
  codeMinimum: {
    fi: 'Koodi {code} käy vähintään {minimum} euron ostoksiin. Lisää tuotteita vielä {missing} eurolla.',
    en: 'The code {code} is for purchases of at least {minimum} €. Please add products worth {missing} €.',
    se: 'Koden {code} gäller köp för minst {minimum} €. Lägg till produkter för {missing} €.',
    de: 'Der Code {code} gilt ab einem Einkauf von {minimum} €. Es fehlen noch {missing} €.',
  },
  codeTooMany: {
    fi: 'Ostoskorissa voi olla enintään {max} koodia.',
    en: 'A cart takes at most {max} codes.',
    se: 'Varukorgen tar emot högst {max} koder.',
    de: 'Ein Warenkorb nimmt höchstens {max} Codes an.',
  },
} satisfies FeatureMessages
