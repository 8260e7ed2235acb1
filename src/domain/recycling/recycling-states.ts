/** The state of a parcel with devices that are recycled for free. A way of its own, because nothing is sold. */
export const RECYCLING_STATES = [
  'CREATED',
  'LABEL_ISSUED',
  'IN_TRANSIT',
  'RECEIVED',
  'RECYCLED',
  'EXPIRED',
] as const

export type RecyclingState = (typeof RECYCLING_STATES)[number]

export type RecyclingEvent = 'label_issued' | 'carrier_scan' | 'send_in_deadline' | 'booked_in' | 'recycled'

interface RecyclingStep {
  readonly from: readonly RecyclingState[]
  readonly to: RecyclingState
}

/** Every step that a parcel can take. Without a price there is nothing to inspect, to ask, to pay or to insure. */
export const RECYCLING_STEPS: Readonly<Record<RecyclingEvent, RecyclingStep>> = {
  label_issued: { from: ['CREATED'], to: 'LABEL_ISSUED' },
  // A label may be handed in on its last day, or later: the parcel comes anyway.
  carrier_scan: { from: ['LABEL_ISSUED', 'EXPIRED'], to: 'IN_TRANSIT' },
  send_in_deadline: { from: ['LABEL_ISSUED'], to: 'EXPIRED' },
  booked_in: { from: ['LABEL_ISSUED', 'IN_TRANSIT', 'EXPIRED'], to: 'RECEIVED' },
  recycled: { from: ['RECEIVED'], to: 'RECYCLED' },
}

/** Whether an event is possible in a state. */
export const canTakeStep = (event: RecyclingEvent, state: RecyclingState): boolean =>
  RECYCLING_STEPS[event].from.includes(state)
