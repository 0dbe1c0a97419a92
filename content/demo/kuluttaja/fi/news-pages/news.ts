import { newsOf } from '#content/news.ts'
import { picture } from '#content/pictures/pictures.ts'

export const newsArchive = newsOf('fi', '/ajankohtaista', [
  {
    slug: 'nain-sulatat-kinkun-ajoissa',
    title: 'Sulata kinkku ajoissa: laskuri jääkaapin oveen',
    description:
      'Seitsemän kilon kinkku tarvitsee jääkaapissa neljä vuorokautta. Koekeittiön taulukko kertoo, milloin se otetaan pakastimesta.',
    picture: picture('kinkku', 'Kinkkuviipaleita leikkuulaudalla'),
    date: '2026-11-11',
    categories: ['season', 'advice'],
    author: 'Marja-Leena Koskela, koekeittiö',
    body: `
Joulun yleisin hätäpuhelu tulee aatonaattona kello kuusi illalla: kinkku on vielä jäässä. Silloin on myöhäistä olla viisas, joten ollaan viisaita nyt.

- **2 kg, luuton:** puolitoista vuorokautta jääkaapissa
- **3 kg:** kaksi vuorokautta
- **5 kg, luullinen:** kolme vuorokautta
- **7 kg:** neljä vuorokautta

Sulata aina omassa pakkauksessaan ja reunallisessa astiassa. Jääkaapin alahylly on oikea paikka, pöytä ei. Pinta lämpenee pöydällä tunteja ennen kuin keskusta edes huomaa mitään, ja siitä bakteerit pitävät.

> Merkitse kalenteriin se päivä, jona kinkku otetaan pakastimesta. Paistopäivän muistaa muutenkin.
> — Marja-Leena Koskela, Kaskimaan koekeittiö

Jos hätä on jo täällä, upota pakattu kinkku kylmään veteen ja vaihda vesi tunnin välein. Kolmikiloinen sulaa näin yössä. Paisto-ohje löytyy [täältä](/ajankohtaista/joulukinkku-mittarilla).
`,
  },
  {
    slug: 'jauhelihapaketti-kolmeksi-illaksi',
    title: 'Yksi kilo jauhelihaa, kolme iltaa',
    description:
      'Sunnuntaina ruskistetaan, arkena vain lämmitetään. Näin viikko etenee kastikkeesta tacoihin ja keittoon.',
    picture: picture('jauheliha', 'Raakaa jauhelihaa leikkuulaudalla'),
    date: '2026-10-19',
    categories: ['advice'],
    author: 'Marja-Leena Koskela, koekeittiö',
    body: `
Kilon paketti on kilohinnaltaan edullisin ja jääkaapissa isoin ongelma. Ratkaisu on ruskistaa kaikki kerralla ja päättää vasta sitten.

Levitä liha kahteen kuumaan pannuun niin, että pohjaa näkyy. Älä sekoita kolmeen minuuttiin. Suolaa, jaa kolmeen rasiaan ja jäähdytä kahdessa tunnissa.

## Kolme rasiaa

1. **Maanantai:** sipuli, jauhot, liemi ja [muusi](/reseptit/jauhelihakastike-ja-perunamuusi).
2. **Keskiviikko:** juustokumina, lime ja [tortillat](/reseptit/jauhelihatacot).
3. **Torstai:** juurekset, vesi ja perunat, eli [keitto](/reseptit/jauhelihakeitto).

Ruskistettu jauheliha säilyy jääkaapissa kolme päivää ja pakastimessa kaksi kuukautta. Torstain rasia kannattaa siis pakastaa heti, jos keskiviikko on arvaamaton.
`,
  },
  {
    slug: 'syksyn-uutuudet-hyllyssa',
    title: 'Syksyn uutuudet: kolmen lihan pata ja ohut filee',
    description: 'Karjalanpaistilihat palaavat hyllyyn, ja broilerista saa nyt valmiiksi ohennetun fileen.',
    picture: picture('karjalanpaisti', 'Höyryävä pata, vieressä ruisleipää ja juureksia'),
    date: '2026-09-14',
    categories: ['products'],
    author: 'Kaskimaan kuluttajapalvelu',
    body: `
Viikosta 38 alkaen kauppojen kylmähyllyssä on kolme uutta pakkausta. Yksi niistä on vanha tuttu, jota on pyydetty takaisin joka kevät.

**Karjalanpaistilihat 1,3 kg.** Nautaa, sikaa ja karitsaa samassa suhteessa kuin [reseptissämme](/reseptit/karjalanpaisti). Kuutiot on leikattu neljän sentin kokoisiksi, koska pienempi häviää pataan.

**Ohut broilerinfilee 400 g.** Nuijittu puolestasi, kypsyy kahdessa minuutissa puoleltaan.

**Naudan jauheliha 17 %, 700 g.** Pihveihin ja hampurilaisiin, joista sai tähän asti lukea vain ohjeen.

Jos kauppasi hyllyssä ei ole etsimääsi, kysy kauppiaalta. Toive kulkee meille asti.
`,
  },
  {
    slug: 'kuvakilpailun-sato',
    title: 'Kesän kuvakilpailun satoa: mummon pata ja palanut lätty',
    description: 'Saimme 412 kuvaa kesäkeittiöistä. Raati valitsi voittajaksi padan, jota ei enää valmisteta.',
    picture: picture('kuluttaja-poyta', 'Kolme ihmistä ruokapöydän ääressä'),
    date: '2026-08-31',
    categories: ['kitchen'],
    author: 'Kaskimaan kuluttajapalvelu',
    body: `
Pyysimme kesäkuussa kuvia paikoista, joissa kesällä kokataan. Odotimme grillejä. Saimme teltan absideja, soutuveneitä, yhden traktorin lavan ja neljätoista kuvaa samasta kivestä Kuortaneella.

Voittajaksi raati valitsi Anneli Rauhalan kuvan mummonsa valurautapadasta. Padan kyljessä on särö, joka on hitsattu vuonna 1961, ja sisällä on juuri valmistunut [palapaisti](/reseptit/palapaisti).

> Pata ei ole kaunis. Se on vain aina ollut mukana, kun on jotain juhlittavaa.
> — Anneli Rauhala, voittaja

Kunniamaininnan sai kuva, jossa lätty on palanut täsmälleen Suomen muotoiseksi. Palkinnot on postitettu. Kiitos kaikille, jotka osallistuivat, ja anteeksi niille, joiden naapuri vei parhaan paikan kiveltä.
`,
  },
  {
    slug: 'grillikauden-muistilista',
    title: 'Grillikauden muistilista: viisi kohtaa ennen ensimmäistä makkaraa',
    description: 'Ritilä, hiilet, mittari, kaksi lautasta ja vesiämpäri. Niillä pääsee pitkälle.',
    picture: picture('mestari-grilli', 'Grilli järven rannalla, taustalla auringonlasku'),
    date: '2026-05-04',
    categories: ['season', 'advice'],
    author: 'Marja-Leena Koskela, koekeittiö',
    body: `
Grillikausi alkaa joka vuosi samana iltana: sinä, jona naapuri aloittaa. Silloin on myöhäistä etsiä harjaa autotallista tai muistella, jäikö viime syksynä hiiliä.

Tarkista siis viisi asiaa jo tänä viikonloppuna.

1. **Ritilä.** Kuumenna se tyhjänä ja harjaa vasta sitten. Öljyä pinta talouspaperilla, älä suihkeella.
2. **Hiilet.** Puolen tunnin kuluttua niissä on harmaa pinta. Siihen asti ne ovat vain lämmintä savua.
3. **Mittari.** Broileri 75 °C, porsas 70 °C, jauhelihapihvi 70 °C. Väri valehtelee hämärässä.
4. **Kaksi lautasta.** Yksi raa'alle, toinen kypsälle. Pihdit pestään välissä.
5. **Ämpäri vettä.** Sitä tarvitaan harvoin, mutta silloin heti.

Aloita [grillivartaista](/reseptit/grillivartaat), jos haluat harjoitella. Ne antavat anteeksi melkein kaiken paitsi kiireen.
`,
  },
  {
    slug: 'kevyempi-jauhelihapakkaus',
    title: 'Miksi jauhelihapaketti kutistui, vaikka lihaa on saman verran',
    description:
      'Uudessa pakkauksessa on 400 grammaa lihaa ja yksitoista grammaa vähemmän muovia. Vastaamme neljään kysymykseen.',
    picture: picture('lihakauppa-paketti', 'Paperiin käärittyjä, narulla sidottuja lihapaketteja'),
    date: '2025-10-02',
    categories: ['products'],
    author: 'Kaskimaan kuluttajapalvelu',
    body: `
Kun pakkaus vaihtui rasiasta kalvoon, kuluttajapalvelun puhelin soi kaksi viikkoa. Tässä vastaukset.

**Onko lihaa vähemmän?** Ei. Paino on sama 400 grammaa, ilma on poissa.

**Miksi liha on tummempaa?** Tyhjiössä ei ole happea, joka värjää lihan kirkkaanpunaiseksi. Väri palaa vartissa, kun paketti avataan.

**Säilyykö se pidempään?** Kyllä, avaamattomana neljä päivää pidempään. Viimeinen käyttöpäivä on silti raja.

**Minne kalvo laitetaan?** Muovinkeräykseen, kunhan se on huuhdottu kylmällä vedellä. Yhdessä pakkauksessa muovia on viisi grammaa entisen kuudentoista sijasta.
`,
  },
  {
    slug: 'tilalla-yli-rahko',
    title: 'Yli-Rahkon tilalla herätään ohran mukaan',
    description:
      'Heikki Yli-Rahko kasvattaa sikoja samassa pihassa, jossa hänen isoisoisänsä liittyi osuuskuntaan. Kävimme kylvöaamuna.',
    picture: picture('maatila', 'Punainen navetta, lehmä ja kanoja peltojen keskellä'),
    date: '2026-05-18',
    categories: ['farms'],
    author: 'Laura Nieminen, teksti',
    body: `
Kello on viisi, ja Heikki Yli-Rahko seisoo pellon reunassa kädet taskussa. Hän odottaa, että maa murenee nyrkissä oikein. Eilen se vielä tarttui.

Ohra, joka tänään kylvetään, syödään ensi talvena saman pihan sikalassa. Rehusta neljä viidesosaa kasvaa omilla ja naapurin pelloilla. Valkuaiseksi on viime vuodesta lähtien ollut härkäpapua.

> Isoisoisä möi vuonna 1903 yhden sian ja osti sillä osuuden. En tiedä, kumpi oli parempi kauppa, mutta jatkoa seurasi.
> — Heikki Yli-Rahko, sopimustuottaja neljännessä polvessa

Siat heräävät vasta, kun ruokkija kolahtaa. Ne tulevat uteliaina vastaan, haistelevat kengät ja palaavat olkiin. Häntä on kippuralla, mikä on Heikin mukaan ainoa mittari, jota ei voi väärentää.

Kello kuusi maa murenee. Traktori käynnistyy, ja haastattelu on ohi.
`,
  },
  {
    slug: 'paasiaispoyta-ilman-kiiretta',
    title: 'Pääsiäispöytä ilman kiirettä',
    description:
      'Kaksi ruokaa uuniin edellisenä päivänä, yksi pannulle sunnuntaina. Aikataulu, jossa kokkikin ehtii istua.',
    picture: picture('uunipaisti', 'Sidottu uunipaisti ja siitä leikattuja viipaleita laudalla'),
    date: '2026-03-30',
    categories: ['season'],
    author: 'Marja-Leena Koskela, koekeittiö',
    body: `
Pääsiäisenä on neljä vapaata päivää ja silti aina kiire. Syy on se, että kaikki yritetään tehdä sunnuntaina kello kahdeltatoista.

**Perjantaina** paisti maustetaan ja pannaan kylmään. Suola ehtii sisään asti.

**Lauantaina** paistetaan [paahtopaisti](/reseptit/paahtopaisti-ja-lohkoperunat) 56 asteeseen ja jäähdytetään. Kylmänä se leikkautuu ohuemmaksi kuin lämpimänä, ja sunnuntain kylmä pöytä on valmis.

**Sunnuntaina** uuniin menevät vain perunat. Pannulle tulee [porsaan sisäfilee](/reseptit/porsaan-sisafilee-pippurikastikkeessa) niille, joiden mielestä juhlassa pitää olla kastiketta.

Jälkiruoan saa tuoda vieras. Häneltä ei kysytä, tekikö hän sen itse.
`,
  },
  {
    slug: 'osta-yksi-mittari',
    title: 'Osta yksi mittari, älä viittä kirjaa',
    description: 'Lihamittari maksaa saman kuin yksi pilalle mennyt paisti. Näin valitset ja tarkistat sen.',
    picture: picture('grillipihvi', 'Grillattu pihvi laudalla, päällä voinokare'),
    date: '2026-02-09',
    categories: ['advice'],
    author: 'Marja-Leena Koskela, koekeittiö',
    body: `
Koekeittiössä on yksitoista mittaria ja yksi, jota käytetään. Se on ohutkärkinen, näyttää lukeman kolmessa sekunnissa ja maksoi vähemmän kuin paisti, jonka se pelasti ensimmäisenä iltana.

## Tarkista kotona

Täytä lasi jäillä ja vedellä, odota kolme minuuttia ja työnnä kärki keskelle. Lukeman pitää olla nolla, asteen saa heittää. Kiehuvassa vedessä sen pitää olla sata.

## Muista nämä

- **Jauheliha ja porsas:** 70 °C
- **Broileri:** 75 °C
- **Naudan paahtopaisti:** 56 °C medium, 60 °C melkein kypsä
- **Revittävä liha:** 92–95 °C, vaikka se kuulostaa virheeltä

Mittaa paksuimmasta kohdasta, ei luun vierestä. Ja mittaa kahdesta kohdasta, jos vieraana on lääkäri.
`,
  },
  {
    slug: 'hernekeitto-kuuluu-torstaille',
    title: 'Miksi hernekeitto kuuluu torstaille',
    description: 'Syitä on kolme: paasto, varuskunnat ja ruokaloiden lista. Yksikään niistä ei selitä lättyä.',
    picture: picture('hernekeitto', 'Hernekeittoa kulhossa, pinnalla lihapaloja ja sinappia'),
    date: '2026-01-29',
    categories: ['kitchen'],
    author: 'Laura Nieminen, teksti',
    body: `
Kysymys tulee kuluttajapalveluun joka tammikuu, tavallisesti torstaina. Vanhin selitys on katolinen: perjantai oli paastopäivä, joten torstaina syötiin tukevasti.

Toinen selitys on armeija. Herneet ja suolaliha säilyivät varastossa, kattila oli yksi ja syöjiä monta. Kolmas on koululounas, joka vakiinnutti torstain niin, ettei sitä ole kukaan enää rohjennut siirtää.

Lätylle emme ole löytäneet selitystä. Ehkä se on vain hyvä tapa lopettaa keitto.

> Meillä koekeittiössä hernekeitto tehdään keskiviikkona, koska se on torstaina parempaa.
> — Marja-Leena Koskela, Kaskimaan koekeittiö

Resepti on [täällä](/reseptit/hernekeitto). Sinappi tulee pöytään erikseen, sillä siitä ei ole koskaan päästy yksimielisyyteen.
`,
  },
])
