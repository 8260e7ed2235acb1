import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '#domain/markets/market-id.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { type Accounts, createAccounts, OTHER_PASSWORD } from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

/** Markets that have the texts. */
const WRITTEN: readonly MarketId[] = ['at', 'de', 'en']

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

/** Queues the mail as a change of the payout account does. */
async function askForPayoutMail(accounts: Accounts, email: string): Promise<string> {
  const { customerId } = await accounts.identify(email)
  const workKey = `SAVED_PAYOUT_CHANGED:${randomUUID()}`
  const data = { customerId, mail: 'SAVED_PAYOUT_CHANGED', paymentTypeId: 13 }
  await store.db.$client.query(
    `insert into outbox (topic, work_key, data, due_at, created_at) values ('ACCOUNT_MAIL', $1, $2, $3, $3)`,
    [workKey, JSON.stringify(data), new Date(store.clock.nowMs)],
  )
  await store.drain()
  return workKey
}

describe.each(WRITTEN)('the mails about an account in %s', (market) => {
  const email = `${market}@example.org`
  const accounts = () => createAccounts(store, MARKET_HOSTS[market])

  it('are all sent, with a greeting, a next step and a note for wrong recipients', async () => {
    const steps = accounts()
    await steps.open(email, { attributes: { locale: [market] }, Payment: buildSeller(market).payment })
    await steps.register(email)
    await steps.forgot(email, market)
    await steps.reset(await steps.mailToken('RESET', email), OTHER_PASSWORD)
    await askForPayoutMail(steps, email)
    const mails = (await store.mailbox.list()).filter(({ to }) => to === email)
    expect(mails.map(({ id }) => id.split(':')[0]).toSorted()).toEqual([
      'ACCOUNT_EXISTS',
      'ACTIVATE',
      'PASSWORD_CHANGED',
      'RESET',
      'SAVED_PAYOUT_CHANGED',
    ])
    for (const { id } of mails) {
      const mail = await store.mailbox.find(id)
      expect(mail?.replyTo).toBe(MARKETS[market].contactMail.recipient)
      expect(mail?.from).toContain(BRAND.name)
      for (const shown of [mail?.text ?? '', mail?.html ?? '']) {
        expect(shown).toContain('Zofia')
        expect(shown).toMatch(/https?:\/\/[\w.:-]+\/account/)
        expect(shown).toMatch(/\?/)
        expect(shown).not.toMatch(/\{\w+\}|undefined|Invalid Date/)
      }
    }
  })

  it('show the new payout account masked, and link to the market’s own shop by default', async () => {
    const mail = await store.mailbox.find(await askForPayoutMail(accounts(), email))
    expect(mail?.text).toContain(`https://${MARKETS[market].domain}/account/payment-change`)
    expect(mail?.text).toContain('••••')
    expect(mail?.text.replace(/\s/g, '')).not.toContain(buildSeller(market).payment.iban.replace(/\s/g, ''))
  })
})

it('an unknown mail becomes a dead letter', async () => {
  const steps = createAccounts(store)
  const { customerId } = await steps.identify('de@example.org')
  await store.db.$client.query(
    `insert into outbox (topic, work_key, data, due_at, created_at) values ('ACCOUNT_MAIL', 'X:1', $1, $2, $2)`,
    [JSON.stringify({ customerId, mail: 'X' }), new Date(store.clock.nowMs)],
  )
  await store.drain()
  const { rows } = await store.db.$client.query("select status from outbox where work_key = 'X:1'")
  expect(rows).toEqual([{ status: 'dead' }])
})
