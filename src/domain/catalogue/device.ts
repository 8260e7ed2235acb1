import type { MarketId } from '#domain/markets/market-id.ts'
import type { CategoryId } from './category.ts'

/** A device that can be sold to us, as one language's index holds it. */
export interface Device {
  readonly id: number
  /** Manufacturer and model. */
  readonly name: string
  readonly model: string
  readonly url: string
  readonly category: string
  readonly categoryId: CategoryId
  readonly manufacturer: string
  readonly manufacturerId: number
  readonly series: string
  readonly seriesId: number
  /** Address of the first front image. */
  readonly image: string
  readonly thumbnail: string
  /** Id of the question set that is asked about it. */
  readonly questions: string
  readonly releaseYear: number
  readonly releaseMonth: number
  readonly searchTerms: readonly string[]
  /** Storage sizes in gigabytes; empty for devices without one. */
  readonly storages: readonly number[]
  readonly popularity: number
  /** Most that each market of this language pays, in cents of its currency. */
  readonly topPrices: Readonly<Partial<Record<MarketId, number>>>
}
