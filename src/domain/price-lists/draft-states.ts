/**
 * Where a draft of prices is. `scheduled`, `undoing` and `withdrawing` are the worker's: it starts the draft when its time
 * has come, puts the earlier prices back, and withdraws offers.
 */
export const PRICE_DRAFT_STATES = [
  'open',
  'scheduled',
  'started',
  'undoing',
  'undone',
  'withdrawing',
  'withdrawn',
  'discarded',
] as const

export type PriceDraftState = (typeof PRICE_DRAFT_STATES)[number]

/** Why a draft isn't where someone wanted it: it was given back, or the worker has failed and tries again. */
export const PRICE_DRAFT_PROBLEMS = ['GUARD_RAIL', 'FAILED'] as const

export type PriceDraftProblem = (typeof PRICE_DRAFT_PROBLEMS)[number]

const ALLOWED = {
  change: ['open'],
  discard: ['open'],
  approve: ['open'],
  start: ['open'],
  cancel: ['scheduled'],
  undo: ['started'],
  // While a wrong price is still on the list, a new offer would have it again.
  withdraw: ['undone'],
} as const satisfies Readonly<Record<string, readonly PriceDraftState[]>>

export type PriceDraftStep = keyof typeof ALLOWED

/** Whether a step is possible in a state; screens and the server ask the same table. */
export const canDraft = (step: PriceDraftStep, state: PriceDraftState): boolean =>
  (ALLOWED[step] as readonly PriceDraftState[]).includes(state)

/** Whether the worker is about to do something, or does it. */
export const isDraftMoving = (state: PriceDraftState): boolean =>
  state === 'scheduled' || state === 'undoing' || state === 'withdrawing'

/** Whether a draft may still be started. */
export const isStartAhead = (state: PriceDraftState): boolean => state === 'open' || state === 'scheduled'

/** Whether nothing can be done with a draft any more. */
export const isDraftOver = (state: PriceDraftState): boolean => state === 'withdrawn' || state === 'discarded'
