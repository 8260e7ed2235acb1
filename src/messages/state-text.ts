import type { TradeState } from '#domain/trades/trade-states.ts'
import type { MessageKey } from './message-key.ts'

/** The name of a device's state. */
export const stateTitleKey = (state: TradeState): MessageKey => `STATUS_${state}`

/** Explains a device's state and what comes next. */
export const stateTextKey = (state: TradeState): MessageKey => `STATUS_${state}_TEXT`
