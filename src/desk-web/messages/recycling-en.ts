import type { RecyclingState } from '#domain/recycling/recycling-states.ts'

const STATES: Readonly<Record<RecyclingState, string>> = {
  CREATED: 'Label being booked',
  LABEL_ISSUED: 'Waiting for parcel',
  IN_TRANSIT: 'In transit',
  RECEIVED: 'To recycle',
  RECYCLED: 'Recycled',
  EXPIRED: 'Not sent in time',
}

/** The texts of free recycling. */
export const RECYCLING_TEXTS = {
  title: 'Recycling',
  lead: 'Parcels that are recycled for free, longest waiting first. Scan a label to open one.',
  empty: 'No recycling parcels in transit or in the warehouse. You can still scan one that’s arrived.',
  states: STATES,
  columns: {
    number: 'Number',
    state: 'State',
    since: 'Waiting',
    parcel: 'Parcel',
    devices: 'Devices',
    weight: 'Weight',
  },
  grams: (weight: number) => `${weight} g`,
  parcelTitle: (number: string) => `Recycling ${number}`,
  since: (state: string, time: string) => `${state}, since ${time}`,
  noLabel: 'No label yet',
  notCounted: 'Not counted yet',
  nothingBought: 'Nothing is bought: no inspection, no payout, no return.',
  weightInGrams: 'Weight in grams',
  deviceCount: 'Devices in the parcel',
  countHint: (limit: number) =>
    `The label is for up to ${limit} devices. Count what’s there, even if it’s more. Handle damaged batteries as dangerous goods.`,
  bookIn: 'Book in',
  bookedIn: (number: string) => `Booked in: ${number}`,
  recycle: 'Mark as recycled',
  recycled: (number: string) => `${number} is recycled.`,
  toList: 'All recycling parcels',
}
