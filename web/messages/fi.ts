export const fi = {
  skipToContent: 'Siirry sisältöön',
  homePage: 'Etusivu',
  mainNavigation: 'Päävalikko',
  menu: 'Valikko',
  languages: 'Kielet',
  languageName: 'Suomeksi',
  pageNavigation: 'Sivun sisällöt',
  showMore: 'Näytä lisää',
  published: 'Julkaistu {date}',
  notFoundTitle: 'Sivua ei löytynyt',
  notFoundText: 'Osoitteessa on voinut olla kirjoitusvirhe, tai sivu on poistettu. Etusivulta pääset eteenpäin.',
  toHomePage: 'Siirry etusivulle',
  troubleTitle: 'Palvelussa on häiriö',
  troubleText:
    'Emme saaneet sivua auki. Vika on meillä ja olemme saaneet siitä tiedon. Yritä hetken kuluttua uudelleen.',
  busyTitle: 'Sivustolla on nyt ruuhkaa',
  busyText: 'Yritä muutaman sekunnin kuluttua uudelleen.',
}
