import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { addNotMeToken } from '#server/modules/account/one-use-tokens.ts'
import { type Accounts, createAccounts, OTHER_PASSWORD } from '../../support/accounts.ts'
import { EXAMPLE_COMPANY, EXAMPLE_OPERATOR } from '../../support/example-operator.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

/** Queues the mail as a change of the payout account does. */
async function askForPayoutMail(accounts: Accounts, email: string): Promise<string> {
  const { customerId } = await accounts.identify(email)
  const workKey = `SAVED_PAYOUT_CHANGED:${randomUUID()}`
  const payout = { paymentTypeId: 13, accountKey: null }
  const { nowMs } = store.clock
  const tokenId = await addNotMeToken(store.db, store.secret, { customerId, payout, nowMs })
  const data = { customerId, mail: 'SAVED_PAYOUT_CHANGED', paymentTypeId: 13, tokenId }
  await store.db.$client.query(
    `insert into outbox (topic, work_key, data, due_at, created_at) values ('ACCOUNT_MAIL', $1, $2, $3, $3)`,
    [workKey, JSON.stringify(data), new Date(store.clock.nowMs)],
  )
  await store.drain()
  return workKey
}

describe.each(MARKET_IDS)('the mails about an account in %s', (market) => {
  const email = `${market}@example.org`
  const accounts = () => createAccounts(store, MARKET_HOSTS[market])

  it('are all sent, with a greeting, a next step and a note for wrong recipients', async () => {
    const steps = accounts()
    await steps.open(email, { attributes: { locale: [market] }, Payment: buildSeller(market).payment })
    await steps.register(email)
    await steps.forgot(email, market)
    await steps.reset(await steps.mailToken('RESET', email), OTHER_PASSWORD)
    await askForPayoutMail(steps, email)
    await steps.login(email, OTHER_PASSWORD, { 'user-agent': FIREFOX })
    await store.drain()
    const mails = (await store.mailbox.list()).filter(({ to }) => to === email)
    expect(mails.map(({ id }) => id.split(':')[0]).toSorted()).toEqual([
      'ACCOUNT_EXISTS',
      'ACTIVATE',
      'NEW_DEVICE',
      'PASSWORD_CHANGED',
      'RESET',
      'SAVED_PAYOUT_CHANGED',
    ])
    const greeting = getCorrespondenceTranslator(MARKETS[market])('MAIL_GREETING', { firstName: 'Zofia' })
    for (const { id } of mails) {
      const mail = await store.mailbox.find(id)
      expect(mail?.replyTo).toBe(EXAMPLE_COMPANY.helpDeskMail)
      expect(mail?.from).toContain(EXAMPLE_OPERATOR.brand.name)
      for (const shown of [mail?.text ?? '', mail?.html ?? '']) {
        expect(shown).toContain(greeting)
        expect(shown).toMatch(/https?:\/\/[\w.:-]+\/account/)
        expect(shown).toMatch(/\?/)
        expect(shown).not.toMatch(/\{\w+\}|undefined|Invalid Date/)
      }
    }
  })

  it('name a new device in plain words, and stop everything by one link', async () => {
    const [mail] = await accounts().mails('NEW_DEVICE', email)
    expect(mail?.text).toContain('Firefox')
    expect(mail?.text).toContain('Windows')
    expect(mail?.text).toMatch(/\/account\/password-reset#not-me=[\w-]{22}/)
  })

  it('show the new payout account masked, and link to the market’s own shop by default', async () => {
    const mail = await store.mailbox.find(await askForPayoutMail(accounts(), email))
    expect(mail?.text).toContain(`https://${MARKETS[market].domain}/account/password-reset#not-me=`)
    expect(mail?.text).toContain('••••')
    expect(mail?.text.replace(/\s/g, '')).not.toContain(buildSeller(market).payment.iban.replace(/\s/g, ''))
  })
})

it('an unknown mail waits for a worker that knows it', async () => {
  const steps = createAccounts(store)
  const { customerId } = await steps.identify('de@example.org')
  await store.db.$client.query(
    `insert into outbox (topic, work_key, data, due_at, created_at) values ('ACCOUNT_MAIL', 'X:1', $1, $2, $2)`,
    [JSON.stringify({ customerId, mail: 'X' }), new Date(store.clock.nowMs)],
  )
  await store.drain()
  const { rows } = await store.db.$client.query("select status from outbox where work_key = 'X:1'")
  expect(rows).toEqual([{ status: 'waiting' }])
})
