/** The size of the drawing. Places on it are in the same units. */
export const MAP = { width: 800, height: 760 }

/** The coasts and borders of the two home markets, drawn for this project. */
// biome-ignore format: paths are one line each.
export const countries = {
  finland: 'M313 212Q318 224 323 227Q327 230 336 246Q345 262 335 272Q324 282 318 292Q313 302 303 312Q294 322 287 327Q280 332 268 344Q256 355 253 370Q249 385 251 395Q253 405 254 422Q256 440 255 450Q254 460 254 470Q254 480 262 489Q270 497 280 510Q289 522 301 519Q313 515 324 511Q336 507 347 505Q357 502 371 497Q385 492 395 490Q404 488 415 476Q425 465 434 456Q442 447 450 437Q458 427 469 414Q479 400 486 385Q492 370 485 360Q477 350 469 339Q461 327 463 317Q465 307 457 294Q449 280 450 265Q451 250 450 238Q449 225 442 200Q435 175 445 152Q456 130 443 119Q430 107 425 96Q421 85 424 75Q428 65 432 55Q437 45 422 29Q407 12 395 16Q383 20 370 32Q357 45 356 57Q355 70 344 77Q334 85 323 81Q313 77 301 79Q289 80 277 67Q266 55 257 52Q249 50 242 56Q235 62 247 74Q259 85 273 93Q287 100 296 109Q306 117 304 131Q303 145 309 160Q315 175 311 188Q308 200 313 212Z',
  sweden: 'M313 212Q318 224 306 225Q294 225 283 232Q273 240 264 246Q256 252 254 266Q251 280 242 302Q233 325 219 334Q204 342 196 351Q188 360 180 372Q172 385 166 392Q160 400 159 415Q157 430 156 455Q155 480 169 490Q183 500 189 512Q195 525 190 538Q186 550 179 561Q172 572 159 579Q146 585 145 606Q143 627 140 655Q136 682 128 696Q120 710 107 712Q94 715 90 727Q87 740 73 744Q59 747 55 739Q52 730 49 719Q47 707 51 696Q54 685 46 672Q38 660 33 645Q28 630 21 600Q14 570 21 560Q28 550 31 535Q33 520 39 510Q45 500 42 482Q40 465 46 455Q52 445 43 435Q35 425 36 410Q38 395 35 375Q33 355 42 335Q52 315 67 312Q82 310 78 298Q73 285 82 268Q92 250 93 230Q94 210 105 202Q115 195 125 175Q134 155 140 136Q146 117 161 104Q176 90 197 92Q219 95 227 79Q235 62 247 74Q259 85 273 93Q287 100 296 109Q306 117 304 131Q303 145 309 160Q315 175 311 188Q308 200 313 212Z',
}

/** South Ostrobothnia as it is on the map, and the circle that shows it enlarged. */
export const lens = { at: { x: 289, y: 375, radius: 17 }, shown: { x: 630, y: 590, radius: 150 } }

type Region = {
  /** Whether its shape is in the coordinates of the enlarged circle. */
  inLens: boolean
  shape: string
  /** The place of its number on the map. */
  x: number
  y: number
}

/** Where the group works. Content names these in `buttonRegion`. */
export const regions = {
  seinajoki: { inLens: true, shape: 'M30-60L90-10L200 0V200H30L10 80L-20-20Z', x: 712, y: 664 },
  kauhava: { inLens: true, shape: 'M20-200H200V0L90-10L30-60Z', x: 716, y: 506 },
  lapua: { inLens: true, shape: 'M-200-200H20L30-60L-20-20L-90-40L-200-30Z', x: 572, y: 490 },
  kurikka: { inLens: true, shape: 'M-200-30L-90-40L-20-20L10 80L30 200H-200Z', x: 546, y: 642 },
  stockholm: {
    inLens: false,
    shape: 'M158 528Q172 516 186 528Q197 545 184 560Q168 570 156 557Q149 541 158 528Z',
    x: 228,
    y: 584,
  },
  bergslagen: {
    inLens: false,
    shape: 'M66 500Q84 478 112 486Q140 494 138 520Q133 550 105 552Q70 553 62 528Q58 512 66 500Z',
    x: 72,
    y: 500,
  },
} as const satisfies Record<string, Region>

export type RegionName = keyof typeof regions

export const regionNames = Object.keys(regions) as [RegionName, ...RegionName[]]

/** What editors choose from. */
export const regionTitles: Record<RegionName, string> = {
  seinajoki: 'Seinäjoki',
  kauhava: 'Kauhava',
  lapua: 'Lapua',
  kurikka: 'Kurikka',
  stockholm: 'Tukholma',
  bergslagen: 'Bergslagen',
}
