import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Jyvästä se alkaa', link: '/#jyva' },
      { label: 'Palat', link: '/#palat' },
      { label: 'Paistoajat', link: '/#kypsyys' },
      { label: 'Sunnuntain broileri', link: '/reseptit/sunnuntain-broileri-ja-ohraa' },
    ],
    footer: {
      promise: 'Suomalaisella viljalla kasvanut broileri, jonka tila lukee pakkauksessa.',
      contact: {
        heading: 'Jyväbroilerin keittiö',
        lines: ['Kaskimaa Oyj / Jyväbroiler', 'Kaskimaantie 3', '60100 Seinäjoki', 'Arkisin klo 9–15'],
        phone: '+358 20 000 0230',
        email: 'jyvabroiler@kaskimaa.example',
      },
      groups: [
        {
          label: 'Kaskimaan sivustot',
          links: [
            { label: 'Kaskimaa', link: 'site:kuluttaja/' },
            { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
            { label: 'Mestari', link: 'site:mestari/' },
            { label: 'Herkkutiski', link: 'site:deli/' },
            { label: 'Kaskimaa Ammattilaiset', link: 'site:ammattilaiset/' },
            { label: 'Kaskimaan koulu', link: 'site:koulu/' },
          ],
        },
      ],
    },
  },
  pages: [
    {
      path: '/',
      key: 'home',
      template: 'home',
      title: 'Jyväbroiler – broileria viljan mailta',
      description:
        'Jyväbroiler kasvaa suomalaisella vehnällä ja kauralla. Palat, paistoajat ja reseptit fileestä kokonaiseen sunnuntaibroileriin.',
      publishDate: '2026-10-12',
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'poster',
            eyebrow: 'Jyväbroiler',
            title: 'Kumpi oli ensin? Jyvä.',
            text: 'Ennen munaa ja ennen kanaa oli pelto. Siksi kysymme viljelijältä ensin, mitä hän kylvi, ja vasta sitten, montako lintua hallissa on.',
            picture: picture('jyvabroiler-hero', 'Paistettu broileri lautasella, vieressä viljan tähkiä'),
            links: [
              { label: 'Katso paistoajat', link: '#kypsyys' },
              { label: 'Sunnuntain resepti', link: '/reseptit/sunnuntain-broileri-ja-ohraa' },
            ],
          },
        },
        {
          type: 'image-with-text',
          anchor: 'jyva',
          props: {
            tone: 'surface',
            side: 'right',
            eyebrow: 'Jyvästä se alkaa',
            heading: 'Vehnää, kauraa ja muutama kysymys',
            content: richText(`
Jyväbroilerin rehusta suurin osa on suomalaista viljaa: vehnää ja kauraa, joista osa kasvaa samalla tilalla kuin linnut. Valkuaista tuovat herne, härkäpapu ja rypsi.

Viljelijä puntaroi joka syksy samaa asiaa kuin leipuri. Onko jyvä täysi? Tuoksuuko se puhtaalta? Jos ei, sitä ei syötetä.
`),
            picture: picture('vilja', 'Kypsää viljaa pellolla'),
          },
        },
        {
          type: 'card-grid',
          anchor: 'palat',
          props: {
            tone: 'paper',
            heading: 'Lintu on monta ruokaa',
            text: 'Filee on vasta alku. Valitse pala sen mukaan, kuinka paljon sinulla on aikaa ja sormia.',
            shape: 'square',
            columns: 'Four',
            rows: 2,
            cards: [
              {
                kind: 'link',
                label: '20 minuuttia',
                header: 'Fileet',
                text: 'Nopea pala, joka ei siedä unohtamista.',
                link: '#kypsyys',
                image: picture('jyvabroiler-fileet', 'Raakoja broilerin fileitä, sitruunaa ja yrttejä laudalla'),
              },
              {
                kind: 'link',
                label: '50 minuuttia',
                header: 'Koipireidet',
                text: 'Mehukkain pala. Sietää unohtamistakin.',
                link: '#kypsyys',
                image: picture('broilerin-koipi', 'Kaksi paistettua broilerin koipea lautasella'),
              },
              {
                kind: 'link',
                label: 'Sormin',
                header: 'Siivet',
                text: 'Kuuma uuni, rapea pinta, paljon servettejä.',
                link: '#kypsyys',
                image: picture('broilerin-siivet', 'Broilerin siipiä ja dippiä laudalla'),
              },
              { kind: 'page', path: '/reseptit/sunnuntain-broileri-ja-ohraa' },
              {
                kind: 'link',
                label: 'Maanantai',
                header: 'Eilinen broileri salaattiin',
                text: 'Ylijääneestä lounaslaatikko vartissa.',
                link: '#tahteet',
                image: picture('broilerisalaatti', 'Broilerisalaattia kulhossa'),
              },
              {
                kind: 'link',
                label: 'Tila',
                header: 'Missä linnut kasvavat',
                text: 'Kuiviketta, päivänvaloa ja isäntä saappaissa.',
                link: '#tila',
                image: picture('maatila', 'Punainen navetta, lehmä ja kanoja pellon laidalla'),
              },
              {
                kind: 'link',
                label: 'Lihakauppa',
                header: 'Kylmälaatikossa kotiin',
                text: 'Tilaa broileri samalla kertaa kuin muu liha.',
                link: 'site:lihakauppa/',
                image: picture('lihakauppa-paketti', 'Paperiin käärittyjä, narulla sidottuja lihapaketteja'),
              },
              {
                kind: 'link',
                label: 'Ammattilaiset',
                header: 'Sadalle syöjälle',
                text: 'Suurkeittiön pakkaukset ja reseptit.',
                link: 'site:ammattilaiset/',
                image: picture('ammattilaiset-keittio', 'Neljä pannua ja kattilaa liedellä'),
              },
            ],
          },
        },
        {
          type: 'rich-text',
          anchor: 'kypsyys',
          props: {
            tone: 'brand',
            content: richText(`
## Muista yksi luku: 75 °C

Broileri on kypsä, kun paksuimman kohdan sisälämpötila on vähintään 75 °C ja lihasneste on kirkasta. Väri ei kerro kypsyyttä, mittari kertoo. Ajat koskevat uunissa paistettavaa, jääkaappikylmää palaa:

- **Filee, 170 g:** 200 °C, 20–25 minuuttia. Lepo viisi minuuttia.
- **Koipireisi:** 200 °C, 45–50 minuuttia, nahkapuoli ylöspäin.
- **Siivet:** 225 °C, 30–35 minuuttia, kertaalleen käännettynä.
- **Koko broileri, 1,5 kg:** 200 °C, 75–90 minuuttia. Mittaa reiden sisäsyrjästä, ei luusta.

Älä huuhtele raakaa broileria, sillä vesi roiskuttaa bakteerit ympäri keittiötä. Raaka lintu saa oman leikkuulaudan, ja kädet pestään aina käsittelyn jälkeen.
`),
          },
        },
        {
          type: 'image-with-text',
          anchor: 'tahteet',
          props: {
            tone: 'paper',
            side: 'left',
            eyebrow: 'Maanantai',
            heading: 'Eilinen lintu, tämän päivän lounas',
            content: richText(`
Revi kylmä broileri haarukalla, älä leikkaa. Revittyyn pintaan kastike tarttuu. Sekaan keitettyä ohraa, omenaa, kurkkua ja ruohosipulia, päälle kermaviiliä ja teelusikallinen sinappia.

Luut kattilaan, vettä päälle, sipuli ja laakerinlehti. Kahden tunnin kuluttua sinulla on liemi, josta tulee keitto – ja keitosta tiistai.
`),
            picture: picture('keitto', 'Kulhollinen lihakeittoa, jossa on juureksia ja herneitä'),
          },
        },
        {
          type: 'image-with-text',
          anchor: 'tila',
          props: {
            tone: 'deep',
            side: 'right',
            eyebrow: 'Tila',
            heading: '”Aamulla kuuntelen ensin”',
            content: richText(`
Niemi-Kaarlen tilalla Ilmajoella päivä alkaa hallin ovella. Tasainen sirinä kertoo, että lämpö, vesi ja kuivike ovat kohdallaan. Jos on liian hiljaista tai liian kovaa, jotain pitää säätää.

Ikkunoista tulee päivänvaloa, lattialla on turvetta ja kuopsutettavaa. Pihan puolella kulkevat talon omat kanat, joilla on nimet. Tilan nimi on pakkauksessa – se on viljelijän nimikirjoitus.
`),
            picture: picture('jyvabroiler-story', 'Kanoja tilan pihalla viljapellon laidassa'),
          },
        },
      ],
    },
    {
      path: '/reseptit/sunnuntain-broileri-ja-ohraa',
      key: 'story',
      template: 'article',
      title: 'Sunnuntain broileri ja ohraa paistoliemessä',
      description:
        'Koko broileri, juureksia ja ohraa, joka imee paistoliemen. Kahden tunnin ruoka, josta itse työtä on puoli tuntia.',
      picture: picture('kokonainen-broileri', 'Kokonainen paistettu broileri pannulla lohkoperunoiden kanssa'),
      publishDate: '2026-10-18',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
Sunnuntain ruoka tunnistetaan tuoksusta jo portaissa. Ensin tulee timjami, sitten paistuva nahka ja lopuksi jotain, mitä on vaikea nimetä mutta minkä vuoksi kaikki ovat yhtäkkiä keittiössä. Se on ohra, joka on juuri kohdannut paistoliemen.

Tämä ruoka ei vaadi taitoja. Se vaatii, että joku on kotona kaksi tuntia. Itse työtä on puoli tuntia, ja loppuaikana ehtii lukea lehden tai hakea mummon.

## Neljästä kuuteen syöjälle

- 1 koko Jyväbroiler, noin 1,5 kg
- 50 g pehmeää voita
- 1 sitruuna
- 6 oksaa timjamia
- 2 tl suolaa ja mustapippuria myllystä
- 4 porkkanaa ja 1 palsternakka
- 2 sipulia ja 1 kokonainen valkosipuli
- 3 dl kokonaisia ohrasuurimoita
- 9 dl vettä ja 1 tl suolaa ohran keittämiseen
- kourallinen persiljaa

## Näin se tehdään

1. Kuumenna uuni 200 asteeseen. Kuivaa broileri talouspaperilla sisältä ja ulkoa; kuiva nahka paistuu rapeaksi. Älä huuhtele.
2. Raasta sitruunan kuori voin joukkoon, lisää puolet timjamin lehdistä, suola ja pippuri. Irrota rintanahka sormin ja työnnä puolet voista sen alle. Hiero loput pintaan.
3. Pane puolikas sitruuna ja loput timjamista linnun sisään ja sido koivet yhteen.
4. Lohko juurekset ja sipulit, halkaise valkosipuli poikittain. Levitä ne vuokaan ja nosta broileri päälle rinta ylöspäin.
5. Paista uunin alatasolla 75–90 minuuttia. Valele pari kertaa vuoan liemellä. Broileri on kypsä, kun reiden sisäsyrjästä mitattu lämpötila on vähintään 75 °C ja neste kirkasta.
6. Keitä sillä aikaa ohrasuurimot suolavedessä kypsiksi, 40–45 minuuttia. Valuta.
7. Nosta lintu laudalle lepäämään vartiksi. Purista valkosipulin kynnet kuoristaan vuokaan, lisää ohra ja toisen sitruunanpuolikkaan mehu ja sekoita. Pane vuoka hetkeksi takaisin uuniin, jotta ohra imee liemen.
8. Leikkaa broileri ohran päälle ja ripottele persilja.

> Ohra on se, josta otetaan lisää. Broileri on se, josta puhutaan.
> — Sanna Niemi-Kaarle, broilerinkasvattaja

## Jos ohraa ei ole

Kokonainen kaura kypsyy suunnilleen samassa ajassa, rikottu ohra parissakymmenessä minuutissa. Perunakin käy, mutta se pannaan vuokaan raakana heti alussa, lohkoina linnun alle. Riisi jätetään tästä ruoasta pois: se ei kestä näin väkevää lientä menettämättä ryhtiään.

## Kun jää yli

Irrota liha luista, kun se on vielä haaleaa, ja vie jääkaappiin kahden tunnin kuluessa. Siellä se säilyy pari kolme päivää. Kylmänä lihasta ja ohrasta tulee [maanantain salaatti](/#tahteet), ja luista keittyy liemi. Jos lämmität broilerin uudelleen, kuumenna se kunnolla läpi, vähintään 70 asteeseen.
`),
          },
        },
        {
          type: 'image-with-text',
          props: {
            tone: 'surface',
            side: 'right',
            heading: 'Ohraa ei tarvitse säästellä',
            content: richText(`
Se kasvoi samassa pitäjässä kuin lintu, ja sitä tulee lisää ensi elokuussa. Niemi-Kaarlen tilalla ohra puidaan viimeisenä, ja ensimmäinen kattilallinen keitetään samana iltana, puimurin pölyt vielä kulmissa.
`),
            picture: picture('jyvabroiler-story', 'Kanoja tilan pihalla viljapellon laidassa'),
          },
        },
        {
          type: 'card-grid',
          props: {
            tone: 'paper',
            heading: 'Samasta linnusta',
            shape: 'square',
            columns: 'Three',
            rows: 1,
            cards: [
              {
                kind: 'link',
                label: 'Muistiin',
                header: 'Paistoajat paloittain',
                text: 'Filee, koipi, siivet ja koko lintu.',
                link: '/#kypsyys',
                image: picture('broilerin-siivet', 'Broilerin siipiä ja dippiä laudalla'),
              },
              {
                kind: 'link',
                label: 'Maanantai',
                header: 'Salaatti eilisestä',
                text: 'Revi, älä leikkaa.',
                link: '/#tahteet',
                image: picture('broilerisalaatti', 'Broilerisalaattia kulhossa'),
              },
              {
                kind: 'link',
                label: 'Lihakauppa',
                header: 'Lintu kotiovelle',
                text: 'Kylmälaatikossa, valitsemanasi päivänä.',
                link: 'site:lihakauppa/',
                image: picture('lihakauppa-paketti', 'Paperiin käärittyjä, narulla sidottuja lihapaketteja'),
              },
            ],
          },
        },
      ],
    },
  ],
}
