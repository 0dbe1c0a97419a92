import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
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
}
