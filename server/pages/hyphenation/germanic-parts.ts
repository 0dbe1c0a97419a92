/**
 * Words that compounds of our pages are made of, as they begin in all their forms: `gård` of gården and gårdar, `marknad` and
 * `portion`. Those with an ending of their own as a first word, such as gatu-, are listed in both forms.
 */
export const swedishWords = `
adress alternativ anlägg allergi ansvar ansvarig ansök anti anvisning erbjud ingrediens inställ ombud område omsorg operat upplev ursprung utveckl användning arbet artikel avdelning avtal barn belastning beställning besked blad bokslut
bolag bord brev broiler bruk bröd bröst budskap buljong bulla bulle burk butik centimeter chark chef dag data datum del delår
delikatess diplom direktör disk djur dricka eko ekonomi efter elev energi enhet erbjudande etikett export expert fabrik familj fett filé
fisk fjäder fläsk foder form fråga frukost fågel förening företag förening förbrukning fördelning förordning försäljning
förteckning förråd föring fär färdig färs gjut glutenfri gris grill grupp gryta gräns grädd grädde grönsak gård hand handel hall halv
hamn hem hemma historia hus hygien hållbarhet hälso hållning information ingenjör ingrediens inner inställning instruktion intro järn jul kak kaka kall
kallelse kanal kapital karriär kassa kemi kilo klausul kläder klass klausuler klimat kniv kock kod kommelse kommuniké kommunikation
konserv kontakt kontor kontrakt kontroll kontrollera korn korg korv kost kost kräm kropp kryddor krydd kund kunskap kvalitet kvalitets kyckling kyl
kök kött lag lagning lant leverans leverantör ledning linje liv livs lista lokal loggbok lunch läge lägg läggning läsare läsarens lår
läk löne lök majs magasin marknad markering maskin mat matte medel mejeri meddelande mening merit middag miljö minut motta munk munkar mål mästare mack macka mjölk
mottagning myndighet natt netto nummer nyhet nöt nötkött offentlig operatör oxidation order packning panna peppar person personal plan plast plats
portion potatis press pris process procent produkt produktion program pump pumps päron rapport rad ragg recept register rekrytering relation
resultat restaurang rot rots rum rums ruta råd rådgivare rådgivning råvara röd rök rörelse sallad salt sam scen sida sked skedar
skink skinka skog skola skriv skuld skydd skåp slakt slut smak smör socker soja sommar soppa spontan stall standard stek stekta
stark steg storlek strimlor stycke styckning ställande ställning stärkelse stämma svin svinn system säkerhet sätt sättning tal tall tallrik
tall tank teknik tekniker telefon temperatur tempererad text tid tillgänglighet tillagning tjock tomat topp torr trans transport tvätt underhåll
upp uppgift uppfödare utbildning uttag utskeppning vagn val varm varor vatten vattn vecka verk verksamhet verket vete vetenskap vikt vin vinäger vinter vit volym väg värme
webb ålder år års ägg ärt översikt överens önskemål ansökning anläggning uppgift stek grad kyckling alternativ givare mottag hemma illustration
`

export const swedishBeginnings = `
anti arbets blöt bok data del delårs efter el fjäder fä för gilla gjut halv hemma hållbarhets inner kak krydd kyl lant livs medels mot ned net netto om press ragg
rums skogs slakt spontan till topp torr tvätt under upp ut varm verk vit webb åter över överens mellan huvud
`

export const germanWords = `
adresse angemessenheit ausgabe einander ernährung ordnung österreich rhythmus anfrage angebot ansprech ansicht anspruch anteil arbeit artikel auf aufsicht auswahl barriere bauch bauern beere beeren
beschluss besteck beschreibung bestell betrieb bestimmung beziehung bild bio blatt brot braten brust browser brühe chili creme datei daten dauer deutsch dick dicke
ding druck einander energie erlen erklärung erzeug essen essig export fabrik familie familien fach falten farbe feier fertig fett filet filets fisch
fleisch form frage frei freiheit frucht futter garten gast gebäck geflügel gemüse gericht gesetz gesellschaft gespräch gestellt gekühlt gewürz glas gramm grill groß größe
grund grundlage grundlagen gruppe gruppen gurke gurken halt haltung hand handel haus herkunft hersteller herz hilfe hof holz huhn hähnchen hydrat hydrate hygiene idee information
jahr kaffee kammer karte kartoffel kartoffeln käse kaut kette kilo kind klausel klausel klauseln klima koch kohl kohle kohlen kontakt kopf korb kosten kraft kraut
kräuter kreis küche kühl kultur kunde kunden kurs lage lagen lager land lauch leben leber legen lehre leistung leitung lief liefer liste luft mahlzeit mangel mängel markt masse mehl
meer meister mittel mitte milch monat müll nachricht nachweis name natur neben netz not nummer oxidation packung pastete person personen pfanne pfeffer pflicht plan platz preis preisel produkt programm
prozent prüfung qualität rauch raum recht rechte regal rettich reis rezept richtlinie rind rinder rolle rost röst räucher salat salmonellen salz sauer schinken schirm schirme schnitt schnitzel
schrift schutz schule schwein schweine see seite seiten senf service sicht soße sorge speck speise spiel sprach sprache sprachig standard stand stark stärkung stelle steuer stoff straße strom stück stufe stunde
suppe süd system tafel tag tage tasse teig teil telefon termin texte text tier tief titel topf transport übersicht überwachung umwelt unternehmen ursprung verantwortung verbraucher verein verfahren vertrag vertrags
verarbeitung verkauf verkostung versuch versuchs verwaltung verzehr vieh viertel voll vorrat waren wasser wechsel weg weihnacht weihnachts wein weiß weizen werk wert wirtschaft woche wurst würfel
zahl zeichen zeit zentimeter zettel zimmer zucker zubereitung zusatz zwiebel alternativ konservierung zentrum geschäft betroffenen betroffen
`

export const germanBeginnings = `
anti ansprech barriere bereit darauf entlang haupt her hinter hin infrarot mit neben nieder vor zurück über unter röst
`
