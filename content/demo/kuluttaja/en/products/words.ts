import type { Words } from '#content/products.ts'

/** The products of the consumers' site in English, by their Finnish slugs. */
export const words: Record<string, Words> = {
  'naudan-jauheliha-10': {
    slug: 'minced-beef-10',
    title: 'Kaskimaa minced beef 10%',
    about: 'Finnish beef for sauces, soups and bakes. The side of the pack names the farm.',
    use: [
      'Three evenings',
      'A sauce first, then a soup, then stuffed peppers. Brown the whole pack at once and season it three ways.',
    ],
    ingredients: 'Beef, no more than 10% fat. Origin Finland.',
  },
  'naudan-jauheliha-17': {
    slug: 'minced-beef-17',
    title: 'Kaskimaa minced beef 17%',
    about: 'Just enough fat to keep a patty juicy. For meatballs, burgers and meat loaf.',
    use: [
      'As a patty',
      'Salt the shaped patty, never the mix. A thumbprint in the middle stops it from doming in the pan.',
    ],
    ingredients: 'Beef, no more than 17% fat. Origin Finland.',
  },
  'sika-nautajauheliha': {
    slug: 'pork-and-beef-mince',
    title: 'Kaskimaa pork and beef mince 20%',
    about: 'Browns fast and pleases children. The most affordable basic pack of the week, now 700 grams.',
    use: [
      'For macaroni bake',
      'Half the pack makes a bake for four. Freeze the other half flat, and it thaws within the hour.',
    ],
    ingredients: 'Pork, beef, no more than 20% fat. Origin Finland.',
  },
  'broilerin-jauheliha': {
    slug: 'minced-chicken',
    title: 'Kaskimaa minced chicken',
    about: 'Pale, lean mince for tacos, pasta and Asian meatballs. Done in ten minutes.',
    use: [
      'In tacos',
      'Fry it through in a hot pan and season with cumin and lime. It is done when it is pale all the way.',
    ],
    ingredients: 'Chicken, no more than 7% fat. Origin Finland.',
  },
  'naudan-ulkofileepihvi': {
    slug: 'sirloin-steaks',
    title: 'Kaskimaa sirloin steaks',
    about: 'Two steaks for Friday. Tenderised by time alone: three weeks of ageing.',
    use: [
      'Friday steak',
      'Half an hour at room temperature, a dry surface, 3 minutes a side. Rest it under foil while you dress the salad.',
    ],
    ingredients: 'Beef sirloin. Origin Finland.',
  },
  'naudan-paisti': {
    slug: 'roasting-beef',
    title: 'Kaskimaa roasting beef',
    about: 'A tip roast in its net, ready for the oven. Warm on Sunday, cold until Wednesday.',
    use: [
      'Low heat',
      '125 °C and a thermometer. Take it out at 57 °C and wait a quarter of an hour before carving, or the juice stays on the board.',
    ],
    ingredients: 'Beef. Origin Finland.',
  },
  karjalanpaisti: {
    slug: 'karelian-stew-meat',
    title: 'Kaskimaa Karelian stew meat',
    about: 'Beef and pork in one tray, cut to size for Finland’s best-known stew. The pot works while you sleep.',
    use: [
      'Overnight',
      'Meat, water and salt in a pot. Eight hours at 110 °C. In the morning the whole house knows what is for lunch.',
    ],
    ingredients: 'Beef, pork. Origin Finland.',
  },
  'porsaan-fileepihvit': {
    slug: 'pork-loin-steaks',
    title: 'Kaskimaa pork loin steaks',
    about: 'Four thin steaks that cook while the potatoes boil. Unseasoned.',
    use: ['Four minutes', 'Two minutes a side and a dash of cream through the pan. It asks for nothing more.'],
    ingredients: 'Pork loin. Origin Finland.',
  },
  'porsaan-suikaleet-paprika': {
    slug: 'pork-strips-paprika',
    title: 'Kaskimaa pork strips, paprika',
    about: 'Seasoned strips for the wok and for rice. Less salt than marinated meat usually has.',
    use: ['In the wok', 'Into a hot pan without more fat, the marinade has oil. When brown, add frozen vegetables.'],
    ingredients:
      'Pork (85%), water, rapeseed oil, paprika, onion, salt, sugar, garlic, acidity regulator (E330). Origin Finland.',
  },
  'kassler-uuniin': {
    slug: 'pork-collar',
    title: 'Kaskimaa pork collar for the oven',
    about: 'A marbled neck roast that will not dry out. From the pack straight into the dish.',
    use: ['To pull apart', 'Six hours at 120 °C, lid on. Shred it with a fork and stir its own juice back in.'],
    ingredients: 'Pork collar. Origin Finland.',
  },
  'broilerin-filee': {
    slug: 'chicken-breast-fillets',
    title: 'Kaskimaa chicken breast fillets',
    about: 'The fastest meat of the week: unseasoned fillets of birds raised on Finnish grain.',
    use: ['In the pan', 'Five minutes a side, 75 °C in the thickest part. Lemon only on the plate.'],
    ingredients: 'Chicken breast. Origin Finland.',
  },
  'broilerin-hunajafilee': {
    slug: 'chicken-honey-ginger',
    title: 'Kaskimaa chicken fillets, honey and ginger',
    about: 'Marinated fillets for the grill or the oven. The sweetness is Finnish honey.',
    use: ['On the grill', 'Medium heat, for honey burns. Turn often and finish hot.'],
    ingredients:
      'Chicken breast (84%), water, rapeseed oil, honey (2%), salt, ginger, garlic, acidity regulator (E330). Origin Finland.',
  },
  'broilerin-suikaleet': {
    slug: 'chicken-strips',
    title: 'Kaskimaa chicken strips',
    about: 'Unseasoned strips for salads, pasta and noodles. The knife may stay in its drawer.',
    use: [
      'With pasta',
      'Fry the strips first and set aside. Make the sauce in the same pan and return the chicken at the end.',
    ],
    ingredients: 'Chicken breast. Origin Finland.',
  },
  kalkkunaleikkeet: {
    slug: 'turkey-escalopes',
    title: 'Kaskimaa turkey escalopes',
    about: 'Thin slices of turkey breast. Done before the table is laid.',
    use: [
      'With or without crumbs',
      'A minute a side as they are, two when breaded. Sage and a thin slice of ham make saltimbocca of them.',
    ],
    ingredients: 'Turkey breast. Origin Finland.',
  },
  burgeripihvit: {
    slug: 'burger-patties',
    title: 'Kaskimaa burger patties',
    about: 'Two thick patties of Finnish beef, salted and peppered. A bun is company enough.',
    use: ['Four minutes a side', 'Turn once. Toast the buns in the same pan and let the patty rest meanwhile.'],
    ingredients: 'Beef (97%), salt, black pepper. Origin Finland.',
  },
  perhenakki: {
    slug: 'family-frankfurters',
    title: 'Kaskimaa family frankfurters',
    about: 'Skinless “nakki” with 74 per cent meat. To be warmed, not boiled.',
    use: [
      'The water must not boil',
      'Heat the water, take it off the hob, put the sausages in for five minutes. A burst one has been boiled.',
    ],
    ingredients:
      'Pork (74%), water, potato flour, salt, glucose, spices (MUSTARD), stabiliser (E450), antioxidant (E300), preservative (E250). Origin Finland.',
  },
  juustogrillimakkara: {
    slug: 'cheese-grill-sausage',
    title: 'Kaskimaa cheese grill sausage',
    about: 'A grill sausage with melting Emmental inside. The children’s first and the adults’ second.',
    use: [
      'With patience',
      'Ten minutes over gentle embers. If the cheese runs into the fire, the embers were too hot.',
    ],
    ingredients:
      'Pork (66%), water, Emmental cheese (12%) (MILK), pork fat, salt, spices (MUSTARD), stabiliser (E450), preservative (E250). Origin Finland.',
  },
  uunilenkki: {
    slug: 'ring-sausage',
    title: 'Kaskimaa ring sausage',
    about: 'A gently smoked “lenkki” to stuff and forget in the oven.',
    use: ['Fill the cuts', 'Slash it, tuck in pineapple or gherkin, cheese on top. 25 minutes at 200 °C.'],
    ingredients:
      'Pork (65%), water, potato flour, pork fat, salt, spices (MUSTARD), stabiliser (E450), preservative (E250). Origin Finland.',
  },
  pekoni: {
    slug: 'bacon',
    title: 'Kaskimaa bacon',
    about: 'Thin rashers for breakfast and sauces. Smoked over alder.',
    use: ['On a baking tray', '12 minutes at 200 °C on paper. The pan stays clean and all rashers are done at once.'],
    ingredients:
      'Pork belly (93%), water, salt, glucose, antioxidant (E301), preservative (E250), alder smoke. Origin Finland.',
  },
  keittokinkku: {
    slug: 'cooked-ham',
    title: 'Kaskimaa cooked ham',
    about: 'Juicy whole-muscle ham in thin slices. Two per cent salt and no more.',
    use: [
      'On bread and in omelettes',
      'Three slices on the bread, the rest in strips into an omelette. Finish an open pack within three days.',
    ],
    ingredients:
      'Ham of pork (86%), water, salt, glucose, stabiliser (E450), antioxidant (E301), preservative (E250). Origin Finland.',
  },
  saunapalvikinkku: {
    slug: 'sauna-smoked-ham',
    title: 'Kaskimaa sauna-smoked ham',
    about: 'Smoked long and slowly, as it once was in the sauna. You notice the smoke, but it does not shout.',
    use: ['On rye bread', 'Plenty of butter, two slices of ham and cucumber. Good on toasted sandwiches, too.'],
    ingredients:
      'Ham of pork (92%), salt, glucose, stabiliser (E450), antioxidant (E301), preservative (E250), alder smoke. Origin Finland.',
  },
  kalkkunaleikkele: {
    slug: 'sliced-turkey',
    title: 'Kaskimaa sliced turkey',
    about: 'Turkey breast in thin slices, under two per cent fat and with less salt than cold cuts have on average.',
    use: ['In the lunch box', 'Roll it around cream cheese and a stick of cucumber. It survives a school bag.'],
    ingredients:
      'Turkey breast (80%), water, potato starch, salt, stabiliser (E450), antioxidant (E301), preservative (E250). Origin Finland.',
  },
  meetvursti: {
    slug: 'metwurst',
    title: 'Kaskimaa metwurst',
    about: 'Tangy and smoky “meetvursti” in slices of a millimetre. Matured for three weeks.',
    use: ['On pizza', 'Add it halfway through: the edges crisp and the pepper does not burn.'],
    ingredients:
      'Pork, beef, pork fat, salt, glucose, black pepper, antioxidant (E301), preservative (E250), starter cultures. 125 g of meat for 100 g. Origin Finland.',
  },
  maksapasteija: {
    slug: 'liver-pate',
    title: 'Kaskimaa liver pâté',
    about: 'A soft pâté to slice and spread. Cream decides how strong the liver is.',
    use: ['At room temperature', 'Ten minutes on the table, gherkins and toasted rye. Enough for eight slices.'],
    ingredients:
      'Pork liver (34%), pork fat, cream (MILK), water, onion, EGG, salt, spices, antioxidant (E300), preservative (E250). Origin Finland.',
  },
  lihapullat: {
    slug: 'meatballs',
    title: 'Kaskimaa meatballs',
    about: 'Fried meatballs of beef and pork. Ten minutes from the pack to the table.',
    use: [
      'In gravy or in the pan',
      'Five minutes in brown gravy, or in butter in the pan. Cold, they go straight into the lunch box.',
    ],
    ingredients:
      'Pork (38%), beef (24%), water, breadcrumbs (WHEAT), onion, EGG, rapeseed oil, salt, black pepper, allspice. Origin Finland.',
  },
  'revitty-possu': {
    slug: 'pulled-pork',
    title: 'Kaskimaa pulled pork',
    about: 'Pork collar cooked for ten hours in its own juice. Your part is the bun.',
    use: [
      'Five minutes in the pan',
      'Heat it in its juice until the edges crisp. Coleslaw and a bun, or rice and avocado.',
    ],
    ingredients:
      'Pork (88%), water, tomato purée, cane sugar, cider vinegar, salt, smoked paprika, garlic. Origin Finland.',
  },
  lihakeitto: {
    slug: 'beef-soup',
    title: 'Kaskimaa beef soup',
    about: 'Beef, swede, carrot and potato in a clear broth. Soup for two when neither can be bothered.',
    use: ['On the hob or in the microwave', 'Bring to the boil. Rye bread and fresh parsley make it a meal.'],
    ingredients:
      'Water, potato, beef (18%), carrot, swede, onion, CELERY, salt, parsley, allspice. Origin of the beef Finland.',
  },
  lindstrominpihvit: {
    slug: 'beetroot-patties',
    title: 'Kaskimaa Lindström patties',
    about: 'Beef with beetroot and capers, fried and ready. A classic that nobody has time to make on a Tuesday.',
    use: ['In the oven or the pan', '15 minutes at 175 °C. Boiled potatoes and a sour-cream sauce.'],
    ingredients:
      'Beef (58%), beetroot (14%), potato, onion, breadcrumbs (WHEAT), EGG, capers, salt, black pepper. Origin Finland.',
  },
  broilerinugetit: {
    slug: 'chicken-nuggets',
    title: 'Kaskimaa chicken nuggets, frozen',
    about: 'Made of breast fillet, not of paste. The crisp coating bakes without added fat.',
    use: ['From frozen', '15 minutes at 225 °C, turned once. Yoghurt dip and carrot sticks.'],
    ingredients:
      'Chicken breast (62%), WHEAT flour, rapeseed oil, water, maize flour, salt, paprika, yeast. Origin Finland.',
  },
  joulukinkku: {
    slug: 'christmas-ham',
    title: 'Kaskimaa Christmas ham, boneless',
    about: 'Finnish ham, salted without nitrite, in its net. In shops from November to Christmas Eve.',
    use: [
      'By the thermometer',
      '110 °C until it reads 77 °C inside. Peel, then mustard, honey and breadcrumbs, ten minutes at 225 °C.',
    ],
    ingredients: 'Ham of pork, water, salt, glucose. Meat content 90%. Origin Finland.',
  },
}
