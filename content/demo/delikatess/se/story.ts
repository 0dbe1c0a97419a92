import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/recept/landgang-for-sex',
  key: 'landgang',
  template: 'article',
  title: 'Landgång för sex, eller smörgåsen som tog över bordet',
  description:
    'En halv meter bröd, fyra sorters pålägg och en vända med pressgurka. Landgången är en smörgåstårta med bättre självförtroende.',
  picture: picture('delikatess-story', 'Stugor vid vattnet och en segelbåt på väg in'),
  publishDate: '2026-08-21',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
Min moster ägde en skärbräda som var för lång för diskmaskinen, för bred för skåpet och precis lagom för en landgång. Den kom fram två gånger om året. Ingen frågade vad som bjöds, för det syntes ända ut i hallen hur det låg till.

En landgång är en öppen smörgås på längden, uppkallad efter plankan man går i land på. Förr var den en portion, smal och avlång. Vi gör den för sex och skär upp den vid bordet. Poängen är att den har avdelningar. Man äter sig från ena änden till den andra, som en resa, och man får byta plats på vägen.

## Det här behöver du

- 1 långt ljust surdegsbröd, cirka 50 cm
- 100 g rumsvarmt smör
- 200 g skivad rostbiff
- 150 g kokt skinka i skivor
- 150 g lantpaté
- 100 g tunt skivad salami
- 300 g potatissallad
- 1 dl remouladsås och 1 dl rostad lök
- 2 kokta ägg, 1 knippe rädisor, 1 kruka dill

**Pressgurka**

- 1 gurka
- ½ tsk salt
- 2 msk ättiksprit (12 %), 2 msk socker, 1 dl vatten
- 2 msk hackad persilja

## Så gör du

1. **Börja med gurkan.** Skiva den tunt, salta och lägg något tungt på i en halvtimme. Häll av vätskan. Rör ut sockret i ättika och vatten, blanda med gurka och persilja. Låt stå kallt i minst en timme.
2. **Dela brödet på längden** och lägg halvorna efter varandra, så att du får en hel meter. Är bordet kortare, lägg dem sida vid sida.
3. **Bred smör ända ut i kanten.** Inte bara för smakens skull: smöret hindrar brödet från att suga åt sig remouladen.
4. **Rostbiffens avdelning.** Klicka ut potatissalladen, vik rostbiffen löst ovanpå. Sedan remoulad och rostad lök, löken precis innan du serverar.
5. **Patéens avdelning.** Tjocka skivor, mycket pressgurka. Krama ur den först.
6. **Skinkans avdelning.** Rulla skivorna, ställ dem tätt. Äggklyftor emellan, dill över.
7. **Salamins avdelning.** Den får rädisor i tunna skivor och inget annat. Den klarar sig.

## Vid bordet

Skär tvärs över i bitar om tre fingrars bredd och börja i båda ändarna samtidigt. Räkna med att någon kommer att argumentera för rostbiffen och att någon annan tyst äter upp patén.

> En bra landgång ser ut att vara lite för mycket. Det gör en dålig också, men den har för lite smör.
> — Moster Gun

Blir det över, och det brukar det inte bli, så plockar du av pålägget, lägger det kallt och rostar brödet dagen efter. Smöret är ju redan på.
            `),
      },
    },
    {
      type: 'card-grid',
      props: {
        heading: 'Mer att duka fram',
        shape: 'square',
        columns: 'Three',
        cards: [
          {
            kind: 'link',
            header: 'Regeln om tre, två, ett',
            link: '/#bricka',
            image: picture('leikkeletarjotin', 'Pålägg och ost på ett fat'),
          },
          {
            kind: 'link',
            header: 'Åtta favoriter ur disken',
            link: '/#disken',
            image: picture('salami-ja-viini', 'Salami, ost och vinglas'),
          },
          {
            kind: 'link',
            header: 'Rökt från Skogsgården',
            link: 'site:skogsgarden/',
            image: picture('skogsgarden-korv', 'Rökta korvar'),
          },
        ],
      },
    },
  ],
}
