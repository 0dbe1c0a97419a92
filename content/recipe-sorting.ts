import type { Named } from './sorting.ts'

/** Categories of recipes. A site has those that its recipes use. */
export const recipeCategories = {
  everyday: { id: 501, fi: 'Arkiruoka', en: 'Everyday food', se: 'Vardagsmat' },
  weekend: { id: 502, fi: 'Viikonloppu', en: 'Weekend', se: 'Helgmat' },
  slow: { id: 503, fi: 'Padat ja haudutetut', en: 'Slow cooking', se: 'Grytor och långkok' },
  feast: { id: 504, fi: 'Vieraat ja juhlat', en: 'Guests and feasts', se: 'Gäster och fest' },
  grill: { id: 505, fi: 'Grillaus', en: 'Barbecue', se: 'Grillat' },
  light: { id: 506, fi: 'Salaatit ja kevyet', en: 'Salads and light meals', se: 'Sallader och lätt mat' },
  bread: { id: 507, fi: 'Leivät ja piirakat', en: 'Breads and pies', se: 'Mackor och pajer' },
  outdoors: { id: 508, fi: 'Ulkona', en: 'Outdoors', se: 'Ute vid elden' },
  lunch: { id: 510, fi: 'Lounas', en: 'Lunch', se: 'Lunch' },
  lunchSoups: { id: 511, parent: 510, fi: 'Keitot', en: 'Soups', se: 'Soppor' },
  lunchSauces: { id: 512, parent: 510, fi: 'Kastikkeet ja padat', en: 'Sauces and stews', se: 'Såser och grytor' },
  lunchOven: { id: 513, parent: 510, fi: 'Laatikot ja uuniruoat', en: 'Oven dishes', se: 'Ugnsrätter' },
  lunchPieces: { id: 514, parent: 510, fi: 'Kappaleruoat', en: 'Pieces', se: 'Styckrätter' },
} as const satisfies Record<string, Named>

/** The facets of recipes. The tag of the time is given by the minutes. */
export const recipeFacets = {
  course: {
    id: 520,
    fi: 'Ruokalaji',
    en: 'Kind of dish',
    se: 'Typ av rätt',
    tags: {
      soup: { id: 521, fi: 'Keitot', en: 'Soups', se: 'Soppor' },
      oven: { id: 522, fi: 'Uunissa', en: 'From the oven', se: 'I ugnen' },
      pan: { id: 523, fi: 'Pannulla', en: 'From the pan', se: 'I stekpannan' },
      stew: { id: 524, fi: 'Padat ja kastikkeet', en: 'Stews and sauces', se: 'Grytor och såser' },
      pasta: { id: 525, fi: 'Pasta', en: 'Pasta', se: 'Pasta' },
      salad: { id: 526, fi: 'Salaatit ja kulhot', en: 'Salads and bowls', se: 'Sallader och skålar' },
      baked: { id: 527, fi: 'Leivät ja piirakat', en: 'Breads and pies', se: 'Bröd och pajer' },
      grilled: { id: 528, fi: 'Grilliruoat', en: 'From the grill', se: 'På grillen' },
    },
  },
  time: {
    id: 530,
    fi: 'Aika',
    en: 'Time',
    se: 'Tid',
    tags: {
      quick: { id: 531, fi: 'Enintään 30 min', en: 'Up to 30 min', se: 'Högst 30 min' },
      hour: { id: 532, fi: '30–60 min', en: '30–60 min', se: '30–60 min' },
      long: { id: 533, fi: 'Yli tunti', en: 'Over an hour', se: 'Mer än en timme' },
    },
  },
  main: {
    id: 540,
    fi: 'Pääraaka-aine',
    en: 'Main ingredient',
    se: 'Huvudråvara',
    tags: {
      mince: { id: 541, fi: 'Jauheliha', en: 'Mince', se: 'Färs' },
      beef: { id: 542, fi: 'Nauta', en: 'Beef', se: 'Nöt' },
      pork: { id: 543, fi: 'Porsas', en: 'Pork', se: 'Fläsk' },
      chicken: { id: 544, fi: 'Broileri', en: 'Chicken', se: 'Kyckling' },
      sausage: { id: 545, fi: 'Makkara', en: 'Sausage', se: 'Korv' },
      ham: { id: 546, fi: 'Kinkku ja leikkeleet', en: 'Ham and cold cuts', se: 'Skinka och pålägg' },
    },
  },
  season: {
    id: 550,
    fi: 'Sesonki',
    en: 'Season',
    se: 'Säsong',
    tags: {
      spring: { id: 551, fi: 'Kevät', en: 'Spring', se: 'Vår' },
      summer: { id: 552, fi: 'Kesä', en: 'Summer', se: 'Sommar' },
      autumn: { id: 553, fi: 'Syksy', en: 'Autumn', se: 'Höst' },
      winter: { id: 554, fi: 'Talvi', en: 'Winter', se: 'Vinter' },
      // Whoever filters by a season wants what belongs to it.
      always: { id: 555, hidden: true, fi: 'Ympäri vuoden', en: 'All year', se: 'Året om' },
    },
  },
  diet: {
    id: 560,
    fi: 'Ruokavalio',
    en: 'Diet',
    se: 'Specialkost',
    tags: {
      milkFree: { id: 561, fi: 'Maidoton', en: 'Milk-free', se: 'Mjölkfri' },
      glutenFree: { id: 562, fi: 'Gluteeniton', en: 'Gluten-free', se: 'Glutenfri' },
    },
  },
} as const
