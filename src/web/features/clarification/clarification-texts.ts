import type { NotBuyableReason } from '#domain/inspection/found-model.ts'
import type { MessageKey } from '#messages/message-key.ts'

/** Why we cannot buy a device that has arrived. */
export const REASON_TEXTS = {
  DANGEROUS_GOODS: 'CLARIFICATION_NO_BUY_DANGEROUS_GOODS',
  FUNGUS: 'CLARIFICATION_NO_BUY_FUNGUS',
  NO_PICTURE: 'CLARIFICATION_NO_BUY_NO_PICTURE',
  PANEL_BROKEN: 'CLARIFICATION_NO_BUY_PANEL_BROKEN',
  BANNED: 'CLARIFICATION_NO_BUY_BANNED',
  MODDED: 'CLARIFICATION_NO_BUY_MODDED',
  TOO_LOW: 'CLARIFICATION_NO_BUY_TOO_LOW',
  NO_PRICE: 'CLARIFICATION_NO_BUY_NO_PRICE',
} as const satisfies Readonly<Record<NotBuyableReason, MessageKey>>
