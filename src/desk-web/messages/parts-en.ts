import type { DevicePart, PartStep, WaitingPart } from '#contracts/desk/parts.ts'

const STEPS: Readonly<Record<PartStep, string>> = {
  ASKED: 'Seller hasn’t decided',
  REQUESTED: 'Label is being booked',
  BOOKED: 'Label sent, waiting for the parcel',
  ON_ITS_WAY: 'On its way to us',
}

const WAITS_FOR: Readonly<Record<WaitingPart['waitsFor'], string>> = { SELLER: 'Seller', US: 'Us' }

const PARCEL_STATES: Readonly<Record<NonNullable<DevicePart['parcel']>['state'], string>> = {
  REQUESTED: STEPS.REQUESTED,
  BOOKED: STEPS.BOOKED,
  ON_ITS_WAY: STEPS.ON_ITS_WAY,
  ARRIVED: 'Booked in',
}

/** The texts of parts that were missing from a device. */
export const PART_TEXTS = {
  title: 'Missing parts',
  lead: 'Devices that wait for a part, late ones first. Scan the parcel to book it in.',
  empty: 'No device waits for a part.',
  steps: STEPS,
  waitsForWhom: WAITS_FOR,
  columns: {
    number: 'Device',
    model: 'Model',
    part: 'Part',
    step: 'Step',
    waitsFor: 'Waits for',
    since: 'Waiting',
    due: 'Due',
    late: 'Late',
    parcel: 'Parcel',
    state: 'State of the device',
  },
  partTitle: (number: string) => `Missing part: ${number}`,
  device: 'Device',
  deviceState: (device: string, state: string) => `${device} (${state})`,
  noLabel: 'No label yet',
  state: 'State',
  parcelStates: PARCEL_STATES,
  check: (part: string) =>
    `Check that the parcel contains the ${part.toLowerCase()}, and put it with the device.`,
  bookIn: 'Book in the part',
  goesOn: (number: string) => `${number} is back in the inspection queue.`,
  staysAway: (number: string) => `Put the part with ${number}: its seller has decided otherwise meanwhile.`,
  notSent: 'The seller isn’t sending a part for this device.',
  toList: 'All missing parts',
}
