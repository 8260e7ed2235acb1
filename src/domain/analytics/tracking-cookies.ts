import {
  CLIENT_ID_COOKIE_MAX_AGE_SECONDS,
  PERSONALISATION_COOKIE_MAX_AGE_SECONDS,
} from '#domain/markets/shop-constants.ts'

/** A cookie that is set after consent only, and removed when that is taken back. */
export interface TrackingCookie {
  readonly name: string
  readonly maxAgeSeconds: number
}

/** Tells the events of one browser from those of others. */
export const CLIENT_ID_COOKIE: TrackingCookie = {
  name: 'clientId',
  maxAgeSeconds: CLIENT_ID_COOKIE_MAX_AGE_SECONDS,
}

/** Lets the personalisation service know a browser again. */
export const PERSONALISATION_COOKIE: TrackingCookie = {
  name: 'personalisationId',
  maxAgeSeconds: PERSONALISATION_COOKIE_MAX_AGE_SECONDS,
}
