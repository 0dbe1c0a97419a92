import type { z } from 'zod'
import type { CardType } from './card-types.ts'

/** A field that the form of an editor cannot make from the shape of its schema alone. */
export type FieldKind =
  | ('link' | 'path' | 'paths' | 'picture' | 'pdf' | 'mp4' | 'vtt' | 'richText' | 'site' | 'offer')
  | ('category' | 'categories' | 'facets' | 'facetTags' | 'productGroup')

declare module 'zod' {
  // What editors see of a schema, in Finnish. `title` is zod's own.
  interface GlobalMeta {
    help?: string
    /** What one of a list is called: 'Lisää kohta'. */
    item?: string
    /** The names of the values that can be chosen. */
    options?: Readonly<Record<string, string>>
    field?: FieldKind
  }
}

export type FieldMeta = z.core.GlobalMeta

export const languageNames: Readonly<Record<string, string>> = {
  fi: 'Suomi',
  se: 'Ruotsi',
  en: 'Englanti',
  de: 'Saksa',
}

export const cardTypeNames: Readonly<Record<CardType, string>> = {
  productCard: 'Tuote',
  FSProductCard: 'Tuote ammattikeittiöille',
  productCardSe: 'Tuote, Ruotsi',
  exportProductCard: 'Vientituote',
  brandCardSe: 'Brändi, Ruotsi',
  brandPosterCardSe: 'Brändin juliste, Ruotsi',
  lkProductCard: 'Lihakaupan tuote',
  recipeCard: 'Resepti',
  broilerRecipeCard: 'Broileriresepti',
  catalogueRecipeCard: 'Resepti kuvastossa',
  newsCard: 'Uutinen',
  newsTextCard: 'Uutinen tekstinä',
  cisionCard: 'Cision-tiedote',
  mynewsdeskCard: 'Mynewsdesk-tiedote',
  headerImageCard: 'Kuva ja otsikko',
  lkCampaignCard: 'Lihakaupan kampanja',
  socialMediaCard: 'Sosiaalisen median julkaisu',
}
