import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade } from '#contracts/trades.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { changePayout } from '#server/modules/trades/changes/change-payout.ts'
import { findTrade } from '#server/modules/trades/trade-view.repository.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { EXAMPLE_COMPANY } from '../../support/example-operator.ts'
import { advanceTo, triggerEvent } from '../../support/inspected-trades.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const EXPORT = '/api/customers/data_export'
const ADDRESS = {
  street: 'Weg',
  houseNumber: '1',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
}
const BANK = { accountHolder: 'Zofia Müller-Łuczak', iban: 'DE89370400440532013000' }

let store: SaleShop
let customer: TestCustomer
let trade: Trade
let files: Readonly<Record<string, Uint8Array>>

async function readArchive(who: TestCustomer): Promise<Readonly<Record<string, Uint8Array>>> {
  const { status, headers, bytes } = await who.call('GET', EXPORT)
  expect({ status, contentType: headers['content-type'], cacheControl: headers['cache-control'] }).toEqual({
    status: 200,
    contentType: 'application/zip',
    cacheControl: 'no-store',
  })
  expect(headers['content-disposition']).toBe(`attachment; filename="data-${who.customerNumber}.zip"`)
  return unzipSync(bytes)
}

const readText = (name: string): string => strFromU8(files[name] ?? new Uint8Array())

beforeAll(async () => {
  store = await startSaleShop()
  customer = await createCustomer(store)
  const { call, iri: customerIri, peopleIri } = customer
  await call('PATCH', '/api/customers/addresses', { address: ADDRESS })
  await call('PATCH', '/api/customers/bank_accounts', { payment: BANK })
  await call('PATCH', '/api/customers/paypal_accounts', { paypalAccount: { email: 'purse@example.net' } })
  await call('POST', '/api/customers/phone_contacts', { phone: '030 123456', customerIri })
  await call('PATCH', '/api/customers/people', { peopleIri, customerIri, birthDate: '1990-04-01' })
  const payment = { paymentTypeId: 14, accountHolder: '', iban: '', paypalAccount: 'other@example.net' }
  const seller = buildSeller('de', { email: customer.email, payment })
  trade = JSON.parse((await customer.sell({ seller })).text)
  await store.drain()
  files = await readArchive(customer)
})

afterAll(() => store.close())

describe('the archive of a customer’s data', () => {
  it('has all data in one file, with full account numbers beside the masked ones', () => {
    const { customerId, customerNumber, email } = customer
    expect(JSON.parse(readText('data.json'))).toMatchObject({
      exportedAt: new Date(store.clock.nowMs).toISOString(),
      customer: {
        customerId,
        customerNumber,
        email,
        firstName: 'Zofia',
        lastName: 'Müller-Łuczak',
        locale: 'de',
        birthDate: '1990-04-01',
        activatedAt: expect.any(String),
        createdAt: expect.any(String),
      },
      address: { ...ADDRESS, addressExtra: null },
      phoneContact: { phone: '+4930123456' },
      paymentAccounts: expect.arrayContaining([
        expect.objectContaining({
          account: BANK.iban,
          maskedAccount: 'DE89 •••• •••• 3000',
          accountHolder: BANK.accountHolder,
        }),
        expect.objectContaining({ account: 'purse@example.net', maskedAccount: 'p•••@example.net' }),
      ]),
      trades: [
        {
          transactionId: trade.transactionId,
          tradeNumber: trade.tradeNumber,
          totalInCents: 28_000,
          seller: {
            email,
            city: 'Łódź an der Spree',
            account: 'other@example.net',
            maskedAccount: 'o•••@example.net',
          },
          devices: [{ number: 1, name: 'Apple iPhone 13', storageGb: 128, priceInCents: 28_000 }],
          events: [{ event: 'created' }, { event: 'label_issued', toState: 'LABEL_ISSUED' }],
          shipment: { carrier: 'DHL', trackingNumber: expect.any(String) },
        },
      ],
      signIns: [{ browser: 'UNKNOWN', system: 'UNKNOWN', endedAt: null }],
      knownDevices: [],
      mailLinks: [{ purpose: 'NOT_ME' }, { purpose: 'NOT_ME' }],
      newsletter: null,
      individualOfferRequests: [],
      contactMessages: [],
    })
  })

  it('contains none of the shop’s secrets', () => {
    expect(readText('data.json')).not.toMatch(/password_?hash|sealed|token_?hash|request_?hash/i)
  })

  it('has the documents of each sale', async () => {
    const folder = `sales/${trade.tradeNumber}`
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'data.json',
      `${folder}/signed-offer.json`,
      `${folder}/label.pdf`,
      `${folder}/packing-slip.pdf`,
      `${folder}/trade-file/trade-file.json`,
    ])
    const slip = await readPdf(files[`${folder}/packing-slip.pdf`] ?? new Uint8Array())
    expect(slip.pages[0]?.text).toContain(trade.tradeNumber)
    const label = await readPdf(files[`${folder}/label.pdf`] ?? new Uint8Array())
    expect(label.pages[0]?.text).toContain('Müller-Łuczak')
  })

  it('has the trade file of each sale, with its photos', async () => {
    const sold = await createCustomer(store)
    const { offerId } = await store.sale(MARKET_HOSTS.de, 'de').offer(store.deviceId)
    const sale: Trade = JSON.parse((await sold.sell({ lines: [{ offerId, quantity: 1 }] })).text)
    await store.drain()
    const item = { transactionId: sale.transactionId, itemNumber: 1 }
    await advanceTo(toTradeHand(store), item, 'ACCEPTED')
    const folder = `sales/${sale.tradeNumber}/trade-file/`
    const names = Object.keys(await readArchive(sold)).filter((name) => name.startsWith(folder))
    const [file, ...photos] = names.map((name) => name.slice(folder.length))
    expect({ file, photo: photos[0] }).toEqual({
      file: 'trade-file.json',
      photo: expect.stringMatching(/^photos\/[0-9a-f-]{36}\.(jpg|png)$/),
    })
  })

  it('explains itself in the customer’s language', async () => {
    const texts = new Set<string>()
    for (const locale of MARKET_IDS) {
      const { 'README.txt': readme } = await readArchive(await createCustomer(store, { locale }))
      const text = strFromU8(readme ?? new Uint8Array())
      expect(text).toContain('data.json')
      expect(text).toContain(EXAMPLE_COMPANY.privacyMail)
      expect(text).toMatch(/15\D{1,20}2026/)
      texts.add(text)
    }
    // Austria and Germany share one.
    expect(texts.size).toBe(MARKET_IDS.length - 1)
  })

  it('lists sign-ins, links in mails and requests, without the tokens that open them', async () => {
    const other = await createCustomer(store)
    const { $client } = store.db
    const at = new Date(store.clock.nowMs)
    await $client.query(
      `insert into refresh_token (token_hash, family_id, customer_id, created_at, expires_at)
       values ('\\x01', $3, $1, $2, $2), ('\\x02', $3, $1, $2, $2)`,
      [other.customerId, at, other.familyId],
    )
    await $client.query(
      `insert into account_token (token_hash, customer_id, purpose, created_at, expires_at)
       values ('\\x03', $1, 'RESET', $2, $2)`,
      [other.customerId, at],
    )
    await $client.query(
      `insert into individual_offer_request (idempotency_key, request_hash, market, shop_mode, company_name,
         contact_person, email, message, lines, total_in_cents, currency, created_at)
       values (gen_random_uuid(), '', 'de', 'b2bWidget', 'Muster GmbH', 'Zofia', $1, 'Hello', '[]', 100, 'EUR', $2)`,
      [other.email, at],
    )
    await $client.query(
      `insert into contact_message (idempotency_key, request_hash, market, shop_mode, subject, name, email, message,
         created_at) values (gen_random_uuid(), '', 'de', 'default', 'OTHER', 'Zofia', $1, 'Hello', $2)`,
      [other.email, at],
    )
    const newsletter = { peopleIri: other.peopleIri, customerIri: other.iri, newsletter: true }
    await other.call('PATCH', '/api/customers/people', newsletter)
    const data = JSON.parse(strFromU8((await readArchive(other))['data.json'] ?? new Uint8Array()))
    expect(data).toMatchObject({
      newsletter: { email: other.email, status: 'confirmed', market: 'de', interests: [] },
      signIns: [{ since: expect.any(String) }],
      mailLinks: [{ purpose: 'RESET' }],
      individualOfferRequests: [{ companyName: 'Muster GmbH', message: 'Hello' }],
      contactMessages: [{ subject: 'OTHER', name: 'Zofia', message: 'Hello', tradeNumber: null }],
      trades: [],
    })
  })

  it('has findings, answers, photos, payouts and the signed offer of an inspected device', async () => {
    const seller = await createCustomer(store)
    const { offerId } = await store.sale(MARKET_HOSTS.de, 'de').offer(store.deviceId)
    const sold: Trade = JSON.parse((await seller.sell({ lines: [{ offerId, quantity: 1 }] })).text)
    const item = { transactionId: sold.transactionId, itemNumber: 1 }
    await store.drain()
    await advanceTo(toTradeHand(store), item, 'COUNTER_OFFERED')
    await triggerEvent(toTradeHand(store), item, 'accept')
    const archive = await readArchive(seller)
    const [exported] = JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array())).trades
    expect(exported).toMatchObject({
      inspections: [
        {
          itemNumber: 1,
          inspectionNumber: 1,
          outcome: 'LOWERED',
          serialNumber: expect.any(String),
          found: {
            storageGb: 128,
            answers: expect.any(Object),
            photoIds: { CONDITION: [expect.any(String)] },
          },
          commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
          secondPriceInCents: expect.any(Number),
        },
      ],
      clarifications: [{ itemNumber: 1, kind: 'PRICE', answer: 'ACCEPT', answeredBy: 'customer' }],
      photos: [{ purpose: 'UNBOXING' }, { purpose: 'FINDING', itemNumber: 1 }],
      purchaseRegister: [{ entry: expect.any(Object) }],
      payouts: [],
      returns: [],
    })
    const signedOffer = archive[`sales/${sold.tradeNumber}/signed-offer.json`] ?? new Uint8Array()
    const { rows } = await store.db.$client.query(
      'select content from signed_offer where transaction_id = $1',
      [sold.transactionId],
    )
    expect(strFromU8(signedOffer)).toBe(rows[0]?.content)
  })

  it('has why a payout waited in words, and changes of its account, without naming operators or others', async () => {
    const seller = await createCustomer(store)
    const sold: Trade = JSON.parse((await seller.sell()).text)
    const { transactionId } = sold
    const at = new Date(store.clock.nowMs)
    const { $client } = store.db
    const { rows } = await $client.query<{ id: string }>(
      `insert into operator (name, password_hash, roles, created_at) values ('vera', '', '{payout}', $1) returning id`,
      [at],
    )
    await $client.query(
      `insert into payout_hold (transaction_id, reason, details, since, released_at, released_by, release_note)
       values ($1, 'ACCOUNT_OF_SEVERAL_HOLDERS', '{"trades": [471108154711]}', $2, $2, $3, 'Known to vera')`,
      [transactionId, at, rows[0]?.id],
    )
    const trade = await findTrade(store.db, transactionId)
    if (!trade) throw new Error('There is no such trade')
    const { keyVersion } = trade
    const payment = { ...BANK, iban: 'DE02120300000000202051', paymentTypeId: 13, paypalAccount: '' } as const
    const subjects = [{ kind: 'sale', transactionId }] as const
    await changePayout(toTradeHand(store), { trade, access: 'act', keyVersion, subjects }, { payment })
    const archive = await readArchive(seller)
    const data = strFromU8(archive['data.json'] ?? new Uint8Array())
    const [exported] = JSON.parse(data).trades
    expect(exported.payoutHolds).toEqual([
      {
        reason: 'ACCOUNT_OF_SEVERAL_HOLDERS',
        explanation: 'Auf dasselbe Konto werden auch Verkäufe unter anderen Namen ausgezahlt.',
        since: expect.any(String),
        until: null,
        releasedAt: expect.any(String),
      },
      expect.objectContaining({ reason: 'ACCOUNT_CHANGED', until: expect.any(String), releasedAt: null }),
    ])
    expect(exported.payoutAccountChanges).toEqual([
      {
        changedAt: expect.any(String),
        changedBy: 'link',
        previous: {
          paymentTypeId: 13,
          accountHolder: BANK.accountHolder,
          maskedAccount: 'DE89 •••• •••• 3000',
        },
        new: { paymentTypeId: 13, accountHolder: BANK.accountHolder, maskedAccount: 'DE02 •••• •••• 2051' },
      },
    ])
    expect(data).not.toMatch(/vera|471108154711/)
  })

  it('has the signed offer of a sale whose mail has not been written yet', async () => {
    const seller = await createCustomer(store)
    const { offerId } = await store.sale(MARKET_HOSTS.de, 'de').offer(store.deviceId)
    const sold: Trade = JSON.parse((await seller.sell({ lines: [{ offerId, quantity: 1 }] })).text)
    expect(Object.keys(await readArchive(seller))).toContain(`sales/${sold.tradeNumber}/signed-offer.json`)
  })

  it('is available to a customer whose old sales were partly erased', async () => {
    const { $client } = store.db
    await $client.query(`update trade_seller set email = '', sealed_account = '' where transaction_id = $1`, [
      trade.transactionId,
    ])
    const { 'data.json': data } = await readArchive(customer)
    expect(JSON.parse(strFromU8(data ?? new Uint8Array())).trades[0].seller).toMatchObject({ account: null })
    await $client.query('delete from trade_seller where transaction_id = $1', [trade.transactionId])
    expect(Object.keys(await readArchive(customer))).toEqual([
      'README.txt',
      'data.json',
      `sales/${trade.tradeNumber}/signed-offer.json`,
    ])
  })

  it('is limited to five an hour for one address', async () => {
    const headers = { ...(await customer.buildHeaders()), 'x-forwarded-for': '203.0.113.7' }
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await store.shop.get(MARKET_HOSTS.de, EXPORT, headers)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('leaves nothing personal in the logs', () => {
    const logged = JSON.stringify([store.shop.logs, store.workerLogs])
    const personal = [
      customer.email,
      'Müller',
      'Luczak',
      BANK.iban,
      'purse@',
      '123456',
      '1990-04-01',
      customer.token,
    ]
    expect(personal.filter((text) => logged.includes(text))).toEqual([])
  })
})
