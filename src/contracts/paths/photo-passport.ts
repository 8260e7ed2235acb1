/** Opens the page of a device's photos: for an offer, a sold device, or the code that another device shows. */
export const PHOTO_VISITS_PATH = '/api/photo-passports/visits'

/** Gives the photos of an offer to the one that has taken its place in a cart. */
export const PHOTO_MOVES_PATH = '/api/photo-passports/moves'

const PHOTO_PASSPORTS_PATH = '/api/photo-passports'

/** The name of the page on which a scanned code is exchanged, in the place of a visit. */
export const SCANNED_PASSPORT = 'with-scanned-code'

export const buildPassportPath = (id: string): string => `${PHOTO_PASSPORTS_PATH}/${id}`

export const buildPassportPhotosPath = (id: string, side: string): string =>
  `${PHOTO_PASSPORTS_PATH}/${id}/sides/${side}`

export const buildPassportRemovalPath = (id: string, side: string): string =>
  `${buildPassportPhotosPath(id, side)}/removal`

export const buildPassportPhotoPath = (id: string, photoId: string): string =>
  `${PHOTO_PASSPORTS_PATH}/${id}/photos/${photoId}`

export const buildPassportPairingsPath = (id: string): string => `${PHOTO_PASSPORTS_PATH}/${id}/pairings`
