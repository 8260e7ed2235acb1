import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { OFFER_LIFETIME_DAYS } from '#domain/offers/offer-lifetime.ts'
import { listStatesBefore, type TradeState } from '#domain/trades/trade-states.ts'

/** How long a browser that has opened the page of the photos can see and add some. */
export const PASSPORT_VISIT_HOURS = 4

export const PASSPORT_VISIT_MS = PASSPORT_VISIT_HOURS * HOUR_MS

/** Photos of an offer that nobody has sold by: the offer that they were taken for has expired by then. */
export const UNSOLD_PHOTO_KEEP_MS = OFFER_LIFETIME_DAYS * DAY_MS

const BEFORE_PARCEL: readonly TradeState[] = listStatesBefore('cancel')

/** Whether photos may still be added to a sold device: until the carrier has its parcel. */
export const takesPhotos = (state: TradeState): boolean => BEFORE_PARCEL.includes(state)
