import { z } from 'zod'
import type { ControllingEventName } from '#domain/analytics/controlling-event.ts'
import { MARKETING_TOUCHPOINT_PARAMETERS } from '#domain/markets/shop-constants.ts'
import { CURRENCIES } from '#domain/money/currency.ts'

/** No control characters and lone surrogates, which the database cannot store. */
const TEXT = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** A URL or path of the shop, without query, fragment and credentials, which may identify a person. */
const URL_WITHOUT_QUERY = TEXT.max(2_048).regex(
  /^(?:https?:\/\/[^\s/?#@\\]+(?:\/[^\s?#]*)?|\/(?!\/)[^\s?#]*)$/u,
)

/** In units of the currency, with decimals. */
const AMOUNT = z.number().min(0).max(10_000_000)

const SENDER = {
  /** Empty for a visitor without one. */
  clientId: TEXT.max(64),
  applicationId: TEXT.max(20),
  url: URL_WITHOUT_QUERY,
}

/** Codes of the price rule: no free text, so nothing about a person. */
const CODE = z.string().regex(/^[A-Z0-9_]{1,40}$/)

const QUESTIONS_AND_ANSWERS = z
  .array(z.strictObject({ question: CODE, answers: z.array(CODE).min(1).max(20).readonly() }))
  .max(40)
  .refine((list) => new Set(list.map(({ question }) => question)).size === list.length, {
    message: 'has a question twice',
  })

const OFFER_DATA = z.strictObject({
  conditionId: z.number().int().min(1).max(5),
  currency: z.enum(CURRENCIES),
  deviceId: z.number().int().min(1).max(2_147_483_647),
  revenue: AMOUNT,
  productName: TEXT.min(1).max(200),
  /** Missing from pages that were opened before events carried it. */
  questionsAndAnswers: QUESTIONS_AND_ANSWERS.optional(),
})

const TRADE_DATA = OFFER_DATA.extend({
  offerId: z.uuid(),
  tradeId: z.number().int().min(1),
  category: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/),
  /** Empty without a voucher. */
  voucherCode: TEXT.max(60),
  voucherValue: AMOUNT,
})

const TOUCHPOINT_DATA = z.strictObject({
  /** Empty if the browser hides it. */
  referrer: TEXT.max(2_048),
  /** Campaign parameters only, because others may hold anything. */
  getParameter: z.partialRecord(z.enum(MARKETING_TOUCHPOINT_PARAMETERS), TEXT.min(1).max(500)),
})

const defineEvent = <Name extends ControllingEventName, Data extends z.ZodType>(
  eventName: Name,
  data: Data,
) => z.strictObject({ ...SENDER, eventName: z.literal(eventName), data })

/** An event for controlling, with its data. */
export const CONTROLLING_REQUEST = z.discriminatedUnion('eventName', [
  defineEvent('marketing_touchpoint', TOUCHPOINT_DATA),
  defineEvent('offer_add_to_cart', OFFER_DATA),
  defineEvent('offer_generated', OFFER_DATA),
  defineEvent('trade_created', TRADE_DATA),
])

/** An id that groups one browser's events. It does not identify its user. */
export const CLIENT_ID = z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/) })

export type ControllingRequest = z.output<typeof CONTROLLING_REQUEST>

export type ControllingData<Name extends ControllingEventName> = Extract<
  ControllingRequest,
  { eventName: Name }
>['data']
