import { links } from '#content/links.ts'
import type { AuthoredPage } from '#content/site-content.ts'
import { type LegalFacts, legalPage, reach } from './legal-page.ts'

/** `prefix` is where Swedish stands on the site: `/se`, or nothing where it is the first language. */
export const legalLinks = (prefix: '' | '/se') =>
  links({
    Integritet: `${prefix}/integritet`,
    Tillgänglighet: `${prefix}/tillganglighet`,
    Kakor: `${prefix}/kakor`,
  })

const purposes = {
  business:
    '**Kundrelationen.** Kontaktpersonens namn, uppgift, e-postadress och telefonnummer samt beställningar och överenskommelser. Grunden är vårt berättigade intresse av att sköta kundrelationen (led f). Uppgifterna sparas så länge relationen varar och två år därefter.',
  recruiting:
    '**Rekrytering.** Ansökan, meritförteckning och anteckningar från intervjuer. Grunden är åtgärder på den sökandes begäran innan ett avtal ingås (led b). Ansökningar sparas i två år efter att rekryteringen har avslutats.',
  media:
    '**Pressmeddelanden och svar till medier.** Namn, redaktion och kontaktuppgifter. Grunden är berättigat intresse (led f). Uppgifterna tas bort på begäran eller när de inte längre stämmer.',
}

/** The law and the authorities that a visitor can turn to. */
const countries = {
  fi: {
    privacy:
      'Du kan lämna in klagomål till Dataombudsmannens byrå, PB 800, 00531 Helsingfors, [tietosuoja.fi/sv](https://tietosuoja.fi/sv).',
    storage: '205 § i lagen om tjänster inom elektronisk kommunikation, 917/2014',
    law: 'lagen om tillhandahållande av digitala tjänster (306/2019)',
    supervision:
      'Transport- och kommunikationsverket Traficom, som övervakar lagen: Traficom, tillsynen över digital tillgänglighet, PB 320, 00059 TRAFICOM, [tillganglighetskrav.fi](https://www.tillganglighetskrav.fi/)',
  },
  se: {
    privacy:
      'Du kan lämna in klagomål till Integritetsskyddsmyndigheten (IMY), Box 8114, 104 20 Stockholm, [imy.se](https://www.imy.se/). Eftersom bolaget finns i Finland samarbetar IMY med den finska dataombudsmannen.',
    storage: '9 kap. 28 § lagen (2022:482) om elektronisk kommunikation',
    law: 'lagen (2023:254) om vissa produkters och tjänsters tillgänglighet',
    supervision:
      'Post- och telestyrelsen (PTS), som utövar tillsyn: PTS, Box 6101, 102 32 Stockholm, [pts.se](https://www.pts.se/)',
  },
}

type Facts = LegalFacts<keyof typeof purposes> & { prefix: '' | '/se'; country: keyof typeof countries }

/** Privacy notice, accessibility statement and cookies of a site in Swedish. */
export const legalPages = (facts: Facts): AuthoredPage[] => [privacy(facts), accessibility(facts), cookies(facts)]

const privacy = ({ name, contact, prefix, country, purposes: own = [] }: Facts) =>
  legalPage({
    path: '/integritet',
    key: 'privacy',
    title: 'Så behandlar vi personuppgifter',
    description: `Vilka personuppgifter ${name} samlar in, vad de används till, hur länge de sparas och vilka rättigheter du har.`,
    text: `
Här finns de upplysningar som artikel 13 i dataskyddsförordningen (EU) 2016/679 kräver för webbplatsen ${name}.

## Personuppgiftsansvarig

Kaskimaa Oyj, Kaskimaantie 3, FI-60100 Seinäjoki, Finland. Dataskyddsombudet nås på [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example) eller per post märkt ”Dataskydd”. I andra ärenden svarar vi som sköter webbplatsen: ${reach(contact)}.

## Ändamål, rättslig grund och lagringstid

${[
  '**Att svara dig.** Namn, kontaktuppgifter och det du berättar när du skriver eller ringer. Grunden är vårt berättigade intresse av att svara (artikel 6.1 led f). Meddelanden sparas i två år, de som gäller fel på en vara i fem.',
  ...own.map((purpose) => purposes[purpose]),
  '**Webbplatsens säkerhet och drift.** Serverns logg innehåller IP-adress, sida och klockslag. Grunden är vårt berättigade intresse av att hålla tjänsten igång. Loggen raderas efter 30 dagar.',
  `**Statistik och marknadsföring.** Endast med ditt samtycke (led a), som du kan ta tillbaka när du vill; se [kakor](${prefix}/kakor).`,
]
  .map((purpose) => `- ${purpose}`)
  .join('\n')}

Du behöver inte lämna några uppgifter, men utan kontaktuppgift kan vi inte svara. Vi fattar inga automatiserade beslut och gör ingen profilering.

## Mottagare och överföringar

Leverantörerna av våra servrar och vår e-post behandlar uppgifter för vår räkning, liksom transportföretaget när något skickas till dig. Avtalen förbjuder all annan användning. Myndigheter får uppgifter bara när lagen kräver det. Uppgifter säljs inte. De finns inom Europeiska ekonomiska samarbetsområdet; om ett biträde behandlar dem någon annanstans grundas överföringen på kommissionens beslut om adekvat skyddsnivå eller på standardavtalsklausuler.

## Dina rättigheter

- tillgång till uppgifterna och en kopia av dem (artikel 15)
- rättelse av det som är fel (artikel 16)
- radering av det som inte längre behövs (artikel 17)
- begränsning medan en tvist reds ut (artikel 18)
- dataportabilitet för det du har lämnat med stöd av avtal eller samtycke (artikel 20)
- invändning mot behandling som grundas på berättigat intresse (artikel 21)
- återkallelse av samtycke, utan verkan för det som redan har skett (artikel 7)

Skriv till [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example). Du får svar inom en månad. Om vi inte kan vara säkra på vem som frågar kan vi be dig styrka din identitet.

## Klagomål

${countries[country].privacy} Hör gärna av dig till oss först; det mesta går att rätta till med ett meddelande.
`,
  })

const accessibility = ({ name, contact, country }: Facts) =>
  legalPage({
    path: '/tillganglighet',
    key: 'accessibility',
    title: 'Tillgänglighetsredogörelse',
    description: `Hur ${name} fungerar med tangentbord, skärmläsare och förstoring, och vart du vänder dig om det inte fungerar.`,
    text: `
Redogörelsen gäller webbplatsen ${name}. Vi följer ${countries[country].law} på alla våra webbplatser, även på dem som lagen inte kräver det av.

## Vad vi strävar efter

Kravet är standarden EN 301 549, som för webbplatser innebär nivå A och AA i WCAG 2.1. Vi bygger sidorna så att

- allt går att använda med enbart tangentbord, och fokus syns
- rubriker, listor och områden är uppmärkta så att man kan förflytta sig mellan dem med skärmläsare
- texten tål 200 procents förstoring och en smal skärm
- innehållet går att läsa utan skript
- rörelse upphör när din enhet ber om det.

## Hur vi har bedömt det

Bedömningen är vår egen. Varje version kontrolleras automatiskt före publicering, och nya delar prövas för hand med tangentbord och på telefon. Någon extern granskning har ännu inte gjorts, så vi påstår inte att alla krav är uppfyllda.

## Kända brister

- Illustrationernas textalternativ säger vad bilden föreställer, men inte varje detalj.
- Länkar till andra webbplatser kan leda till sidor på ett annat språk. Vi försöker säga det i länken.
- Äldre broschyrer och andra bilagor är inte alltid tillgängliga. Fråga oss, så får du innehållet i en annan form.

## Berätta vad som inte fungerar

Skriv till [saavutettavuus@kaskimaa.example](mailto:saavutettavuus@kaskimaa.example) eller kontakta oss som sköter webbplatsen: ${reach(contact)}. Ange sidans adress och vad du försökte göra. Vi svarar inom två veckor.

## Tillsyn

Är du inte nöjd med svaret, eller om inget har kommit inom två veckor, kan du vända dig till ${countries[country].supervision}.
`,
  })

const cookies = ({ name, prefix, country }: Facts) =>
  legalPage({
    path: '/kakor',
    key: 'cookies',
    title: 'Kakor och annan lagring',
    description: `Vad ${name} sparar i din webbläsare, vad av det som är nödvändigt och hur du ändrar ditt val.`,
    text: `
Sidorna går att läsa utan att något sparas i din webbläsare. Vissa funktioner behöver ett minne. Här är hela listan.

## Nödvändigt

Detta kräver inget samtycke, eftersom det du har bett om annars inte fungerar (${countries[country].storage}).

- **consent:** ditt val om kakor. Sparas i 12 månader.
- **Kopia av varukorgen:** raderna i korgen i vår finska nätbutik, så att de inte försvinner när du byter sida. Sparas tills korgen töms eller beställs.
- **Utkast till formulär:** det du hunnit skriva, om sidan skulle stängas. Sparas i 24 timmar, bara i din egen webbläsare.
- **Gillamarkeringar:** vilka produkter du har gillat, så att samma hjärta inte räknas två gånger. Sparas tills du rensar webbläsarens data. Kakan **likingvisitor** är ett slumptal som inte säger något annat om dig; 400 dagar.

## Statistik

Endast med samtycke. Vi räknar vilka sidor som läses och var läsningen tar slut. Utan ditt samtycke laddas inget mätskript.

## Marknadsföring

Endast med samtycke. En partner kan spara en identifierare för att välja annonser och begränsa hur ofta de visas. Utan ditt samtycke laddas partnerns skript inte.

## Så ändrar du ditt val

Längst ner på varje sida finns *Kakinställningar*. Där ger du ditt samtycke och tar tillbaka det lika lätt. Allt som sparats kan också tas bort i webbläsarens egna inställningar. Hur vi behandlar personuppgifter står på [sidan om integritet](${prefix}/integritet).
`,
  })
