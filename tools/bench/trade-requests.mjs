// Bodies of requests that create trades, with the guests and offers that they need.
const { hashGuestKey } = await import('../../src/server/modules/guests/guest-key.ts')

const GUEST_KEY = 'a key that the guests of this measurement share'

export const SELLER = {
  email: 'seller@example.org',
  firstName: 'Erika',
  lastName: 'Muster',
  companyName: '',
  vatId: '',
  street: 'Hauptstraße',
  houseNumber: '12',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
  birthDate: '1990-04-01',
  payment: {
    paymentTypeId: 13,
    accountHolder: 'Erika Muster',
    iban: 'DE89 3704 0044 0532 0130 00',
    paypalAccount: '',
  },
  ownsDevices: true,
  acceptsTerms: true,
}

/** What the signed offer repeats: a price without conditions. */
const BREAKDOWN = JSON.stringify({
  baseInCents: 9000,
  lines: [],
  floorInCents: 0,
  roundingInCents: 0,
  totalInCents: 9000,
})

const PREPARE_GUESTS = `
  insert into customer (guest_key_hash) select $1 from generate_series(1, $2) returning customer_number`

const PREPARE_OFFERS = `
  insert into offer (market, shop_mode, device_id, storage_gb, condition_id, answers, breakdown, price_in_cents,
    currency, price_list_version, rule_version, expires_at)
  select 'de', 'default', device_id, storage_gb, 4, '{}', $2::jsonb, 9000, 'EUR',
    (select max(version) from price_list where market = 'de'), 1, now() + interval '7 days'
  from (select device_id, storage_gb from device_storage limit 1) as sold, generate_series(1, $1) returning id`

/** Request bodies, each with its own guest number and offer. */
export async function prepareTradeRequests(client, count) {
  const guests = (await client.query(PREPARE_GUESTS, [hashGuestKey(GUEST_KEY), count])).rows
  const offers = (await client.query(PREPARE_OFFERS, [count, BREAKDOWN])).rows
  return guests.map(({ customer_number }, index) =>
    JSON.stringify({
      customer: { customerNumber: Number(customer_number), key: GUEST_KEY },
      lines: [{ offerId: offers[index].id, quantity: 1 }],
      voucherCode: null,
      // One mailbox gets only so many mails a day.
      seller: { ...SELLER, email: `seller-${customer_number}@example.org` },
    }),
  )
}
