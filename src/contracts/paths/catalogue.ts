import type { CategoryId } from '#domain/catalogue/category.ts'

export const DEVICE_CARDS_PATH = '/api/catalogue/devices'
export const RECOGNISED_DEVICES_PATH = '/api/catalogue/recognised'

/** A close-up of this kind of device in a condition, with its marks life-size. */
export const buildConditionPicturePath = (category: CategoryId, conditionId: number): string =>
  `/pictures/conditions/${category}-${conditionId}.svg`

/** The drawing of a device, by the address of its picture, with the marks of a condition. A photo leads to its drawing. */
export const buildWornPicturePath = (image: string, conditionId: number): string =>
  image.replace(/\.(?:svg|webp)$/, `/${conditionId}.svg`)
export const SUGGESTIONS_PATH = '/api/search/suggestions'

/** The trade-in search service, in the search engine's own language. */
export const SEARCHES_PATH = '/searches'
