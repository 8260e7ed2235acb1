import type { MarketId } from '#domain/markets/market-id.ts'

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

/** A kind of device, with its name and address in every market. */
export interface Category {
  readonly id: CategoryId
  /** Name of the drawing. */
  readonly thumbnail: string
  readonly texts: Readonly<Record<MarketId, { readonly name: string; readonly url: string }>>
}

/** A category as one market shows it. */
export interface CategoryTile {
  readonly id: CategoryId
  readonly name: string
  readonly url: string
  readonly thumbnail: string
}

export const toCategoryTile = ({ id, thumbnail, texts }: Category, market: MarketId): CategoryTile => ({
  id,
  thumbnail,
  ...texts[market],
})
