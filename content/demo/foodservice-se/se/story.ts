import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/koksvardag',
  key: 'story',
  template: 'article',
  title: 'Ärtsoppa för fyrahundra',
  description:
    'På Hyttbacksskolan börjar torsdagens ärtsoppa på onsdagen och slutar med nästan tomma kantiner. Köksmästare Amina Berg visar hur.',
  picture: picture('foodservice-se-story', 'En chaufför bär en låda till köket, lastbilen väntar'),
  publishDate: '2026-10-15',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
Onsdag, halv två. I köket på Hyttbacksskolan är lunchen över och golvet skurat. Köksmästare Amina Berg öppnar två säckar gula ärter och häller dem i grytan. Trettio kilo. Sedan kallt vatten, så att det står en dryg decimeter över.

– I morgon är de nästan dubbelt så stora. Det är det billigaste arbetet i hela huset. Vi är inte ens här.

Amina och två kollegor lagar lunch till fyrahundra elever. Torsdagar är det ärtsoppa varannan vecka, och då kommer även lärarna som annars har matlåda.

## 06.15: Fläsket går före

Det rimmade fläsket, 24 kilo bog och lägg, har kommit på morgonen. Det kokas för sig i osaltat vatten med lök, lagerblad och timjan. Skälet är enkelt: då bestämmer köket hur salt soppan blir. Buljongen späds in mot slutet, skopa för skopa.

De blötlagda ärterna får nytt vatten och kokas upp samtidigt. Skalen som flyter upp skummas av. Alla behöver inte bort.

> Rör inte för mycket. En ärtsoppa ska ha varit hel en gång, det ska man kunna se.
> — Amina Berg, köksmästare

## 08.30: En gryta till

Bredvid står en mindre gryta med ärter som aldrig har träffat något fläsk. Den räcker till sextio portioner och kryddas med samma timjan och mejram. Den har egen slev, egen skylt och egen plats i linjen, först och inte sist.

– Förr stod den vegetariska längst bort. När vi flyttade fram den gick åtgången upp, och nu slipper vi slänga av den andra.

## 10.00: Senap är en råvara

Fläsket tas upp, får svalna en stund och skärs i tärningar som får plats på en barnsked. Kött och soppa serveras var för sig. Den som vill ha mycket kött får det, den som inte vill ha något behöver inte peta.

Senapen står på borden. Den har köket lärt sig att beställa i kilon. Hela listan för fyrahundra:

- 30 kg torkade gula ärter
- 24 kg rimmat fläsk, bog och lägg
- 6 kg gul lök
- 150 g torkad timjan, 100 g torkad mejram
- 4 kg skånsk senap
- pannkakor, två per elev, och 16 kg sylt.

## 10.50: Kön

Första klassen kommer prick tio i elva. Soppan håller 78 grader i kantinen och får aldrig gå under 60. I kylen står den sista kantinen, snabbkyld, i väntan på besked om hur många sexor som är på utflykt.

Det visar sig vara en hel klass. Kantinen stannar där den är och blir fredagens extrarätt.

## 13.00: Vågen

I kantinerna finns 3,2 kilo kvar, på tallrikarna nästan ingenting. Det brukar vara så på torsdagar. Amina skriver siffran på lappen vid dörren, under förra gångens 3,9.

– Alla frågar efter hemligheten. Den är att börja på onsdagen.
            `),
      },
    },
    {
      type: 'card-grid',
      props: {
        heading: 'Till nästa vecka',
        shape: 'wide',
        columns: 'Three',
        cards: [
          {
            kind: 'link',
            header: 'Hela veckan, dag för dag',
            link: '/#veckan',
            image: picture('pyttipannu', 'Pytt i panna med stekt ägg'),
          },
          {
            kind: 'link',
            header: 'Portionsmatte för hundra',
            link: '/#portionsmatte',
            image: picture('keitto', 'En skål soppa med rotsaker'),
          },
          {
            kind: 'link',
            header: 'Skicka matsedeln till oss',
            link: '/#kontakt',
            image: picture('kuljetus', 'En kylbil på väg till köket'),
          },
        ],
      },
    },
  ],
}
