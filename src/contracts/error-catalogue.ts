import { EMAIL_CHANGE_KEEP_DAYS } from '#domain/support/erasure.ts'
import type { ErrorId } from './errors.ts'

interface ErrorMeaning {
  /** The status that it usually comes with. */
  readonly status: number
  /** What it means, and what a caller can do about it. */
  readonly meaning: string
}

/** What every error id means. A new id needs an entry, so that none is left unexplained. */
export const ERROR_CATALOGUE: Readonly<Record<ErrorId, ErrorMeaning>> = {
  ALREADY_SEEN: {
    status: 403,
    meaning: 'This operator has already seen what they’d have to judge blindly.',
  },
  B2B_CAP_EXCEEDED: {
    status: 422,
    meaning: 'The sale is above the limit for businesses. Request an individual offer instead.',
  },
  CLARIFICATION_ANSWERED: {
    status: 409,
    meaning: 'The clarification has been answered already. `errors` says how, by whom and when.',
  },
  CLARIFICATION_EXPIRED: { status: 410, meaning: 'The deadline to answer has passed.' },
  CONTROLLING_FAILED: { status: 503, meaning: 'The event couldn’t be stored. Send it again later.' },
  DATA_NEEDED: {
    status: 409,
    meaning: 'The seller’s details are still needed for a sale that isn’t over.',
  },
  DECLARED_SEALED: {
    status: 403,
    meaning:
      'What the seller declared, and the files they sent, stay hidden until the operator’s own findings are locked.',
  },
  DOCUMENT_REPLACED: {
    status: 409,
    meaning: 'The seller has sent another identity document since. Read it first.',
  },
  DRAFT_CHANGED: {
    status: 409,
    meaning: 'The draft was changed since the version that it was made from. Read it again first.',
  },
  EMAIL_CHANGED_RECENTLY: {
    status: 409,
    meaning: `The email address was changed in the last ${EMAIL_CHANGE_KEEP_DAYS} days. The owner of the old one may still object.`,
  },
  FACTOR_FAILED: { status: 422, meaning: 'The second factor is wrong.' },
  FACTOR_REQUIRED: { status: 403, meaning: 'A second factor is needed.' },
  FACTOR_SETUP_REQUIRED: { status: 403, meaning: 'A second factor has to be set up first.' },
  FILE_DAMAGED: {
    status: 500,
    meaning: 'The stored file is missing or isn’t what was stored. Trying again won’t help.',
  },
  FILE_TAKEN: {
    status: 409,
    meaning: 'The file of this batch was downloaded before. Say `isRepeat` to take it again.',
  },
  FILE_TOO_RECENT: {
    status: 409,
    meaning:
      'Nobody downloaded the file of this batch at least a day ago, so the bank can’t have answered yet.',
  },
  FINDINGS_OPEN: { status: 409, meaning: 'The findings aren’t locked yet.' },
  FINDINGS_SEALED: {
    status: 403,
    meaning: 'Other people’s findings stay hidden until the operator’s own are locked.',
  },
  FINDING_WITHOUT_PHOTO: { status: 422, meaning: 'A finding that lowers the price needs a photo.' },
  FORBIDDEN: { status: 403, meaning: 'The caller is known but not allowed to do this.' },
  FORBIDDEN_ORIGIN: { status: 403, meaning: 'The request comes from another site.' },
  FOUR_EYES: { status: 403, meaning: 'A second person has to do this.' },
  GUARD_RAIL: { status: 409, meaning: 'A price is unusual, so a second person has to approve it first.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    meaning:
      'The idempotency key was used before with a different body. `errors` names what was created then.',
  },
  INSPECTION_OVER: { status: 409, meaning: 'The inspection has ended.' },
  INSPECTION_TAKEN: { status: 409, meaning: 'Another inspector has this device.' },
  INTERNAL: { status: 500, meaning: 'Something went wrong on the server. Try again later.' },
  INVALID_FIELDS: {
    status: 422,
    meaning:
      'The request can be read, but fields break a rule of the shop. `errors` names each field and its problem.',
  },
  INVALID_LOCALE: { status: 400, meaning: 'The language isn’t one of the shop’s.' },
  INVALID_REQUEST: {
    status: 400,
    meaning: 'The request doesn’t match its schema, is too large (413) or has the wrong content type (415).',
  },
  LOGIN_FAILED: {
    status: 401,
    meaning: 'Email and password don’t match. The answer doesn’t say which is wrong.',
  },
  MAIL_BUDGET_USED: {
    status: 429,
    meaning: 'This address or network has had enough emails for now. `Retry-After` says how long to wait.',
  },
  NETWORK_NOT_ALLOWED: { status: 403, meaning: 'The desk can’t be reached from this network.' },
  NEWSLETTER_UNAVAILABLE: { status: 422, meaning: 'There’s no newsletter in this market.' },
  NOT_FOUND: {
    status: 404,
    meaning:
      'There’s nothing at this address, or the key that came along doesn’t open it. The answer doesn’t say which.',
  },
  NOT_POSSIBLE: {
    status: 409,
    meaning: 'It’s too late for this change, or too early, or there’s nothing to do here.',
  },
  NO_OFFER: { status: 422, meaning: 'We don’t buy a device in this condition. `errors` names the answer.' },
  OFFER_BLOCKED: { status: 422, meaning: 'The device has to be unlocked before there can be an offer.' },
  OFFER_QUOTA_USED: {
    status: 429,
    meaning:
      'This network or customer has created enough offers for today. `Retry-After` says how long to wait.',
  },
  PAIRING_OVER: {
    status: 410,
    meaning: 'The code was used or is too old, or the operator who shows it has signed out. Show a new one.',
  },
  PAYER_MISSING: { status: 409, meaning: 'No account to pay from is set up.' },
  PAYMENT_ACCOUNT_EXISTS: {
    status: 409,
    meaning: 'There’s already an account of this kind. Change that one by its id instead.',
  },
  PAYOUTS_HELD: { status: 409, meaning: 'Payouts are on hold.' },
  PAYOUT_UNDER_WAY: { status: 409, meaning: 'The payout has been ordered already.' },
  PRICE_LIST_CHANGED: {
    status: 409,
    meaning: 'The price list has changed since the draft was compared with it.',
  },
  PHOTOS_CLOSED: {
    status: 409,
    meaning: 'The parcel is on its way, or the side has a photo that’s part of the sale and stays.',
  },
  PHOTO_REFUSED: { status: 422, meaning: 'The file isn’t a photo we can read.' },
  TOO_MANY_PHOTOS: { status: 409, meaning: 'The device or parcel has as many photos as we keep.' },
  SALE_FROZEN: { status: 409, meaning: 'The sale is frozen until we’ve spoken to its seller.' },
  SCOPE_MISSING: { status: 403, meaning: 'The token’s scopes don’t include this action.' },
  SIDE_PHOTO_MISSING: {
    status: 422,
    meaning:
      'The seller has photographed a side that a difference is about, and we haven’t. `errors` names it.',
  },
  SIGNED_OUT: { status: 401, meaning: 'This sign-in was ended. Sign in again.' },
  STEP_REFUSED: { status: 422, meaning: 'A requirement of the step isn’t met. `errors` names it.' },
  STEP_UP_REQUIRED: {
    status: 403,
    meaning: 'A fresh proof is needed in `x-step-up`: a repeated password, or the code from an email.',
  },
  TOKEN_INVALID: { status: 400, meaning: 'The token was used before, has expired or was never issued.' },
  TOO_MANY_DEVICES: { status: 422, meaning: 'The cart has more devices than one sale can take.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    meaning: 'Too many calls from this address. `Retry-After` says how many seconds to wait.',
  },
  UNAUTHENTICATED: { status: 401, meaning: 'The access token is missing, invalid or expired.' },
  UNAVAILABLE: { status: 503, meaning: 'The shop is too busy or is restarting. Try again in a moment.' },
  UNKNOWN_HOST: { status: 421, meaning: 'No shop answers at this host name.' },
  UNSUPPORTED_QUERY: {
    status: 400,
    meaning: 'The query is outside the search language. `errors` and the message name the part.',
  },
  VOUCHER_REFUSED: { status: 422, meaning: 'The voucher can’t be used for this sale. `errors` says why.' },
}
