import { picture } from '#content/pictures/pictures.ts'
import { recipesOf } from '#content/recipes.ts'

export const cookbook = recipesOf('en', '/recipes', [
  {
    slug: 'meatballs-in-brown-gravy',
    key: 'recipe-lihapullat-ruskeassa-kastikkeessa',
    title: 'Meatballs in brown gravy',
    description:
      'Juicy meatballs, a glossy gravy and potatoes that are ready at the same time. The test kitchen’s most wanted recipe.',
    picture: picture('lihapullat', 'Meatballs in brown gravy with potatoes and lingonberries on a plate'),
    date: '2026-09-01',
    minutes: 45,
    serves: 4,
    categories: ['everyday'],
    tags: ['pan', 'mince', 'always'],
    steps: [
      {
        heading: 'Meatballs',
        ingredients: `
          1.5 dl whipping cream
          1 dl dry breadcrumbs
          1 onion, grated
          400 g [mixed pork and beef mince](/products/pork-and-beef-mince)
          1 egg
          1 tsp salt
          0.5 tsp ground allspice
          2 tbsp butter for frying`,
        instructions: `
          Mix the cream, breadcrumbs and grated onion in a bowl and let them swell for 10 minutes.
          Add the mince, egg, salt and allspice. Stir only until the mixture is even.
          Shape about 24 balls with wet hands and brown them in butter in two batches, 8 minutes in all. Lift them onto a plate.`,
      },
      {
        heading: 'Brown gravy',
        ingredients: `
          3 tbsp plain flour
          5 dl beef stock
          1 tbsp soy sauce
          0.5 dl whipping cream`,
        instructions: `
          Sprinkle the flour into the same pan and brown it for a couple of minutes, scraping the bottom.
          Whisk in the hot stock little by little, then the soy sauce and cream.
          Return the meatballs to the gravy and simmer under a lid for 15 minutes. Inside, a meatball should reach at least 70 °C.`,
      },
    ],
    tip: '**Make twice as many.** Fried meatballs freeze well without the gravy: spread them on a tray first, then move them to a bag once frozen.',
  },
  {
    slug: 'karelian-stew',
    key: 'recipe-karjalanpaisti',
    title: 'Karelian stew',
    description: 'Three kinds of meat, a handful of allspice and four hours in the oven. The only additive is time.',
    picture: picture('karjalanpaisti', 'A steaming pot of Karelian stew with bread and root vegetables beside it'),
    date: '2026-10-31',
    minutes: 270,
    serves: 6,
    categories: ['weekend', 'slow'],
    tags: ['oven', 'stew', 'beef', 'pork', 'autumn', 'milkFree', 'glutenFree'],
    steps: [
      {
        ingredients: `
          500 g beef chuck
          500 g [pork collar](/products/pork-collar)
          300 g shoulder of lamb
          2 onions, in wedges
          2 carrots, in chunks
          10 allspice berries
          2 bay leaves
          1 tbsp salt
          1 l water`,
        instructions: `
          Cut the meat into cubes of about four centimetres. Take it out of the fridge half an hour before cooking.
          Layer the meat, onions and carrots in a casserole with salt and spices between the layers.
          Pour in boiling water until the meat is just covered.
          Roast at 225 °C for 20 minutes without a lid, lower the heat to 150 °C, put the lid on and braise for three hours.
          Take off the lid and continue for another 40 minutes. The meat is done when it falls apart under a fork.`,
      },
    ],
    tip: 'Karelian stew is better the next day. Cool the pot quickly and bring it to the boil before serving.',
  },
  {
    slug: 'macaroni-bake',
    key: 'recipe-makaronilaatikko',
    title: 'Finnish macaroni bake',
    description: 'The one that is eaten with ketchup. Plenty of egg and milk keeps it sliceable without being dry.',
    picture: picture('makaronilaatikko', 'A golden macaroni bake in a blue oven dish'),
    date: '2026-09-03',
    minutes: 80,
    serves: 6,
    categories: ['everyday'],
    tags: ['oven', 'mince', 'always'],
    steps: [
      {
        ingredients: `
          400 g macaroni
          400 g [mixed pork and beef mince](/products/pork-and-beef-mince)
          1 onion, chopped
          1.5 tsp salt
          0.5 tsp black pepper
          1 tsp paprika`,
        instructions: `
          Boil the macaroni in salted water for a minute less than the packet says and drain.
          Brown the mince in a hot pan and add the onion and spices.
          Mix macaroni and mince in a buttered oven dish.`,
      },
      {
        heading: 'Egg and milk',
        ingredients: `
          3 eggs
          8 dl milk
          0.5 tsp salt
          1 dl grated cheese
          2 tbsp dry breadcrumbs`,
        instructions: `
          Whisk the eggs, milk and salt and pour over. The liquid should reach the top of the macaroni.
          Sprinkle with cheese and breadcrumbs.
          Bake on the lowest shelf at 200 °C for 50 minutes. Let it rest for 10 minutes before cutting.`,
      },
    ],
  },
  {
    slug: 'cabbage-rolls',
    key: 'recipe-kaalikaaryleet',
    title: 'Cabbage rolls',
    description: 'An autumn classic. It takes an hour of work, but of the kind that leaves room for conversation.',
    picture: picture('kaalikaaryleet', 'Cabbage rolls in rows in an oven dish'),
    date: '2026-10-29',
    minutes: 120,
    serves: 6,
    categories: ['weekend', 'slow'],
    tags: ['oven', 'mince', 'autumn'],
    steps: [
      {
        heading: 'Cabbage and filling',
        ingredients: `
          1 medium white cabbage
          1.5 dl short-grain rice
          400 g [mixed pork and beef mince](/products/pork-and-beef-mince)
          1 onion, grated
          1 dl whipping cream
          1.5 tsp salt
          1 tsp marjoram`,
        instructions: `
          Core the cabbage and boil the head in salted water for 15 minutes. Loosen the leaves as they soften and pare down the thick ribs.
          Boil the rice until done and let it cool. Mix it with the mince, onion, cream and seasoning.
          Put two tablespoons of filling on each leaf, fold in the sides and roll tightly.`,
      },
      {
        heading: 'Baking',
        ingredients: `
          50 g butter
          3 tbsp golden syrup
          4 dl cabbage cooking water`,
        instructions: `
          Lay the rolls seam down in an oven dish and baste with melted butter and syrup.
          Bake at 200 °C for 30 minutes, turn, add the cooking water and continue for 30 minutes. Baste twice.
          Serve with lingonberry jam and boiled potatoes.`,
      },
    ],
    tip: 'Shred torn and small leaves into the bottom of the dish. They turn into the best part.',
  },
  {
    slug: 'thursday-pea-soup',
    key: 'recipe-hernekeitto',
    title: 'Thursday pea soup',
    description: 'The peas soak overnight, the shank gives the broth its flavour and the mustard waits on the table.',
    picture: picture('hernekeitto', 'A bowl of pea soup topped with pieces of pork and mustard'),
    date: '2026-02-05',
    minutes: 150,
    serves: 8,
    categories: ['everyday', 'slow'],
    tags: ['soup', 'pork', 'winter', 'milkFree', 'glutenFree'],
    steps: [
      {
        heading: 'The evening before',
        ingredients: `
          500 g dried peas
          2 l water for soaking`,
        instructions: `
          Rinse the peas and leave them to soak in cold water overnight.`,
      },
      {
        heading: 'On the day',
        ingredients: `
          2 l water
          800 g smoked pork shank
          2 onions, chopped
          1 carrot, diced
          2 tsp marjoram
          1 tsp salt
          1 dl mustard for serving`,
        instructions: `
          Pour away the soaking water. Put the peas, shank and fresh water in a pot, bring to the boil and skim off foam and loose skins.
          Add the onion and carrot and simmer for two hours. Stir to the bottom now and then.
          Lift out the shank, take the meat off the bone and return it to the soup. Season with marjoram and, only now, with salt.
          Serve with mustard and chopped raw onion.`,
      },
    ],
  },
  {
    slug: 'pulled-pork-buns',
    key: 'recipe-revitty-possu',
    title: 'Pulled pork in a bun',
    description:
      'Overnight in the oven, shredded with a fork in the morning. One roast feeds the whole midsummer party.',
    picture: picture('revitty-possu', 'A bun filled with pulled pork and coleslaw'),
    date: '2026-06-11',
    minutes: 500,
    serves: 10,
    categories: ['feast', 'slow'],
    tags: ['oven', 'pork', 'summer'],
    steps: [
      {
        heading: 'Pork',
        ingredients: `
          2 kg [pork collar](/products/pork-collar)
          2 tbsp brown sugar
          1 tbsp smoked paprika
          1 tbsp salt
          1 tsp black pepper
          3 dl water
          1 dl cider vinegar`,
        instructions: `
          Mix the dry spices and rub them into the meat. Put it in a casserole and pour the water and vinegar around it.
          Cook under a lid at 110 °C for about eight hours, until the inside is 92–95 °C.
          Rest for half an hour, shred with two forks and toss in the juices.`,
      },
      {
        heading: 'Coleslaw and assembly',
        ingredients: `
          400 g white cabbage, shredded
          2 carrots, grated
          1 dl mayonnaise
          1 tbsp mustard
          1 tbsp cider vinegar
          10 buns
          2 dl barbecue sauce`,
        instructions: `
          Mix the cabbage, carrots, mayonnaise, mustard and vinegar. Leave in the fridge for an hour.
          Toast the cut sides of the buns and fill them with meat, sauce and slaw.`,
      },
    ],
    tip: 'What is left freezes well in its juices. A portion thaws in a pan in ten minutes.',
  },
])
