import type { TradeState } from '#domain/trades/trade-states.ts'

/** A first inspection, or the second one that a seller has asked for. */
export type InspectionKind = 'inspection' | 'appeal'

/** The states in which a device waits for an inspection, or is in one. */
export const INSPECTION_STATES: Readonly<Record<InspectionKind, readonly TradeState[]>> = {
  inspection: ['RECEIVED', 'IN_INSPECTION'],
  appeal: ['APPEALED'],
}

/** The kind of inspection that a device needs, or null. */
export const findInspectionKind = (state: TradeState): InspectionKind | null => {
  if (INSPECTION_STATES.inspection.includes(state)) return 'inspection'
  return INSPECTION_STATES.appeal.includes(state) ? 'appeal' : null
}
