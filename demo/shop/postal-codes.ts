type Place = { name: string; swedishName?: string; codes: string }

/** Postal codes of the demo, by municipality. The whole list is Posti's: `npm run shop -- postal-codes file`. */
export const places: readonly Place[] = [
  {
    name: 'Helsinki',
    swedishName: 'Helsingfors',
    codes: `00100 00120 00130 00140 00150 00160 00170 00180 00190 00200 00210 00220 00230 00240 00250 00260 00270 00280 00290
      00300 00310 00320 00330 00340 00350 00360 00370 00380 00390 00400 00410 00420 00430 00440 00500 00510 00520 00530 00540
      00550 00560 00570 00580 00590 00600 00610 00620 00630 00640 00650 00660 00670 00680 00690 00700 00710 00720 00730 00740
      00750 00760 00770 00780 00790 00800 00810 00820 00830 00840 00850 00860 00870 00880 00890 00900 00910 00920 00930 00940
      00950 00960 00970 00980 00990`,
  },
  {
    name: 'Espoo',
    swedishName: 'Esbo',
    codes: `02100 02110 02120 02130 02140 02150 02160 02170 02180 02200 02210 02230 02240 02250 02260 02270 02280 02290 02300
      02320 02330 02340 02360 02380 02600 02610 02620 02630 02650 02660 02680 02710 02720 02730 02740 02750 02760 02770 02780
      02810 02820 02860 02920 02940 02970 02980`,
  },
  { name: 'Kauniainen', swedishName: 'Grankulla', codes: '02700' },
  {
    name: 'Vantaa',
    swedishName: 'Vanda',
    codes: `01200 01230 01260 01280 01300 01350 01360 01370 01380 01390 01400 01420 01450 01480 01510 01520 01530 01600 01610
      01620 01630 01640 01650 01660 01670 01680 01690 01700 01710 01720 01730 01740 01750 01760 01770`,
  },
  {
    name: 'Tampere',
    swedishName: 'Tammerfors',
    codes: `33100 33180 33200 33210 33230 33240 33250 33270 33300 33310 33330 33340 33400 33410 33420 33500 33520 33530 33540
      33560 33580 33610 33680 33700 33710 33720 33730 33800 33820 33840 33850 33870 33900`,
  },
  { name: 'Pirkkala', swedishName: 'Birkala', codes: '33920 33950 33960 33980' },
  { name: 'Kangasala', codes: '36200 36220 36240' },
  { name: 'Nokia', codes: '37100 37120 37130 37140 37150' },
  {
    name: 'Turku',
    swedishName: 'Åbo',
    codes: `20100 20200 20210 20240 20250 20300 20310 20320 20360 20380 20400 20460 20500 20520 20540 20610 20700 20720 20740
      20750 20810 20880 20900 20960`,
  },
  { name: 'Kaarina', swedishName: 'S:t Karins', codes: '20660 20780' },
  { name: 'Raisio', swedishName: 'Reso', codes: '21200 21260 21280' },
  { name: 'Seinäjoki', codes: '60100 60120 60150 60200 60220 60320 60420 60510 60550 60720 60760' },
  { name: 'Ilmajoki', codes: '60800' },
  { name: 'Kurikka', codes: '61300' },
  { name: 'Lapua', swedishName: 'Lappo', codes: '62100' },
  { name: 'Kauhava', codes: '62200' },
  { name: 'Vaasa', swedishName: 'Vasa', codes: '65100 65170 65200 65230 65280 65300 65320 65350 65370 65380' },
  // Known, and not delivered to.
  { name: 'Lahti', swedishName: 'Lahtis', codes: '15100 15110 15140 15150 15200 15210 15300 15500 15610 15700 15800' },
  { name: 'Maarianhamina', swedishName: 'Mariehamn', codes: '22100' },
  { name: 'Jyväskylä', codes: '40100 40200 40250 40270 40320 40340 40400 40500 40520 40600 40630 40700' },
  { name: 'Kuopio', codes: '70100 70110 70150 70200 70300 70340 70420 70460 70500 70600 70700 70780 70800' },
  { name: 'Joensuu', codes: '80100 80110 80130 80140 80160 80200 80220 80230' },
  {
    name: 'Oulu',
    swedishName: 'Uleåborg',
    codes: '90100 90120 90130 90140 90150 90160 90230 90240 90250 90400 90500 90570',
  },
  { name: 'Rovaniemi', codes: '96100 96200 96300 96400 96500' },
  { name: 'Inari', swedishName: 'Enare', codes: '99800 99870' },
]

/** Boxes of Helsinki and Tampere: nobody lives there. */
export const boxes: readonly Place[] = [
  { name: 'Helsinki', swedishName: 'Helsingfors', codes: '00101 00121 00131 00181 00501' },
  { name: 'Tampere', swedishName: 'Tammerfors', codes: '33101' },
]
