import type { SearchMatch } from '#contracts/desk/search.ts'
import type { RecyclingState } from '#domain/recycling/recycling-states.ts'

const MATCHED: Readonly<Record<SearchMatch, string>> = {
  SALE_NUMBER: 'Sale number',
  DEVICE_NUMBER: 'Device number',
  TRACKING_NUMBER: 'Tracking number',
  SERIAL_NUMBER: 'Serial number',
  PLACE: 'Shelf',
  CUSTOMER_NUMBER: 'Customer number',
  EMAIL: 'Email',
  PHONE: 'Phone',
  PAYOUT_ACCOUNT: 'Payout account',
  NAME: 'Name',
}

const RECYCLING_STATES: Readonly<Record<RecyclingState, string>> = {
  CREATED: 'Recycling parcel: label requested',
  LABEL_ISSUED: 'Recycling parcel: waiting for it',
  IN_TRANSIT: 'Recycling parcel: in transit',
  RECEIVED: 'Recycling parcel: received',
  RECYCLED: 'Recycling parcel: recycled',
  EXPIRED: 'Recycling parcel: not sent in time',
}

/** The texts of the search. */
export const SEARCH_TEXTS = {
  search: {
    title: 'Search',
    lead: 'A sale, device or tracking number, a serial number, a name, email address, phone number or account.',
    field: 'Search for anything',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    truncated: 'There are more. Type another word.',
    nothing: (typed: string) =>
      `Nothing found for “${typed}”. One typo per word is fine; try another word, the email address or a number.`,
    customer: (customerNumber: number) => `Customer ${customerNumber}`,
    recycling: (number: string) => `Recycling ${number}`,
    hasAccount: 'Has an account',
    isGuest: 'Sells as a guest',
    parcels: {
      TO_US: (trackingNumber: string) => `Parcel to us ${trackingNumber}`,
      PART: (trackingNumber: string) => `Parcel with a missing part ${trackingNumber}`,
      RETURN: (trackingNumber: string) => `Return parcel ${trackingNumber}`,
    },
    recyclingStates: RECYCLING_STATES,
    matched: MATCHED,
    allFor: (typed: string) => `Search for “${typed}”`,
  },
}
