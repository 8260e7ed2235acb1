import type { CategoryTile } from '#domain/catalogue/category.ts'
import type { OverviewQuery } from '#domain/catalogue/overview-query.ts'
import type { Block } from '#domain/content/content-page.ts'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'
import type { PricePeriod } from '#domain/pricing/price-history.ts'
import type { PriceRule } from '#domain/pricing/price-rule.ts'
import type { GroupKind } from '#domain/search/search-query.ts'
import type { WaitingCost } from '#domain/waiting-cost/compute-waiting-cost.ts'
import type { HomeExtras } from './home-extras.ts'

/** A device in a list. */
export interface DeviceCard {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly image: string
  readonly releaseYear: number
  /** The highest price in the market. */
  readonly topPriceInCents: number
  /** The storage that the visitor searched for, if the device has it: its page starts with that size. */
  readonly storageGb?: number
}

/** A link to the overview of a manufacturer or series. */
export interface GroupLink {
  readonly name: string
  readonly url: string
}

export interface ManufacturerTile extends GroupLink {
  readonly thumbnail: string
}

/** A manufacturer with the series that most people sell. */
export interface ManufacturerWithSeries extends ManufacturerTile {
  readonly topSeries: readonly GroupLink[]
}

export interface Breadcrumb {
  readonly name: string
  readonly path: string
}

export interface FilterOption {
  readonly value: string
  readonly name: string
}

/** The filters of a list. A kind is empty where there is nothing to choose. */
export interface OverviewFilters {
  readonly manufacturers: readonly FilterOption[]
  readonly categories: readonly FilterOption[]
  readonly years: readonly number[]
}

export interface OverviewGroup {
  /** The series of the devices; null where the list is not grouped by series. */
  readonly series: GroupLink | null
  readonly devices: readonly DeviceCard[]
}

export interface OverviewData {
  readonly kind: GroupKind | 'search'
  readonly name: string
  /** The overview's slug. */
  readonly url: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly blocks: readonly Block[]
  readonly query: OverviewQuery
  readonly filters: OverviewFilters
  /** The series of the whole list, best-selling first, to jump to; empty where there is only one. */
  readonly series: readonly GroupLink[]
  readonly groups: readonly OverviewGroup[]
  readonly total: number
  readonly pageCount: number
  /** Suggestions for an empty list. */
  readonly categories: readonly CategoryTile[]
}

export interface SellData {
  readonly category: CategoryTile
  readonly blocks: readonly Block[]
  readonly deviceCount: number
  readonly topManufacturers: readonly ManufacturerWithSeries[]
  readonly topDevices: readonly DeviceCard[]
}

/** The texts of a question. The price rule knows what its answers do to the price. */
export interface QuestionText {
  readonly question: string
  readonly description: string
  /** The good case as a statement, for questions on the sheet of facts. */
  readonly fact?: string
  /** By the code of the answer. */
  readonly answers: Readonly<Record<string, string>>
}

/** How prices of comparable devices changed in the last three months, and what that is computed from. */
export interface WaitingCostData extends WaitingCost {
  /** Compared with devices of the same manufacturer only; otherwise with all of the same type and age. */
  readonly isSameMaker: boolean
}

/** Everything a browser needs to compute the price by the same rule as the server. */
export interface OfferSheet {
  readonly rule: PriceRule
  /** By the code of the question. */
  readonly texts: Readonly<Record<string, QuestionText>>
  /** Smallest storage first; one entry of size 0 for a device without storage. */
  readonly prices: readonly { readonly storageGb: number; readonly amountInCents: number }[]
  readonly deductionFactorBp: number
  readonly priceListVersion: number
  /** The list's first day, `YYYY-MM-DD`. */
  readonly priceListDate: string
  /** Base prices of the twelve months before a day, by storage size, then by time. */
  readonly priceHistory: { readonly until: string; readonly periods: readonly PricePeriod[] }
  /** Null without enough history. */
  readonly waitingCost: WaitingCostData | null
}

export interface PdpData {
  /** Null while the price list is unavailable. */
  readonly offerSheet: OfferSheet | null
  /** What the address says about the device: a storage from the search, or the answers of a form sent without script. */
  readonly given: GivenAnswers
  readonly device: DeviceCard & {
    readonly model: string
    readonly manufacturer: GroupLink
    readonly series: GroupLink
    readonly category: CategoryTile
    readonly releaseMonth: number
    /** In gigabytes; empty for devices without storage. */
    readonly storages: readonly number[]
    readonly modelCodes: readonly string[]
    readonly questionSet: string
  }
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly related: readonly DeviceCard[]
  /** How to pack, and what must not be sent; null while the page is unavailable. */
  readonly tipsPath: string | null
}

/** What the page for a missing device offers instead. */
export interface NotFoundData {
  /** The devices whose names are nearest to the address, best first. */
  readonly nearest: readonly DeviceCard[]
}

export interface HomeData {
  readonly categories: readonly CategoryTile[]
  readonly topManufacturers: readonly ManufacturerTile[]
  readonly popularDevices: readonly DeviceCard[]
  readonly extras: HomeExtras
}
