export const TRADES_PATH = '/api/trades'

/** A repeated request with the same key creates nothing new. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

export const buildCancelTradeUrl = (tradeNumber: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/cancel`

export const buildTradePayoutUrl = (tradeNumber: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/payout`

/** The identity document of a sale's seller: its fields, below it its pictures, and the wish to send none. */
export const buildIdentityUrl = (tradeNumber: string, below = ''): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/identity${below}`

/** Mails the seller a new link to a sale, because the old one is outdated. */
export const buildTradeLinksUrl = (tradeNumber: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/links`

/** Mails the seller the link to a sale again, for its number and e-mail address. */
export const LOST_LINKS_PATH = '/api/lost-links'

/** Opens an account for the seller of a sale. */
export const buildSaleAccountUrl = (tradeNumber: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/account`

/** Mails the seller a code of six digits; the code is checked at the same address, with `/check` behind it. */
export const buildTradeCodesUrl = (tradeNumber: string, below: '' | '/check' = ''): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/codes${below}`

/** The seller of a sale says that a change of its payout account was someone else. */
export const PAYOUT_OBJECTIONS_PATH = '/api/payout-objections'

/** The owner of a mailbox confirms or stops another mail address for a sale. */
export const EMAIL_CHANGES_PATH = '/api/email-changes'

/** The review of a sale; what is below it ends the requests for reviews. */
export const buildSaleReviewUrl = (tradeNumber: string, below: '' | '/objection' = ''): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/review${below}`

/** Carries the key of a sale: the one that reads it, or the one that also acts for its seller. */
export const SALE_KEY_HEADER = 'x-sale-key'

/** Carries the proof that the caller has just repeated a password or typed the code of a mail. */
export const STEP_UP_HEADER = 'x-step-up'

/** Server-sent events: that a sale has changed, never what. */
export const buildSaleChangesPath = (tradeNumber: string): string => `${TRADES_PATH}/${tradeNumber}/changes`

/** A photo that we took of a sale's parcel or devices. */
export const buildSalePhotoPath = (tradeNumber: string, photoId: string): string =>
  `${TRADES_PATH}/${tradeNumber}/photos/${photoId}`

/** The signed offer of a trade, for anyone who may see the trade. */
export const buildSignedOfferPath = (tradeNumber: string): string =>
  `${TRADES_PATH}/${tradeNumber}/signed-offer`

/** The public keys that verify signed offers. */
export const SIGNED_OFFER_KEYS_PATH = '/.well-known/signed-offer-keys.json'

/** How the seller of a sale learns of its steps: by mail or by push, in the browser with this address if it has one. */
export const buildNoticesUrl = (tradeNumber: string, endpoint?: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/notices${endpoint ? `?${new URLSearchParams({ endpoint })}` : ''}`
