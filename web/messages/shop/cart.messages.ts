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
    en: '{name}: only {left} in stock, so you cannot add any more.',
    se: '{name}: det finns bara {left} st i lager, så du kan inte lägga till fler.',
    de: '{name}: Es sind nur {left} Stück vorrätig, mehr können Sie nicht hinzufügen.',
  },
  cartLineFull: {
    fi: '{name}: koriin mahtuu enintään {max} kpl.',
    en: '{name}: you can order up to {max}.',
    se: '{name}: du kan beställa högst {max} st.',
    de: '{name}: Sie können höchstens {max} Stück bestellen.',
  },
  cartFull: {
    fi: 'Ostoskoriin mahtuu enintään {max} eri tuotetta.',
    en: 'Your cart can hold up to {max} different products.',
    se: 'Varukorgen rymmer högst {max} olika produkter.',
    de: 'Der Warenkorb fasst höchstens {max} verschiedene Produkte.',
  },
  cartPrice: {
    fi: '{name}: hinta on muuttunut. Se oli {from} € ja on nyt {to} €.',
    en: '{name}: the price has changed. It was {from} € and is now {to} €.',
    se: '{name}: priset har ändrats. Det var {from} € och är nu {to} €.',
    de: '{name}: Der Preis hat sich geändert. Er betrug {from} € und beträgt jetzt {to} €.',
  },
  cartCheckoutStock: {
    fi: '{name}: varastossa on enää {left} kpl. Vähennä määrää.',
    en: '{name}: only {left} left in stock. Please reduce the quantity.',
    se: '{name}: det finns bara {left} st kvar i lager. Minska antalet.',
    de: '{name}: Es sind nur noch {left} Stück vorrätig. Bitte verringern Sie die Menge.',
  },
  cartCheckoutSoldOut: {
    fi: '{name} on loppuunmyyty. Poista se korista.',
    en: '{name} is sold out. Please remove it from the cart.',
    se: '{name} är slutsåld. Ta bort den ur varukorgen.',
    de: '{name} ist ausverkauft. Bitte nehmen Sie das Produkt aus dem Warenkorb.',
  },
  cartNotSold: {
    fi: '{name} ei ole enää myynnissä. Poista se korista.',
    en: '{name} is no longer for sale. Please remove it from the cart.',
    se: '{name} säljs inte längre. Ta bort den ur varukorgen.',
    de: '{name} wird nicht mehr verkauft. Bitte nehmen Sie das Produkt aus dem Warenkorb.',
  },
  cartTooLittle: {
    fi: 'Alle {least} euron maksu ei onnistu verkkopankissa eikä kortilla. Lisää tuotteita tai poista koodi.',
    en: 'Payments under {least} € are not possible online or by card. Please add products or remove a code.',
    se: 'Det går inte att betala mindre än {least} € via nätbank eller med kort. Lägg till produkter eller ta bort en kod.',
    de: 'Beträge unter {least} € lassen sich nicht online oder mit Karte bezahlen. Bitte fügen Sie Produkte hinzu oder entfernen Sie einen Code.',
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
    fi: 'Koodia {code} ei löytynyt. Tarkista, että se on kirjoitettu oikein.',
    en: 'We could not find the code {code}. Please check the spelling.',
    se: 'Vi hittar inte koden {code}. Kontrollera att den är rätt skriven.',
    de: 'Wir haben den Code {code} nicht gefunden. Bitte prüfen Sie die Schreibweise.',
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
    en: 'The code {code} is for orders of {minimum} € or more. Add another {missing} € to use it.',
    se: 'Koden {code} gäller köp för minst {minimum} €. Handla för {missing} € till.',
    de: 'Der Code {code} gilt ab einem Einkaufswert von {minimum} €. Es fehlen noch {missing} €.',
  },
  codeTooMany: {
    fi: 'Ostoskorissa voi olla enintään {max} koodia.',
    en: 'You can use up to {max} codes in one order.',
    se: 'Du kan använda högst {max} koder i en beställning.',
    de: 'Sie können höchstens {max} Codes pro Bestellung verwenden.',
  },
} satisfies FeatureMessages
