export const CATEGORY_IDS = [
  'phones',
  'tablets',
  'laptops',
  'cameras',
  'lenses',
  'monitors',
  'consoles',
] as const

export type CategoryId = (typeof CATEGORY_IDS)[number]

/** What category, manufacturer and series have in common in one language. */
interface CatalogueGroup {
  readonly name: string
  readonly url: string
  readonly content: string
  readonly metaDescription: string
  readonly metaKeywords: string
  /** Name of a drawing, or address of a picture. */
  readonly thumbnail: string
}

export interface Series extends CatalogueGroup {
  readonly id: number
}

export interface Manufacturer extends CatalogueGroup {
  readonly id: number
  readonly series: readonly Series[]
  readonly topSeries: readonly Series[]
}

export interface Category extends CatalogueGroup {
  readonly id: CategoryId
  readonly manufacturers: readonly Manufacturer[]
  readonly topManufacturers: readonly Manufacturer[]
}

/** A category as one market shows it. */
export type CategoryTile = Pick<Category, 'id' | 'name' | 'url' | 'thumbnail'>
