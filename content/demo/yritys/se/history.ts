import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'

export const history = sectionPage({
  path: '/historia',
  key: 'history',
  title: 'Historia',
  heading: 'En våg som alla litade på',
  description: 'Från andelslag till koncern: åren då något verkligen förändrades.',
  picture: picture('yritys-hero', 'Betande kor framför en åker och en röd lada'),
  publishDate: '2026-03-02',
  blocks: [
    text(
      'andelslaget',
      `
## 1903–1951: Andelslaget

- **1903** Trettioen bönder grundar ett andelslag och köper en våg.
- **1904** Det första slakteriet byggs intill stationen i Seinäjoki, så att köttet kan ta tåget.
- **1927** Kylmaskiner ersätter isen som tidigare sågades ur älven.
- **1946** Över tvåtusen medlemmar, en röst var.
`,
    ),
    text(
      'varumarkena',
      `
## 1952–1994: Varumärkena

- **1952** Den första satsen Mestari-korv.
- **1968** Anläggningen i Kauhava öppnar.
- **1979** Fågel tillkommer, med de första Jyväbroiler-gårdarna i Ilmajoki.
- **1991** Herkkutiski öppnar sina manuella diskar i butikerna.
`,
      'surface',
    ),
    text(
      'koncernen',
      `
## Från 1995: Koncernen

- **1995** Andelslaget blir aktiebolag. Bönderna behåller majoriteten.
- **2007** Skogsgården i Bergslagen blir en del av koncernen, med rökeri och nattvakt.
- **2014** Exporten blir en egen verksamhet.
- **2021** Köttbutiken öppnar på nätet.
- **2026** Beslut om att [ta tillvara spillvärmen i Kauhava](/se/nyhetsrum/spillvarme-tas-tillvara-i-kauhava).
`,
    ),
  ],
})
