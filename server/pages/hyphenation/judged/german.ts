/** Long words of the demo's German pages, parted by hand: `|` between the words of a compound, `-` between the syllables of a word. */
export const frequentGerman = `
bar-rie-re|frei-heit ein-stel-lun-gen pa-ckungs|grö-ße ar-ti-kel|num-mer koh-len|hy-dra-te kon-ser-vie-rungs|stoff
er-len|rauch|schin-ken da-ten|schutz|er-klä-rung ein-wil-li-gung fleisch|bäll-chen hähn-chen|brust|fi-lets
sal-mo-nel-len|pro-gramm be-rech-tig-tes an-ti|oxi-da-tions|mit-tel da-ten|schutz|be-auf-trag-te be-ant-wor-tung ver-ar-bei-tung
koch|schin-ken le-ber|pas-te-te zen-ti-me-ter|di-cken bar-rie-re|frei-heits|stär-kungs|ge-setz über-schrif-ten aus-ge-zeich-net
ent-lang|be-we-gen bild|schir-men al-ter-na-tiv|tex-te il-lus-tra-tio-nen bar-rie-re|frei markt|über-wa-chungs|stel-le
sei-ten|wech-sel brow-ser|da-ten ver-ant-wort-li-cher rechts|grund-la-gen kon-takt|da-ten pro-dukt|män-gel trans-port|un-ter-neh-men
an-ge-mes-sen-heits|be-schluss stan-dard|ver-trags|klau-seln be-trof-fe-nen|rech-te be-rich-ti-gung ein-schrän-kung
über-trag-bar-keit be-reit|ge-stellt be-rech-tig-ter da-ten|schutz|auf-sicht pro-dukt|grup-pen ver-zehr|fer-tig pfif-fer-lin-gen
kar-tof-fel|sa-lat röst|zwie-beln ge-würz|gur-ken ein-schnei-den auf-schnei-den prei-sel|bee-ren pfif-fer-lin-ge
ge-schäfts|be-zie-hung te-le-fon|num-mer an-sprech|per-son be-stel-lun-gen ver-suchs|kü-che tief|ge-kühl-te fa-mi-lien|pa-ckung
räu-cher|meis-ter preis|ge-spräch ver-kos-tungs|blatt ar-beits|ta-gen tem-pe-ra-tu-ren auf-zeich-nun-gen deutsch|spra-chi-ger
kun-den|ser-vice meer|ret-tich|creme schnitt|lauch ge-räu-cher-ter zu-be-rei-tungs|zeit schwie-rig-keit an-spruchs|voll
weiß|wein|es-sig sau-er|teig|brot ge-schnit-te-ne hin-ter|ein-an-der|le-gen ne-ben|ein-an-der dar-auf|fal-ten
`

/** Words of running text. No word was added to the lists of parts for them. */
export const unseenGerman = `
zu-sam-men|ar-beit weih-nachts|ta-fel funk-tio-nie-ren ver-öf-fent-licht her-un-ter|la-den schwei-ne|fleisch süd|ös-ter-bot-ten
vier-tel|stun-de schwei-ne|schin-ken star-ter|kul-tu-ren wö-chent-li-chen zim-mer|tem-pe-ra-tur an-for-de-run-gen an-sprech|part-ner
au-to-ma-ti-sier-te dienst|leis-ter dienst|leis-tun-gen ent-schei-dun-gen frei-tags|häpp-chen ge-nos-sen-schaft
grund|ver-ord-nung kar-tof-fel|mehl per-so-nen|be-zo-ge-nen per-so-nen|be-zo-ge-ner schwei-ne|le-ber spei-cher|dau-er
ver-öf-fent-li-chung vor-rats|kam-mer weih-nachts|re-gal wirt-schafts|raum an-ge-schnit-ten auf-ge-schrie-ben be-stell|schein
blind|ver-kos-tung char-gen|num-mer ein-ge-spritz-ter fut-ter|ge-trei-des hin-durch|le-sen holz|bot-ti-chen hähn-chen|brust
in-te-res-sie-ren lie-fer|rhyth-mus pa-ckungs|grö-ßen schin-ken|ge-wichts schwei-ne|bauch ser-vier|vor-schlä-ge un-ter-schei-det
ver-kos-tungs|bo-gen ver-trags|hö-fen vor-rats|kam-mern
`
