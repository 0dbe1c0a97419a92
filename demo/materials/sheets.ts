/** A sheet of the school's material: what is on paper, as HTML. */
export type Sheet = { file: string; lesson: string; title: string; about: string; body: string }

const lines = (count: number) => '<div class="line"></div>'.repeat(count)
const boxes = (words: readonly string[]) => `<ul class="cards">${words.map((word) => `<li>${word}</li>`).join('')}</ul>`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

const teacher = 'Opettajan sivu'
const pupil = 'Oppilaan tehtävät'

const professions = [
  'kylväjä',
  'rehumylläri',
  'viljelijä',
  'eläinlääkäri',
  'kuljettaja',
  'teurastaja',
  'pakkaaja',
  'kauppias',
  'kokki',
]

const log = [
  ['7.30', 'Broilerisalaatti valmis, jääkaappiin', '5 °C'],
  ['9.10', 'Riisi keitetty, lämpöhauteeseen', '72 °C'],
  ['10.00', 'Sähkökatko, hauteet pois päältä', '–'],
  ['10.45', 'Broilerisalaatti tarjolle', '7 °C'],
  ['11.30', 'Riisi tarjolla', '48 °C'],
  ['12.40', 'Riisi tarjolla', '36 °C'],
  ['12.50', 'Jälkiruoka jääkaapista', '6 °C'],
]

const prices = [
  ['Peruna 1 kg', '1,20 €'],
  ['Täysjyväpasta 500 g', '1,35 €'],
  ['Porkkana 1 kg', '1,50 €'],
  ['Valkokaali 1 kg', '1,60 €'],
  ['Ruisleipä 12 viipaletta', '2,30 €'],
  ['Broilerin suikale 400 g', '4,60 €'],
  ['Kirjolohi 500 g', '8,90 €'],
  ['Härkäpapu 300 g', '2,40 €'],
  ['Kananmuna 10 kpl', '2,80 €'],
  ['Maito 1 l', '1,00 €'],
]

export const sheets: readonly Sheet[] = [
  {
    file: 'tunti-1-opettajalle',
    lesson: 'Tunti 1: Pellolta lautaselle',
    title: teacher,
    about: 'Luokat 3–6, ympäristöoppi, 45 minuuttia',
    body: `<h2>Tavoite</h2><p>Oppilas osaa kertoa yhden ruoan matkan omin sanoin ja nimeää ainakin viisi ammattia sen varrelta.</p>
<h2>Tunnin kulku</h2><ol><li><strong>10 min.</strong> Jokainen piirtää lihapullan ja kirjoittaa ympärille ammatit, joita siihen tarvittiin. Älä auta vielä.</li>
<li><strong>20 min.</strong> Jaa ryhmille ammattikortit. Ryhmä järjestää ne jonoksi ja perustelee paikat. Oikeita järjestyksiä on monta: eläinlääkäri kuuluu sekä tilalle että teurastamoon.</li>
<li><strong>15 min.</strong> Poista jokaiselta ryhmältä yksi kortti. Mitä tapahtuu lihapullalle?</li></ol>
<h2>Ammattikortit leikattaviksi</h2>${boxes(professions)}
<h2>Keskusteltavaksi</h2><ul><li>Kenen ammattia kukaan ei muistanut? Usein se on kuljettaja tai siivooja.</li><li>Mikä muuttuu, jos lihapulla tehdään pavuista? Kortit vaihtuvat, jono ei lyhene.</li></ul>`,
  },
  {
    file: 'tunti-1-oppilaalle',
    lesson: 'Tunti 1: Pellolta lautaselle',
    title: pupil,
    about: 'Nimi ja luokka ______________________________',
    body: `<h2>1. Piirrä lihapulla</h2><p>Kirjoita sen ympärille kaikki ammatit, joita tarvittiin, että se on lautasellasi.</p><div class="drawing"></div>
<h2>2. Kuka tuli ensin?</h2><p>Kirjoita viisi ammattia siihen järjestykseen, jossa ne tekevät työnsä.</p>${lines(5)}
<h2>3. Yksi puuttuu</h2><p>Ryhmältäsi otettiin yksi kortti. Mitä lihapullalle tapahtuu ilman sitä?</p>${lines(3)}`,
  },
  {
    file: 'tunti-2-opettajalle',
    lesson: 'Tunti 2: Lautanen palasina',
    title: teacher,
    about: 'Luokat 7–9, kotitalous, 45 minuuttia',
    body: `<h2>Tavoite</h2><p>Oppilas tuntee ruokaryhmät ja osaa koota niistä aterian, joka pysyy budjetissa.</p>
<h2>Tunnin kulku</h2><ol><li><strong>10 min.</strong> Lautasmalli taululle: puolet kasviksia, neljännes perunaa tai viljaa, neljännes kalaa, lihaa, munaa tai papuja.</li>
<li><strong>20 min.</strong> Ryhmät kokoavat lounaan hintalistasta. Budjetti on 2,50 € ruokailijaa kohden.</li>
<li><strong>15 min.</strong> Ryhmät myyvät lounaansa toisilleen. Eniten ääniä saanut valmistetaan seuraavalla tunnilla.</li></ol>
<h2>Yksi ratkaisu</h2>${table(
      ['Aine', 'Määrä', 'Hinta'],
      [
        ['Perunaa', '180 g', '0,22 €'],
        ['Porkkanaa ja kaalia', '220 g', '0,41 €'],
        ['Broilerin suikaletta', '90 g', '1,04 €'],
        ['Ruisleipä ja levite', '1 viipale', '0,24 €'],
        ['Maito', '2 dl', '0,20 €'],
        ['Yhteensä', '', '2,11 €'],
      ],
    )}
<h2>Väittelyyn</h2><p>Miksi halvin lautanen ei aina ole paras, ja kuka suostuisi syömään sen huomennakin?</p>`,
  },
  {
    file: 'tunti-2-oppilaalle',
    lesson: 'Tunti 2: Lautanen palasina',
    title: pupil,
    about: 'Ryhmän nimet ______________________________',
    body: `<h2>Budjetti: 2,50 € ruokailijaa kohden</h2><div class="pair">${[prices.slice(0, 5), prices.slice(5)]
      .map((part) => table(['Hintalista', 'Hinta'], part))
      .join('')}</div>
<h2>Meidän lounaamme</h2>${table(
      ['Aine', 'Määrä yhdelle', 'Laske hinta'],
      Array.from({ length: 6 }, () => ['&nbsp;', '', '']),
    )}
<h2>Myyntilause</h2>${lines(4)}`,
  },
  {
    file: 'tunti-3-opettajalle',
    lesson: 'Tunti 3: Kylmäketjun dekkari',
    title: teacher,
    about: 'Luokat 7–9, biologia, 45 minuuttia',
    body: `<h2>Tavoite</h2><p>Oppilas ymmärtää, miksi lämpötila ratkaisee, ja osaa lukea omavalvonnan lokia.</p>
<h2>Tunnin kulku</h2><ol><li><strong>5 min.</strong> Tapaus: keskiviikkona 7B sai vatsataudin. Epäiltyinä broilerisalaatti, riisi ja jälkiruoka.</li>
<li><strong>25 min.</strong> Oppilaat tutkivat lokia pareittain ja merkitsevät rikkeet.</li><li><strong>15 min.</strong> Syyllinen nimetään ja todisteet luetaan ääneen.</li></ol>
<h2>Vastaukset</h2><ul><li><strong>Riisi.</strong> Kuuman ruoan raja on 60 °C. Hauteet sammuivat kello 10.00, ja riisi oli 11.30 jo 48-asteista. <em>Bacillus cereus</em> viihtyy juuri siinä.</li>
<li>Broilerisalaatti kävi 7 asteessa tarjolle tuotaessa. Se on rike, mutta tunnin tarjoilussa ei vielä vaarallinen.</li><li>Jälkiruoka oli 6 asteessa, siis rajalla ja kunnossa.</li>
<li>Laskutehtävä: neljässä tunnissa on 12 jakautumista, 2<sup>12</sup> = <strong>4 096</strong>.</li></ul>`,
  },
  {
    file: 'tunti-3-oppilaalle',
    lesson: 'Tunti 3: Kylmäketjun dekkari',
    title: pupil,
    about: 'Etsivät ______________________________',
    body: `<p>Keskiviikkona 7B sai vatsataudin. Lounaalla oli broilerisalaattia, riisiä ja jälkiruoka. Tässä on keittiön loki.</p>${table(['Kello', 'Tapahtuma', 'Lämpötila'], log)}
<p>Muista: kylmä ruoka alle 6 °C, kuuma ruoka yli 60 °C.</p>
<h2>1. Merkitse lokiin kaikki rikkeet.</h2><h2>2. Kuka on syyllinen, ja miksi?</h2>${lines(4)}
<h2>3. Bakteeri jakautuu 20 minuutin välein. Alussa niitä on yksi. Montako on neljän tunnin kuluttua?</h2>${lines(2)}`,
  },
  {
    file: 'tunti-4-opettajalle',
    lesson: 'Tunti 4: Hävikkimatikka',
    title: teacher,
    about: 'Luokat 5–9, matematiikka, 45 minuuttia ja viikko punnitusta',
    body: `<h2>Tavoite</h2><p>Oppilas osaa arvioida, mitata ja yleistää, ja esittää tuloksen toiselle ymmärrettävästi.</p>
<h2>Ennen tuntia</h2><p>Luokka punnitsee viiden päivän ajan oman lautashävikkinsä: keittiövaaka, kannellinen ämpäri ja taulukko ruokasalin oveen. Sovi asiasta keittiön kanssa.</p>
<h2>Tunnin kulku</h2><ol><li><strong>10 min.</strong> Jokainen arvaa koulun vuosihävikin kiloina. Arvaukset taululle.</li><li><strong>20 min.</strong> Lasketaan keskiarvo oppilasta ja päivää kohden, kerrotaan koulun oppilasmäärällä ja 187 koulupäivällä.</li>
<li><strong>15 min.</strong> Tuloksesta tehdään kuva, jonka rehtori ymmärtää kymmenessä sekunnissa.</li></ol>
<h2>Esimerkki</h2><p>Luokassa on 22 oppilasta, viikon hävikki 4,4 kg. Päivässä 0,88 kg, oppilasta kohden 40 g. Koulussa on 350 oppilasta: 0,040 kg × 350 × 187 = 2 618 kg vuodessa.</p>`,
  },
  {
    file: 'tunti-4-oppilaalle',
    lesson: 'Tunti 4: Hävikkimatikka',
    title: pupil,
    about: 'Nimi ja luokka ______________________________',
    body: `<h2>1. Arvaa ensin</h2><p>Kuinka monta kiloa ruokaa koulussamme heitetään pois vuodessa? __________ kg</p>
<h2>2. Punnitkaa</h2>${table(
      ['Päivä', 'Ruokailijoita', 'Hävikki, kg'],
      ['Maanantai', 'Tiistai', 'Keskiviikko', 'Torstai', 'Perjantai', 'Yhteensä'].map((day) => [day, '', '']),
    )}
<h2>3. Laskekaa</h2><p>Hävikki oppilasta ja päivää kohden, grammoina:</p>${lines(1)}<p>Koko koulu vuodessa (187 koulupäivää), kiloina:</p>${lines(1)}
<h2>4. Näyttäkää rehtorille</h2><p>Piirtäkää tulos niin, että sen ymmärtää kymmenessä sekunnissa.</p><div class="drawing"></div>`,
  },
]
