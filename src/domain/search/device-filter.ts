import type { CategoryId } from '#domain/catalogue/category.ts'

/** What a list of devices is limited to; a device must match every part that is given. */
export interface DeviceFilter {
  readonly ids?: readonly number[]
  readonly categoryId?: CategoryId
  readonly manufacturerId?: number
  readonly seriesIds?: readonly number[]
  readonly releaseYears?: readonly number[]
}
