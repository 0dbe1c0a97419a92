import type { TextGroup, Texts } from '#web/messages/texts.ts'

export const sliceGaugeTexts = {
  label: {
    fi: 'Siivun paksuus: vedä',
    en: 'Thickness of the slice: drag',
    se: 'Skivans tjocklek: dra',
    de: 'Dicke der Scheibe: ziehen',
  },
  /** What a screen reader says of the slider. */
  millimetres: {
    fi: '{mm} millimetriä, {name}',
    en: '{mm} millimetres, {name}',
    se: '{mm} millimeter, {name}',
    de: '{mm} Millimeter, {name}',
  },
  say: { fi: 'Sano tiskillä', en: 'Say at the counter', se: 'Säg vid disken', de: 'Sagen Sie an der Theke' },
  slices: {
    fi: { one: '100 grammaa on noin {count} siivu', other: '100 grammaa on noin {count} siivua' },
    en: { one: '100 grams are about {count} slice', other: '100 grams are about {count} slices' },
    se: { one: '100 gram är ungefär {count} skiva', other: '100 gram är ungefär {count} skivor' },
    de: { one: '100 Gramm sind etwa {count} Scheibe', other: '100 Gramm sind etwa {count} Scheiben' },
  },
  all: {
    fi: 'Kaikki mitat yhdellä silmäyksellä',
    en: 'All thicknesses at a glance',
    se: 'Alla mått i ett svep',
    de: 'Alle Maße auf einen Blick',
  },
  onPaper: {
    fi: 'Palkit ovat siivujen paksuisia. Näytöllä mitta on likimääräinen, paperille tulostettuna oikea.',
    en: 'The bars are as thick as the slices: roughly so on a screen, exactly so on paper.',
    se: 'Staplarna är lika tjocka som skivorna: ungefär på skärmen, precis på papper.',
    de: 'Die Balken sind so dick wie die Scheiben: am Bildschirm ungefähr, auf Papier genau.',
  },
} satisfies TextGroup

export type SliceGaugeTexts = Texts<typeof sliceGaugeTexts>
