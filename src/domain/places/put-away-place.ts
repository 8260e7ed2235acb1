import type { TradeState } from '#domain/trades/trade-states.ts'

/** Up to four parts of up to four characters: short enough that no serial number is taken for a shelf. */
const PLACE = /^[A-Z0-9]{1,4}(-[A-Z0-9]{1,4}){0,3}$/

/** The same for the database. */
export const PLACE_PATTERN = PLACE.source

/** The number of a sale or device has this form. A mistyped one is no shelf, either. */
const NUMBER = /^[A-Z0-9]{4}-[A-Z0-9]{4}(?:-\d+)?$/

/** A shelf as on its label, such as `A-12-3`; null for anything else, also for the label of a device. */
export function readPlace(typed: string): string | null {
  const place = typed
    .trim()
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, '-')
  return PLACE.test(place) && !NUMBER.test(place) ? place : null
}

/** Devices that are ours, whether or not the money has arrived: they are put away. */
export const OWN_STATES: readonly TradeState[] = ['ACCEPTED', 'PAYOUT_PENDING', 'PAID', 'PAYOUT_FAILED']

export const canPutAway = (state: TradeState): boolean => OWN_STATES.includes(state)
