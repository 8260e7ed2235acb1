import { z } from 'zod'
import { MARKETING_TOUCHPOINT_PARAMETERS } from '#domain/markets/shop-constants.ts'

/** Without control characters and halves of characters, which the database cannot store. */
const TEXT = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** A page of a shop or a path of it. Queries, fragments and credentials may say who someone is. */
const URL_WITHOUT_QUERY = TEXT.max(2_048).regex(
  /^(?:https?:\/\/[^\s/?#@\\]+(?:\/[^\s?#]*)?|\/(?!\/)[^\s?#]*)$/u,
)

/** In units of the currency, with decimals. */
const AMOUNT = z.number().min(0).max(10_000_000)

const SENDER = {
  /** Empty for a visitor who has none. */
  clientId: TEXT.max(64),
  applicationId: TEXT.max(20),
  url: URL_WITHOUT_QUERY,
}

const OFFER_DATA = z.strictObject({
  conditionId: z.number().int().min(1).max(5),
  currency: z.enum(['EUR', 'PLN']),
  deviceId: z.number().int().min(1).max(2_147_483_647),
  revenue: AMOUNT,
  productName: TEXT.min(1).max(200),
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
  /** Empty when the browser does not say. */
  referrer: TEXT.max(2_048),
  /** Only the parameters that name a campaign: others of the address may hold anything. */
  getParameter: z.partialRecord(z.enum(MARKETING_TOUCHPOINT_PARAMETERS), TEXT.min(1).max(500)),
})

const eventOf = <Name extends string, Data extends z.ZodType>(eventName: Name, data: Data) =>
  z.strictObject({ ...SENDER, eventName: z.literal(eventName), data })

/** Something that controlling counts, with what it needs to know about it. */
export const CONTROLLING_REQUEST = z.discriminatedUnion('eventName', [
  eventOf('marketing_touchpoint', TOUCHPOINT_DATA),
  eventOf('offer_add_to_cart', OFFER_DATA),
  eventOf('offer_generated', OFFER_DATA),
  eventOf('trade_created', TRADE_DATA),
])

/** An id that tells one browser's events from those of others; it says nothing about who uses it. */
export const CLIENT_ID = z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/) })

export type ControllingRequest = z.output<typeof CONTROLLING_REQUEST>

export type ControllingEventName = ControllingRequest['eventName']

export type ControllingData<Name extends ControllingEventName> = Extract<
  ControllingRequest,
  { eventName: Name }
>['data']
