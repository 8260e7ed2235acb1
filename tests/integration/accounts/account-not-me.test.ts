import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tokens } from '#contracts/account.ts'
import type { Trade } from '#contracts/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import {
  type Accounts,
  createAccounts,
  OTHER_PASSWORD,
  PASSWORD,
  readRefusal,
} from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'

const HOLDER = 'Zofia Müller-Łuczak'
const IBAN = 'DE89 3704 0044 0532 0130 00'
const FOREIGN_IBAN = 'DE02 1203 0000 0000 2020 51'

let store: SaleShop
let accounts: Accounts

beforeAll(async () => {
  store = await startSaleShop()
  accounts = createAccounts(store)
})

afterAll(() => store.close())

let opened = 0

async function openAccount(): Promise<{ readonly email: string; readonly tokens: Tokens }> {
  opened += 1
  const email = `owner${opened}@example.org`
  await accounts.open(email)
  return { email, tokens: await accounts.signIn(email) }
}

const buildHeaders = ({ access_token }: Tokens) => ({ authorization: `Bearer ${access_token}` })

/** Saves a bank account with the password, as the owner does, or a thief who knows it. */
/** Saves a bank account, or changes the one that is saved. */
async function saveBank(tokens: Tokens, iban: string, paymentId = ''): Promise<string> {
  const { stepUpToken } = JSON.parse((await accounts.stepUp(tokens.access_token)).text)
  const answer = await accounts.call('/api/customers/bank_accounts', {
    method: 'PATCH',
    body: { payment: { paymentId, accountHolder: HOLDER, iban } },
    headers: { ...buildHeaders(tokens), 'x-step-up': stepUpToken },
  })
  expect(answer.status).toBe(200)
  return JSON.parse(answer.text).bankAccount.paymentId
}

/** Sells a device that is paid to the account saved, or to another one. */
async function sell(email: string, tokens: Tokens, payment: object): Promise<Trade> {
  const lines = (await store.storeOffers()).map((offer) => ({ ...offer, quantity: 1 }))
  const answer = await accounts.call('/api/trades', {
    body: {
      customer: null,
      lines,
      voucherCode: null,
      seller: {
        ...buildSeller('de', { email, firstName: 'Zofia', lastName: 'Müller-Łuczak' }),
        payment: { paymentTypeId: 13, accountHolder: '', iban: '', paypalAccount: '', ...payment },
      },
    },
    headers: { ...buildHeaders(tokens), 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.status).toBe(201)
  return JSON.parse(answer.text)
}

const isFrozen = async ({ transactionId }: Trade): Promise<boolean> => {
  const { rowCount } = await store.db.$client.query(
    `select from payout_hold where transaction_id = $1 and reason = 'FROZEN_BY_SELLER' and released_at is null`,
    [transactionId],
  )
  return rowCount === 1
}

const countBankAccounts = async (email: string): Promise<number> => {
  const { customerId } = await accounts.identify(email)
  const { rows } = await store.db.$client.query(
    'select count(*)::integer from customer_payment_account where customer_id = $1',
    [customerId],
  )
  return rows[0].count
}

describe('“this wasn’t me” in the mail about a new device', () => {
  it('ends every sign-in and the password, and mails a link to a new one', async () => {
    const { email, tokens } = await openAccount()
    const thief = await accounts.signIn(email)
    expect((await accounts.notMe(await accounts.mailToken('NEW_DEVICE', email))).status).toBe(204)
    expect(await accounts.isOpenTo(thief.access_token)).toBe(false)
    expect(await accounts.isOpenTo(tokens.access_token)).toBe(false)
    expect((await accounts.login(email)).status).toBe(401)
    expect((await accounts.reset(await accounts.mailToken('RESET', email), OTHER_PASSWORD)).status).toBe(204)
    expect((await accounts.login(email, OTHER_PASSWORD)).status).toBe(200)
  })

  it('works once, for two weeks, and lets nobody in', async () => {
    const { email } = await openAccount()
    await accounts.signIn(email)
    const token = await accounts.mailToken('NEW_DEVICE', email)
    expect(readRefusal(await accounts.reset(token, OTHER_PASSWORD))).toEqual([400, 'TOKEN_INVALID'])
    expect((await accounts.notMe(token)).status).toBe(204)
    expect(readRefusal(await accounts.notMe(token))).toEqual([400, 'TOKEN_INVALID'])
    for (const guess of ['', 'x', 'A'.repeat(22)])
      expect(readRefusal(await accounts.notMe(guess))).toEqual([400, 'TOKEN_INVALID'])
    const { email: other } = await openAccount()
    await accounts.signIn(other)
    const late = await accounts.mailToken('NEW_DEVICE', other)
    store.clock.nowMs += 14 * DAY_MS
    expect(readRefusal(await accounts.notMe(late))).toEqual([400, 'TOKEN_INVALID'])
  })
})

describe('“this wasn’t me” in the mail about a payout account', () => {
  it('removes the new account and freezes the sales that would be paid to it, and no others', async () => {
    const { email, tokens } = await openAccount()
    const own = { accountHolder: HOLDER, iban: IBAN }
    const before = await sell(email, tokens, own)
    const paymentId = await saveBank(tokens, FOREIGN_IBAN)
    const after = await sell(email, tokens, { paymentId })
    expect((await accounts.notMe(await accounts.mailToken('SAVED_PAYOUT_CHANGED', email))).status).toBe(204)
    expect(await countBankAccounts(email)).toBe(0)
    expect(await isFrozen(after)).toBe(true)
    expect(await isFrozen(before)).toBe(false)
    expect(await accounts.isOpenTo(tokens.access_token)).toBe(false)
    expect((await accounts.login(email)).status).toBe(401)
  })

  it('finds the sales of an account that was changed once more', async () => {
    const { email, tokens } = await openAccount()
    const paymentId = await saveBank(tokens, FOREIGN_IBAN)
    const token = await accounts.mailToken('SAVED_PAYOUT_CHANGED', email)
    const trade = await sell(email, tokens, { paymentId })
    await saveBank(tokens, IBAN, paymentId)
    await accounts.notMe(token)
    expect(await isFrozen(trade)).toBe(true)
    expect(await countBankAccounts(email)).toBe(0)
  })

  it('freezes everything else, too, when a key was lost and one account cannot be opened', async () => {
    const { email, tokens } = await openAccount()
    const paymentId = await saveBank(tokens, FOREIGN_IBAN)
    const lost = await sell(email, tokens, { accountHolder: HOLDER, iban: IBAN })
    const denied = await sell(email, tokens, { paymentId })
    const own = await sell(email, tokens, { accountHolder: HOLDER, iban: IBAN })
    const sealed = createShopSecret(Buffer.from('a lost key')).seal(IBAN, `payout:${lost.transactionId}`)
    await store.db.$client.query('update trade_seller set sealed_account = $1 where transaction_id = $2', [
      Buffer.from(sealed),
      lost.transactionId,
    ])
    expect((await accounts.notMe(await accounts.mailToken('SAVED_PAYOUT_CHANGED', email))).status).toBe(204)
    expect({
      denied: await isFrozen(denied),
      lost: await isFrozen(lost),
      own: await isFrozen(own),
    }).toEqual({ denied: true, lost: true, own: false })
    const logged = store.shop.logs.filter(({ unreadableSales }) => unreadableSales !== undefined)
    expect(logged).toMatchObject([{ unreadableSales: [lost.transactionId] }])
    expect(JSON.stringify(logged)).not.toContain(email)
    expect(await accounts.isOpenTo(tokens.access_token)).toBe(false)
  })

  it('still works after the owner has chosen a new password', async () => {
    const { email, tokens } = await openAccount()
    await saveBank(tokens, FOREIGN_IBAN)
    const token = await accounts.mailToken('SAVED_PAYOUT_CHANGED', email)
    await accounts.forgot(email)
    await accounts.reset(await accounts.mailToken('RESET', email), OTHER_PASSWORD)
    expect((await accounts.notMe(token)).status).toBe(204)
    expect(await countBankAccounts(email)).toBe(0)
  })

  it('is sent however many mails the mailbox got before', async () => {
    const { email, tokens } = await openAccount()
    store.mailBudgets.areKept = true
    for (let mail = 0; mail < 20; mail += 1) await accounts.forgot(email)
    await saveBank(tokens, FOREIGN_IBAN)
    store.mailBudgets.areKept = false
    expect(await accounts.mails('SAVED_PAYOUT_CHANGED', email)).toHaveLength(1)
  })
})

it('the link to a new password of a denied sign-in is not limited by earlier requests', async () => {
  const { email } = await openAccount()
  await accounts.signIn(email)
  for (let mail = 0; mail < 5; mail += 1) await accounts.forgot(email)
  await accounts.notMe(await accounts.mailToken('NEW_DEVICE', email))
  expect((await accounts.reset(await accounts.mailToken('RESET', email), PASSWORD)).status).toBe(204)
})
