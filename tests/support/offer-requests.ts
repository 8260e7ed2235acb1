import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NewOffer, OpenRequest } from '#contracts/desk/individual-offers.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Connection } from '#server/db/database.ts'
import { insertRequest } from '#server/modules/individual-offers/individual-offers.repository.ts'
import { createOffersService } from '#server/modules/offers/offers.service.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import type { TradeHand } from './inspected-trades.ts'
import type { SaleShop } from './sale-shop.ts'
import { BEST_PHONE_ANSWERS, findDeviceId } from './sales.ts'
import { WIDGET_HOST } from './shop-hosts.ts'

export const BUSINESS_MAILBOX = 'desk@muster-technik.example'

/** A business asks for an individual offer for 40 phones of one line; returns the number of the request. */
export async function requestOffer(store: SaleShop, overrides: object = {}): Promise<number> {
  const offers = await store.storeOffers({ shopMode: 'b2bWidget' })
  await store.db.execute(sql`
    update offer set answers = ${JSON.stringify(BEST_PHONE_ANSWERS)}::jsonb
    where id = any(${sql.param(offers.map(({ offerId }) => offerId))}::uuid[])`)
  const request = {
    lines: offers.map((offer) => ({ ...offer, quantity: 40 })),
    companyName: 'Muster Technik GmbH',
    contactPerson: 'Zofia Müller',
    email: BUSINESS_MAILBOX,
    phone: '030 123456',
    message: 'All from one office.',
    ...overrides,
  }
  const { text } = await store.sale(WIDGET_HOST, 'de').post('/api/individual-offers', request, randomUUID())
  return JSON.parse(text).requestId
}

/** Every line of a request that much above the rule, for two weeks. */
export const buildOffer = ({ lines }: OpenRequest, extraInCents = 0, overrides: object = {}): NewOffer => ({
  lines: lines.map(({ offerId, quantity, rulePriceInCents }) => ({
    offerId,
    quantity,
    priceInCents: (rulePriceInCents ?? 0) + extraInCents,
    reason: extraInCents === 0 ? '' : 'Forty at once',
  })),
  days: 14,
  message: 'Thank you for your list.',
  ...overrides,
})

/** What a business types to accept. */
export const ACCEPTANCE = {
  companyName: 'Muster Technik GmbH',
  vatId: 'DE136695976',
  firstName: 'Zofia',
  lastName: 'Müller',
  street: 'Lindenallee 5',
  zip: '10115',
  city: 'Berlin',
  iban: 'DE89 3704 0044 0532 0130 00',
  declaration: 'on',
} as const

/** The same request, stored by hand for a browser test: forty phones of the delivered catalogue. */
export async function storeRequest(hand: TradeHand): Promise<number> {
  const shop = { market: 'de', shopMode: 'b2bWidget' } as const
  const offers = createOffersService({
    ...hand,
    ruleSets: createQuestions(DATA_FOLDER).ruleSets,
    takeQuota: async () => undefined,
  })
  const answers = Object.entries(BEST_PHONE_ANSWERS).map(([code, given]) => [code, [...given]])
  const offer = await offers.create(
    shop,
    { address: '', customerId: null },
    {
      deviceId: await findDeviceId(hand.db),
      storageGb: 128,
      conditionId: 4,
      answers: Object.fromEntries(answers),
    },
  )
  const requestId = await insertRequest(hand.db, {
    idempotencyKey: randomUUID(),
    requestHash: Buffer.from(randomUUID()),
    shop,
    contact: {
      companyName: 'Muster Technik GmbH',
      contactPerson: 'Zofia Müller',
      email: `desk-${randomUUID().slice(0, 8)}@muster-technik.example`,
      phone: null,
      message: 'All from one office.',
    },
    lines: [{ offerId: offer.offerId, quantity: 40 }],
    totalInCents: 40 * offer.priceInCents,
    currency: 'EUR',
    createdAt: new Date(hand.now()),
  })
  if (requestId === null) throw new Error('The request was not stored')
  return requestId
}

/** Makes a sale one by an individual offer of the operator, without lines. */
export async function storeMadeOffer(
  db: Connection,
  { transactionId, operatorId }: { readonly transactionId: number; readonly operatorId: string },
): Promise<void> {
  await db.execute(sql`
    with request as (
      insert into individual_offer_request (idempotency_key, request_hash, market, shop_mode, company_name,
        contact_person, email, message, lines, total_in_cents, currency, created_at)
      values (gen_random_uuid(), '', 'de', 'b2bWidget', 'Muster', 'Zofia', 'z@example.org', '', '[]', 100, 'EUR', now())
      returning id
    )
    insert into individual_offer (request_id, number, operator_id, total_in_cents, message, created_at, expires_at,
      accepted_at, transaction_id)
    select id, 1, ${operatorId}::uuid, 100, '', now(), now() + interval '1 day', now(), ${transactionId}::bigint
    from request`)
}
