import type { CategoryId } from '#domain/catalogue/category.ts'

/** What a photo of a device shows. */
export const PHOTO_SIDES = [
  'front',
  'back',
  'left',
  'right',
  'top',
  'bottom',
  'underside',
  'screenOn',
  'lid',
  'keyboard',
  'ports',
  'controller',
  'glass',
  'mount',
  'barrel',
] as const

export type PhotoSide = (typeof PHOTO_SIDES)[number]

const HANDHELD_SIDES: readonly PhotoSide[] = ['front', 'back', 'left', 'right', 'bottom', 'screenOn']

/** The sides of each kind of device, in the order in which they are photographed: six at most. */
const CATEGORY_SIDES: Readonly<Record<CategoryId, readonly PhotoSide[]>> = {
  phones: HANDHELD_SIDES,
  tablets: HANDHELD_SIDES,
  laptops: ['lid', 'screenOn', 'keyboard', 'underside', 'left', 'right'],
  monitors: ['front', 'screenOn', 'back', 'ports'],
  consoles: ['front', 'back', 'top', 'underside', 'controller'],
  cameras: ['front', 'back', 'top', 'underside', 'screenOn'],
  lenses: ['glass', 'mount', 'barrel'],
}

export const listSides = (category: CategoryId): readonly PhotoSide[] => CATEGORY_SIDES[category]

export const isSideOf = (category: CategoryId, side: PhotoSide): boolean =>
  CATEGORY_SIDES[category].includes(side)

/** A photo of one side of a device. */
export interface SidePhoto {
  readonly photoId: string
  readonly side: PhotoSide
}

/** Photos in the order of the sides of their device. */
export const sortBySide = <Photo extends SidePhoto>(
  category: CategoryId,
  photos: readonly Photo[],
): readonly Photo[] => listSides(category).flatMap((side) => photos.filter((photo) => photo.side === side))

/** The next side without a photo; null where there is none. */
export const findNextSide = (category: CategoryId, photos: readonly SidePhoto[]): PhotoSide | null =>
  listSides(category).find((side) => photos.every((photo) => photo.side !== side)) ?? null
