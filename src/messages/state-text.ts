import type { TradeState } from '#domain/trades/trade-states.ts'
import type { MessageKey } from './message-key.ts'

/** Where a device stands, in a few words. */
export const stateTitleKey = (state: TradeState): MessageKey => `STATUS_${state}`

/** The same as a sentence that says what comes next. */
export const stateTextKey = (state: TradeState): MessageKey => `STATUS_${state}_TEXT`
