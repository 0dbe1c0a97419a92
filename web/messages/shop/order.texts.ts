import type { OrderState } from '#contract/shop/order-states.ts'
import { customerMessages } from '#web/messages/customers/customer.messages.ts'
import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { orderMessages } from './order.messages.ts'
import { orderActionTexts } from './order-actions.texts.ts'
import { totalsTexts } from './totals.texts.ts'

/** What happens after an order. */
export const nextStepTexts = {
  card: {
    fi: 'Lahjakortin koodi tulee sähköpostiisi omassa viestissään muutamassa minuutissa.',
    en: 'We will send you the gift card code in a separate e-mail within a few minutes.',
    se: 'Koden till presentkortet kommer i ett eget mejl inom några minuter.',
    de: 'Der Code der Geschenkkarte kommt in wenigen Minuten in einer eigenen E-Mail.',
  },
  packed: {
    fi: 'Pakkaamme tilauksesi ja kerromme siitä sähköpostilla.',
    en: 'We pack your order and let you know by e-mail.',
    se: 'Vi packar din beställning och meddelar dig per e-post.',
    de: 'Wir packen Ihre Bestellung und sagen Ihnen per E-Mail Bescheid.',
  },
  delivered: {
    fi: 'Tuomme sen kylmäautolla: {time}, {address}. Laita tuotteet heti kylmään.',
    en: 'We bring it in a refrigerated van: {time}, {address}. Please put everything in the fridge straight away.',
    se: 'Vi kommer med kylbil: {time}, {address}. Ställ varorna i kylen genast.',
    de: 'Wir bringen sie im Kühlwagen: {time}, {address}. Bitte stellen Sie alles gleich in den Kühlschrank.',
  },
  away: {
    fi: 'Jos kukaan ei ole paikalla, kuljettaja soittaa numeroon {phone}.',
    en: 'If nobody is in, the driver will call {phone}.',
    se: 'Om ingen är hemma ringer chauffören {phone}.',
    de: 'Wenn niemand da ist, ruft der Fahrer {phone} an.',
  },
} satisfies TextGroup

export type NextStepTexts = Texts<typeof nextStepTexts>

export const orderPageTexts = {
  missing: {
    fi: 'Puuttui pakatessa: {name}, {quantity} kpl.',
    en: 'Missing when it was packed: {name}, {quantity} pcs.',
    se: 'Saknades när den packades: {name}, {quantity} st.',
    de: 'Fehlte beim Packen: {name}, {quantity} Stück.',
  },
  instead: {
    fi: 'Tilalle pakattiin {name}, {quantity} kpl.',
    en: 'Packed instead: {name}, {quantity} pcs.',
    se: 'I stället packades {name}, {quantity} st.',
    de: 'Stattdessen gepackt: {name}, {quantity} Stück.',
  },
  goesBack: {
    fi: 'Palautamme {amount}.',
    en: 'We refund {amount}.',
    se: 'Vi betalar tillbaka {amount}.',
    de: 'Wir erstatten {amount}.',
  },
  about: {
    reserved: {
      heading: {
        fi: 'Tilausta ei ole vielä maksettu',
        en: 'The order has not been paid for yet',
        se: 'Beställningen är inte betald ännu',
        de: 'Die Bestellung ist noch nicht bezahlt',
      },
      text: {
        fi: 'Emme ole saaneet maksun vahvistusta. Jos maksoit juuri, vahvistus tulee hetken kuluttua ja tämä sivu päivittyy itsestään. Jos keskeytit maksun, mitään ei ole veloitettu.',
        en: 'We have not received confirmation of the payment. If you have just paid, it will arrive in a moment and this page will update by itself. If you cancelled, nothing was charged.',
        se: 'Vi har inte fått bekräftelse på betalningen. Om du just betalade kommer den om en stund och sidan uppdateras av sig själv. Om du avbröt har inget debiterats.',
        de: 'Wir haben noch keine Bestätigung der Zahlung. Wenn Sie gerade bezahlt haben, kommt sie gleich, und die Seite aktualisiert sich selbst. Wenn Sie abgebrochen haben, wurde nichts abgebucht.',
      },
    },
    superseded: {
      heading: {
        fi: 'Tilaus korvattiin toisella',
        en: 'The order was replaced by another',
        se: 'Beställningen ersattes av en annan',
        de: 'Die Bestellung wurde durch eine andere ersetzt',
      },
      text: {
        fi: 'Muutit ostoskoria tai tietojasi ja aloitit maksamisen uudelleen. Tätä tilausta ei ole maksettu.',
        en: 'You changed the cart or your details and started the payment again. This order has not been paid for.',
        se: 'Du ändrade varukorgen eller dina uppgifter och började betala på nytt. Den här beställningen har inte betalats.',
        de: 'Sie haben den Warenkorb oder Ihre Angaben geändert und die Zahlung neu begonnen. Diese Bestellung wurde nicht bezahlt.',
      },
    },
    lapsed: {
      heading: {
        fi: 'Varaus on purettu',
        en: 'The reservation has ended',
        se: 'Reservationen har upphört',
        de: 'Die Reservierung ist beendet',
      },
      text: {
        fi: 'Maksua ei vahvistettu ajoissa, joten tilausta ei tehty. Ostoskorisi on tallessa. Jos pankki kuitenkin veloitti sinua, teemme tilauksen tai palautamme rahat pyytämättä.',
        en: 'The payment was not confirmed in time, so no order was placed. Your cart is safe. If your bank has charged you all the same, we will place the order or refund you automatically.',
        se: 'Betalningen bekräftades inte i tid, så ingen beställning gjordes. Din varukorg finns kvar. Om banken ändå debiterade dig gör vi beställningen eller återbetalar pengarna automatiskt.',
        de: 'Die Zahlung wurde nicht rechtzeitig bestätigt, daher wurde nichts bestellt. Ihr Warenkorb bleibt erhalten. Hat die Bank trotzdem abgebucht, führen wir die Bestellung aus oder erstatten das Geld, ohne dass Sie etwas tun müssen.',
      },
    },
    placed: {
      heading: {
        fi: 'Kiitos tilauksestasi!',
        en: 'Thank you for your order!',
        se: 'Tack för din beställning!',
        de: 'Vielen Dank für Ihre Bestellung!',
      },
      text: {
        fi: 'Tilaus {number} on vahvistettu. Lähetimme vahvistuksen osoitteeseen {email}.',
        en: 'Order {number} is confirmed. We have sent a confirmation to {email}.',
        se: 'Beställning {number} är bekräftad. Vi har skickat en bekräftelse till {email}.',
        de: 'Bestellung {number} ist bestätigt. Wir haben eine Bestätigung an {email} geschickt.',
      },
    },
    packed: {
      heading: {
        fi: 'Tilaus on pakattu',
        en: 'The order has been packed',
        se: 'Beställningen är packad',
        de: 'Die Bestellung ist gepackt',
      },
      text: {
        fi: 'Tilaus {number} on pakattu ja lähtee kylmäautoon.',
        en: 'Order {number} has been packed and is ready for the refrigerated van.',
        se: 'Beställning {number} är packad och lastas i kylbilen.',
        de: 'Bestellung {number} ist gepackt und wird in den Kühlwagen geladen.',
      },
    },
    delivered: {
      heading: {
        fi: 'Tilaus on toimitettu',
        en: 'The order has been delivered',
        se: 'Beställningen är levererad',
        de: 'Die Bestellung ist zugestellt',
      },
      text: {
        fi: 'Tilaus {number} on toimitettu. Hyvää ruokahalua!',
        en: 'Order {number} has been delivered. Enjoy your meal!',
        se: 'Beställning {number} är levererad. Smaklig måltid!',
        de: 'Bestellung {number} wurde zugestellt. Guten Appetit!',
      },
    },
    cancelled: {
      heading: {
        fi: 'Tilaus on peruttu',
        en: 'The order has been cancelled',
        se: 'Beställningen är avbokad',
        de: 'Die Bestellung ist storniert',
      },
      text: {
        fi: 'Rahat palautetaan samaa reittiä kuin maksoit; pankista riippuen se kestää muutaman päivän. Lahjakortilla maksettu on jo takaisin kortilla.',
        en: 'We will refund you the same way you paid; depending on your bank this takes a few days. Anything paid with a gift card is already back on the card.',
        se: 'Du får pengarna tillbaka samma väg som du betalade; beroende på banken tar det några dagar. Det som betalades med presentkort finns redan på kortet igen.',
        de: 'Sie erhalten Ihr Geld auf demselben Weg zurück; je nach Bank dauert das einige Tage. Mit einer Geschenkkarte bezahlte Beträge sind schon wieder auf der Karte.',
      },
    },
    'refund-due': {
      heading: {
        fi: 'Palautamme maksusi',
        en: 'We are refunding your payment',
        se: 'Vi återbetalar din betalning',
        de: 'Wir erstatten Ihre Zahlung',
      },
      text: {
        fi: 'Maksusi saapui, kun tuotteita tai toimitusaikaa ei enää ollut varattuna. Tilausta ei tehty, ja palautamme koko summan. Pahoittelemme vaivaa.',
        en: 'Your payment arrived after the reservation of your products or delivery time had ended. No order was placed, and we are refunding the full amount. We are sorry for the trouble.',
        se: 'Din betalning kom när varorna eller leveranstiden inte längre var reserverade. Ingen beställning gjordes och vi återbetalar hela beloppet. Vi beklagar besväret.',
        de: 'Ihre Zahlung traf ein, als Waren oder Lieferzeit nicht mehr reserviert waren. Es wurde nichts bestellt, und wir erstatten den ganzen Betrag. Bitte entschuldigen Sie die Umstände.',
      },
    },
    refunded: {
      heading: {
        fi: 'Maksusi on palautettu',
        en: 'Your payment has been refunded',
        se: 'Din betalning är återbetald',
        de: 'Ihre Zahlung ist erstattet',
      },
      text: {
        fi: 'Tilausta ei tehty, ja koko summa on palautettu. Pankista riippuen se näkyy tililläsi muutamassa päivässä.',
        en: 'No order was placed, and the full amount has been refunded. Depending on your bank, you will see it in your account within a few days.',
        se: 'Ingen beställning gjordes och hela beloppet är återbetalat. Beroende på banken syns det på ditt konto inom några dagar.',
        de: 'Es wurde nichts bestellt, und der ganze Betrag ist erstattet. Je nach Bank sehen Sie ihn in einigen Tagen auf Ihrem Konto.',
      },
    },
  } satisfies Record<OrderState, TextGroup>,
  actions: orderActionTexts,
  next: orderMessages.orderNext,
  nextSteps: nextStepTexts,
  reservedUntil: {
    fi: 'Tuotteet ja toimitusaika on varattu sinulle {time} asti.',
    en: 'We are holding your products and delivery time until {time}.',
    se: 'Varorna och leveranstiden är reserverade för dig till {time}.',
    de: 'Waren und Lieferzeit sind bis {time} für Sie reserviert.',
  },
  totals: totalsTexts,
  loading: orderMessages.orderLoading,
  notLoaded: {
    fi: 'Tilausta ei voitu ladata. Se on tallessa: yritä hetken päästä uudelleen.',
    en: 'The order could not be loaded. It is safe: please try again in a moment.',
    se: 'Beställningen kunde inte laddas. Den är sparad: försök igen om en stund.',
    de: 'Die Bestellung konnte nicht geladen werden. Sie ist gespeichert: Bitte versuchen Sie es gleich noch einmal.',
  },
  unknown: {
    heading: {
      fi: 'Tilausta ei löytynyt',
      en: 'We could not find the order',
      se: 'Beställningen hittades inte',
      de: 'Die Bestellung wurde nicht gefunden',
    },
    text: {
      fi: 'Linkki voi olla vanhentunut: sähköpostin linkki toimii 30 päivää. Kirjautuneena näet kaikki tilauksesi.',
      en: 'The link may have expired: the one in the e-mail works for 30 days. Log in to see all your orders.',
      se: 'Länken kan ha gått ut: länken i mejlet fungerar i 30 dagar. Som inloggad ser du alla dina beställningar.',
      de: 'Der Link kann abgelaufen sein: Er gilt 30 Tage. Wenn Sie sich anmelden, sehen Sie alle Ihre Bestellungen.',
    },
  },
  logIn: customerMessages.customerLogIn,
  guest: {
    heading: {
      fi: 'Kirjaudu sisään, niin näet tilauksesi',
      en: 'Log in to see your order',
      se: 'Logga in för att se din beställning',
      de: 'Melden Sie sich an, um Ihre Bestellung zu sehen',
    },
    text: {
      fi: 'Et ole enää kirjautuneena. Jos maksoit juuri, maksusi ei katoa: saat vahvistuksen sähköpostiisi, ja tilaus on tililläsi.',
      en: 'You are no longer logged in. If you have just paid, your payment is not lost: we will e-mail you a confirmation, and the order is in your account.',
      se: 'Du är inte längre inloggad. Om du just betalade försvinner betalningen inte: du får en bekräftelse per e-post, och beställningen finns på ditt konto.',
      de: 'Sie sind nicht mehr angemeldet. Wenn Sie gerade bezahlt haben, geht nichts verloren: Sie erhalten eine Bestätigung per E-Mail, und die Bestellung finden Sie in Ihrem Konto.',
    },
  },
  guestPaid: {
    heading: {
      fi: 'Maksusi on saapunut',
      en: 'Your payment has arrived',
      se: 'Din betalning har kommit fram',
      de: 'Ihre Zahlung ist eingegangen',
    },
    text: {
      fi: 'Kiitos tilauksestasi! Saat vahvistuksen sähköpostiisi. Et ole enää kirjautuneena: kirjaudu sisään, niin näet tilauksesi.',
      en: 'Thank you for your order! We will e-mail you a confirmation. You are no longer logged in: log in to see your order.',
      se: 'Tack för din beställning! Du får en bekräftelse per e-post. Du är inte längre inloggad: logga in för att se din beställning.',
      de: 'Vielen Dank für Ihre Bestellung! Sie erhalten eine Bestätigung per E-Mail. Sie sind nicht mehr angemeldet: Melden Sie sich an, um Ihre Bestellung zu sehen.',
    },
  },
  /** Of an order of gift cards alone, which are delivered as soon as they are mailed. */
  mailed: {
    heading: {
      fi: 'Kiitos tilauksestasi!',
      en: 'Thank you for your order!',
      se: 'Tack för din beställning!',
      de: 'Vielen Dank für Ihre Bestellung!',
    },
    text: {
      fi: 'Tilaus {number} on vahvistettu, ja lahjakortti on lähetetty osoitteeseen {email}.',
      en: 'Order {number} is confirmed, and the gift card has been sent to {email}.',
      se: 'Beställning {number} är bekräftad och presentkortet har skickats till {email}.',
      de: 'Bestellung {number} ist bestätigt, und die Geschenkkarte wurde an {email} geschickt.',
    },
  },
  withdrawn: {
    heading: {
      fi: 'Olet peruuttanut kaupan',
      en: 'You have withdrawn from this purchase',
      se: 'Du har ångrat köpet',
      de: 'Sie haben den Kauf widerrufen',
    },
    text: {
      fi: 'Olemme saaneet peruutusilmoituksesi tilauksesta {number}. Palautuksesta kerromme sähköpostilla osoitteeseen {email}.',
      en: 'We have received your withdrawal from order {number}. We will write to {email} about the refund.',
      se: 'Vi har tagit emot din ångeranmälan för beställning {number}. Vi skriver till {email} om återbetalningen.',
      de: 'Wir haben Ihren Widerruf der Bestellung {number} erhalten. Über die Erstattung informieren wir Sie per E-Mail an {email}.',
    },
  },
  toCheckout: {
    fi: 'Palaa kassalle',
    en: 'Back to the checkout',
    se: 'Tillbaka till kassan',
    de: 'Zurück zur Kasse',
  },
  toOrders: checkoutMessages.checkoutToAccount,
  number: { fi: 'Tilausnumero', en: 'Order number', se: 'Beställningsnummer', de: 'Bestellnummer' },
  date: { fi: 'Tilattu', en: 'Ordered', se: 'Beställd', de: 'Bestellt' },
  state: { fi: 'Tila', en: 'Status', se: 'Status', de: 'Status' },
  delivery: orderMessages.orderDelivery,
  byMail: orderMessages.orderByMail,
  products: { fi: 'Tuotteet', en: 'Products', se: 'Produkter', de: 'Produkte' },
  address: checkoutMessages.checkoutAddress,
  buyer: checkoutMessages.checkoutOwnDetails,
  billing: checkoutMessages.checkoutBilling,
  contact: { fi: 'Yhteystiedot', en: 'Contact details', se: 'Kontaktuppgifter', de: 'Kontaktdaten' },
  information: {
    fi: 'Lisätiedot',
    en: 'Additional information',
    se: 'Ytterligare information',
    de: 'Weitere Angaben',
  },
  paid: { fi: 'Maksettu yhteensä', en: 'Paid in total', se: 'Betalt totalt', de: 'Insgesamt bezahlt' },
  refunded: { fi: 'Palautettu', en: 'Refunded', se: 'Återbetalt', de: 'Erstattet' },
  vat: {
    fi: 'ALV {percent} %: veroton {net}, vero {tax}',
    en: 'VAT {percent}%: net {net}, tax {tax}',
    se: 'Moms {percent} %: exkl. moms {net}, moms {tax}',
    de: 'MwSt. {percent} %: netto {net}, Steuer {tax}',
  },
  terms: { fi: 'Toimitusehdot', en: 'Terms of delivery', se: 'Leveransvillkor', de: 'Lieferbedingungen' },
  withdrawal: { fi: 'Peruuttaminen', en: 'Withdrawal', se: 'Ångerrätt', de: 'Widerruf' },
  withdrawalText: {
    fi: 'Pilaantuvilla elintarvikkeilla ei ole peruuttamisoikeutta. Tilauksen voi kuitenkin perua maksutta tilausajan päättymiseen asti.',
    en: 'There is no right of withdrawal for perishable food. The order can be cancelled free of charge until ordering for the day closes.',
    se: 'Färskvaror omfattas inte av ångerrätten. Beställningen kan ändå avbokas gratis tills beställningstiden går ut.',
    de: 'Für verderbliche Lebensmittel besteht kein Widerrufsrecht. Bis zum Bestellschluss kann die Bestellung kostenlos storniert werden.',
  },
  returnable: {
    fi: 'Näillä tuotteilla on 14 päivän peruuttamisoikeus: {names}.',
    en: 'You can withdraw from the purchase of these within 14 days: {names}.',
    se: 'Dessa produkter har 14 dagars ångerrätt: {names}.',
    de: 'Für diese Produkte gilt ein 14-tägiges Widerrufsrecht: {names}.',
  },
  toWithdrawal: {
    fi: 'Tee peruutusilmoitus',
    en: 'Withdraw from the purchase',
    se: 'Gör en ångeranmälan',
    de: 'Widerruf erklären',
  },
  print: { fi: 'Tulosta', en: 'Print', se: 'Skriv ut', de: 'Drucken' },
} satisfies TextGroup

export type OrderPageTexts = Texts<typeof orderPageTexts>
