import type { Language } from '#contract/site.ts'
import type { AuthoredPage, AuthoredTaxonomy } from './site-content.ts'

type Names = Record<Language, string>
type Tag = { id: number; names: Names; hidden?: true }

const named = (id: number, fi: string, en: string, se: string, de: string): Tag => ({ id, names: { fi, en, se, de } })

/** The facets that products are filtered by on all sites of the group, with the same ids on each. */
const facets = {
  meat: {
    ...named(200, 'Lihalaji', 'Meat', 'Köttslag', 'Fleischsorte'),
    tags: {
      beef: named(201, 'Nauta', 'Beef', 'Nöt', 'Rind'),
      pork: named(202, 'Porsas', 'Pork', 'Gris', 'Schwein'),
      mixed: named(203, 'Sika-nauta', 'Pork and beef', 'Blandat', 'Schwein und Rind'),
      chicken: named(204, 'Broileri', 'Chicken', 'Kyckling', 'Hähnchen'),
      turkey: named(205, 'Kalkkuna', 'Turkey', 'Kalkon', 'Pute'),
      lamb: named(206, 'Karitsa', 'Lamb', 'Lamm', 'Lamm'),
      game: named(207, 'Riista ja poro', 'Game and reindeer', 'Vilt och ren', 'Wild und Rentier'),
    },
  },
  cooking: {
    ...named(220, 'Valmistustapa', 'Cooking', 'Tillagning', 'Zubereitung'),
    tags: {
      pan: named(221, 'Pannulle', 'In the pan', 'I stekpannan', 'In der Pfanne'),
      oven: named(222, 'Uuniin', 'In the oven', 'I ugnen', 'Im Ofen'),
      pot: named(223, 'Pataan', 'In the pot', 'I grytan', 'Im Topf'),
      grill: named(224, 'Grilliin', 'On the grill', 'På grillen', 'Auf dem Grill'),
      heat: named(225, 'Vain lämmitettävä', 'Just heat', 'Bara att värma', 'Nur erwärmen'),
      cold: named(226, 'Sellaisenaan', 'Ready to eat', 'Ätklar', 'Verzehrfertig'),
    },
  },
  diet: {
    ...named(240, 'Ruokavalio', 'Diet', 'Kost', 'Ernährung'),
    tags: {
      glutenFree: named(241, 'Gluteeniton', 'Gluten-free', 'Glutenfri', 'Glutenfrei'),
      lactoseFree: named(242, 'Laktoositon', 'Lactose-free', 'Laktosfri', 'Laktosefrei'),
      milkFree: named(243, 'Maidoton', 'Milk-free', 'Mjölkfri', 'Milchfrei'),
      lowFat: named(244, 'Vähärasvainen', 'Low fat', 'Mager', 'Fettarm'),
      lessSalt: named(245, 'Vähemmän suolaa', 'Less salt', 'Mindre salt', 'Weniger Salz'),
      pure: named(246, 'Ei lisäaineita', 'No additives', 'Utan tillsatser', 'Ohne Zusatzstoffe'),
    },
  },
  keeping: {
    ...named(260, 'Säilytys', 'Storage', 'Förvaring', 'Lagerung'),
    tags: {
      fresh: named(261, 'Tuore', 'Fresh', 'Färsk', 'Frisch'),
      chilled: named(262, 'Kylmäsäilytys', 'Chilled', 'Kyld', 'Gekühlt'),
      frozen: named(263, 'Pakaste', 'Frozen', 'Fryst', 'Tiefgekühlt'),
      dry: named(264, 'Huoneenlämpö', 'Ambient', 'Rumstempererad', 'Ungekühlt'),
    },
  },
  packing: {
    ...named(280, 'Pakkaus', 'Pack', 'Förpackning', 'Packung'),
    tags: {
      small: named(281, 'Yhdelle tai kahdelle', 'For one or two', 'För en eller två', 'Für eine oder zwei'),
      family: named(282, 'Perhepakkaus', 'Family pack', 'Familjepack', 'Familienpackung'),
      bulk: named(283, 'Suurpakkaus', 'Bulk pack', 'Storpack', 'Großpackung'),
      vacuum: named(284, 'Vakuumi', 'Vacuum pack', 'Vakuum', 'Vakuum'),
      gift: named(285, 'Lahjaksi', 'As a gift', 'Som gåva', 'Als Geschenk'),
    },
  },
  taste: {
    ...named(300, 'Maku', 'Flavour', 'Smak', 'Geschmack'),
    tags: {
      plain: named(301, 'Maustamaton', 'Unseasoned', 'Osmaksatt', 'Ungewürzt'),
      mild: named(302, 'Mieto', 'Mild', 'Mild', 'Mild'),
      smoked: named(303, 'Savustettu', 'Smoked', 'Rökt', 'Geräuchert'),
      pepper: named(304, 'Pippuri', 'Pepper', 'Peppar', 'Pfeffer'),
      herb: named(305, 'Yrtit', 'Herbs', 'Örter', 'Kräuter'),
      honey: named(306, 'Hunaja', 'Honey', 'Honung', 'Honig'),
      hot: named(307, 'Tulinen', 'Hot', 'Het', 'Scharf'),
      cheese: named(308, 'Juusto', 'Cheese', 'Ost', 'Käse'),
    },
  },
  origin: {
    ...named(320, 'Alkuperä', 'Origin', 'Ursprung', 'Herkunft'),
    tags: {
      finland: named(321, 'Suomi', 'Finland', 'Finland', 'Finnland'),
      sweden: named(322, 'Ruotsi', 'Sweden', 'Sverige', 'Schweden'),
      // For campaigns that name their products by a tag; nobody filters by it.
      christmas: { ...named(323, 'Joulu', 'Christmas', 'Jul', 'Weihnachten'), hidden: true },
    },
  },
} satisfies Record<string, Tag & { tags: Record<string, Tag> }>

type FacetName = keyof typeof facets
type TagNames = { [Facet in FacetName]: keyof (typeof facets)[Facet]['tags'] }[FacetName]

/** The id of each tag by its name. */
export const tag = Object.fromEntries(
  Object.values(facets).flatMap(({ tags }) => Object.entries<Tag>(tags).map(([name, { id }]) => [name, id])),
) as Record<TagNames, number>

/** Meat and salt at most: free of what most people ask about. */
export const free = [tag.glutenFree, tag.milkFree]

/** The facets of a site's products in its language: only tags that one of them has, for a filter must find something. */
export function facetsOf(language: Language, products: readonly AuthoredPage[]): AuthoredTaxonomy['facets'] {
  const used = new Set(products.flatMap(({ item }) => item?.facetTags ?? []))
  return Object.values(facets).flatMap(({ id, names, tags }) => {
    const facetTags = Object.values<Tag>(tags)
      .filter((one) => used.has(one.id))
      .map((one) => ({ id: one.id, name: one.names[language], ...(one.hidden ? { display: false } : {}) }))
    return facetTags.length === 0 ? [] : [{ id, name: names[language], kind: 'product' as const, facetTags }]
  })
}
