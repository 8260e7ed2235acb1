import {
  CLIENT_ID_COOKIE_MAX_AGE_SECONDS,
  PERSONALISATION_COOKIE_MAX_AGE_SECONDS,
} from '#domain/markets/shop-constants.ts'

/** A cookie that is only set after consent, and removed when consent is withdrawn. */
export interface TrackingCookie {
  readonly name: string
  readonly maxAgeSeconds: number
}

/** Groups the events of one browser. */
export const CLIENT_ID_COOKIE: TrackingCookie = {
  name: 'clientId',
  maxAgeSeconds: CLIENT_ID_COOKIE_MAX_AGE_SECONDS,
}

/** Lets the personalisation service recognise a browser. */
export const PERSONALISATION_COOKIE: TrackingCookie = {
  name: 'personalisationId',
  maxAgeSeconds: PERSONALISATION_COOKIE_MAX_AGE_SECONDS,
}
