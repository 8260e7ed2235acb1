import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS } from '../../support/sales.ts'
import type { Answer } from '../../support/test-shop.ts'

const BANK = '/api/customers/bank_accounts'
const PAYPAL = '/api/customers/paypal_accounts'
const BOTH = '/api/customers/customer_payment_accounts'

const IBAN = 'DE89 3704 0044 0532 0130 00'
const OTHER_IBAN = 'DE02 1203 0000 0000 2020 51'
const HOLDER = 'Zofia Müller-Łuczak'

let store: SaleShop
let customer: TestCustomer

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const readBody = ({ text }: Answer) => JSON.parse(text)

const listProblems = (answer: Answer): string[] =>
  (readBody(answer).errors ?? []).map(({ field, key }: { field: string; key: string }) => `${field} ${key}`)

const buildBank = (overrides: object = {}) => ({
  payment: { paymentId: '', accountHolder: HOLDER, iban: IBAN, ...overrides },
})

const buildPaypal = (overrides: object = {}) => ({
  paypalAccount: { paymentId: '', email: 'Purse@Example.net', ...overrides },
})

const buildCreation = (overrides: object = {}) => ({
  bankAccount: null,
  paypalAccount: null,
  paymentType: 'INVOICE',
  isPrimary: false,
  customer: customer.iri,
  ...overrides,
})

/** The refusal of a second account. */
const EXISTS = { status: 409, id: 'PAYMENT_ACCOUNT_EXISTS' }

const readRefusal = (answer: Answer) => ({ status: answer.status, id: readBody(answer).id })

/** The queued mails about a changed payout account. */
async function countAnnouncements({ customerId }: TestCustomer): Promise<number> {
  const { rowCount } = await store.db.$client.query(
    `select from outbox where topic = 'ACCOUNT_MAIL' and data ->> 'mail' = 'SAVED_PAYOUT_CHANGED' and data ->> 'customerId' = $1`,
    [customerId],
  )
  return rowCount ?? 0
}

describe('a bank account', () => {
  beforeAll(async () => {
    customer = await createCustomer(store)
  })

  it('is created without an id, changed with one, and shown masked; each change is announced', async () => {
    const created = readBody(await customer.call('PATCH', BANK, buildBank())).bankAccount
    expect(created).toEqual({
      '@id': `${BANK}/${created.paymentId}`,
      paymentId: expect.stringMatching(/^[\da-f-]{36}$/),
      paymentType: 'INVOICE',
      isPrimary: false,
      accountHolder: HOLDER,
      maskedIban: 'DE89 •••• •••• 3000',
    })
    expect(await countAnnouncements(customer)).toBe(1)
    const change = buildBank({
      paymentId: created.paymentId,
      iban: OTHER_IBAN,
      accountHolder: 'MUELLER LUCZAK, ZOFIA',
    })
    const changed = readBody(await customer.call('PATCH', BANK, change)).bankAccount
    expect(changed).toEqual({
      ...created,
      accountHolder: 'MUELLER LUCZAK, ZOFIA',
      maskedIban: 'DE02 •••• •••• 2051',
    })
    expect(await countAnnouncements(customer)).toBe(2)
    expect(readBody(await customer.call('GET', BANK))).toEqual({ bankAccount: changed })
    expect((await customer.view()).bankAccount).toEqual(changed)
  })

  it('can be named by its IRI, and saving the same account again changes nothing', async () => {
    const { bankAccount } = await customer.view()
    const same = buildBank({
      paymentId: bankAccount?.['@id'],
      iban: OTHER_IBAN.toLowerCase(),
      accountHolder: 'MUELLER LUCZAK, ZOFIA',
    })
    const before = await countAnnouncements(customer)
    expect(readBody(await customer.call('PATCH', BANK, same))).toEqual({ bankAccount })
    expect(await countAnnouncements(customer)).toBe(before)
  })

  it('exists once: a second one without an id is refused, and the first one stays', async () => {
    const { bankAccount } = await customer.view()
    const before = await countAnnouncements(customer)
    expect(readRefusal(await customer.call('PATCH', BANK, buildBank()))).toEqual(EXISTS)
    expect((await customer.view()).bankAccount).toEqual(bankAccount)
    expect(await countAnnouncements(customer)).toBe(before)
  })

  it('exists once, even after two simultaneous requests', async () => {
    const hasty = await createCustomer(store)
    const answers = await Promise.all(
      [IBAN, OTHER_IBAN].map((iban) => hasty.call('PATCH', BANK, buildBank({ iban }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { bankAccount } = answers.map(readBody).find((body) => 'bankAccount' in body)
    expect((await hasty.view()).bankAccount).toEqual(bankAccount)
  })

  it('that is sent again without its id, as after a lost answer, is the saved one', async () => {
    const patient = await createCustomer(store)
    const first = readBody(await patient.call('PATCH', BANK, buildBank()))
    expect(readBody(await patient.call('PATCH', BANK, buildBank()))).toEqual(first)
    expect(await countAnnouncements(patient)).toBe(1)
  })

  it.each([
    [{ accountHolder: 'Paul Muster' }, ['payment.accountHolder HOLDER_DIFFERS']],
    [{ accountHolder: '' }, ['payment.accountHolder FIELD_REQUIRED']],
    [{ iban: 'DE88 3704 0044 0532 0130 00' }, ['payment.iban IBAN_CHECKSUM']],
    [{ iban: 'US00 1234' }, ['payment.iban IBAN_COUNTRY']],
    [{ iban: 'DE89 •••• •••• 3000' }, ['payment.iban IBAN_FORMAT']],
    [
      { iban: '', accountHolder: '' },
      ['payment.accountHolder FIELD_REQUIRED', 'payment.iban FIELD_REQUIRED'],
    ],
  ])('with %j is refused and changes nothing', async (wrong, problems) => {
    const before = await customer.view()
    const announcements = await countAnnouncements(customer)
    const answer = await customer.call('PATCH', BANK, buildBank(wrong))
    expect({ status: answer.status, problems: listProblems(answer) }).toEqual({ status: 422, problems })
    expect(await customer.view()).toEqual(before)
    expect(await countAnnouncements(customer)).toBe(announcements)
  })

  it('of a company may be in the company’s name', async () => {
    const { companyName, vatId } = BUSINESS_FIELDS
    const company = await createCustomer(store, { companyName, vatId })
    expect((await company.call('PATCH', BANK, buildBank({ accountHolder: 'Muster Technik' }))).status).toBe(
      200,
    )
  })

  it('is removed, and that is announced, when it is no longer in the customer’s name', async () => {
    const { iri: customerIri, peopleIri, call, view } = customer
    const rename = (lastName: string) =>
      call('PATCH', '/api/customers/people', {
        customerIri,
        peopleIri,
        address: { firstName: 'Zofia', lastName },
      })
    await rename('Mueller Luczak')
    expect((await view()).bankAccount).not.toBeNull()
    const before = await countAnnouncements(customer)
    await rename('Schmidt')
    expect((await view()).bankAccount).toBeNull()
    expect(await countAnnouncements(customer)).toBe(before + 1)
  })
})

describe('a PayPal account', () => {
  beforeAll(async () => {
    customer = await createCustomer(store)
  })

  it('is created, changed and shown masked', async () => {
    const created = readBody(await customer.call('PATCH', PAYPAL, buildPaypal())).paypalAccount
    expect(created).toEqual({
      '@id': `${PAYPAL}/${created.paymentId}`,
      paymentId: expect.any(String),
      paymentType: 'INVOICE',
      isPrimary: false,
      maskedEmail: 'p•••@example.net',
    })
    const change = buildPaypal({ paymentId: created.paymentId, email: 'new@example.org' })
    const changed = readBody(await customer.call('PATCH', PAYPAL, change)).paypalAccount
    expect(changed).toEqual({ ...created, maskedEmail: 'n•••@example.org' })
    expect(readBody(await customer.call('GET', PAYPAL))).toEqual({ paypalAccount: changed })
    expect(await countAnnouncements(customer)).toBe(2)
  })

  it.each([
    ['', 'paypalAccount.email FIELD_REQUIRED'],
    ['purse', 'paypalAccount.email PAYPAL_FORMAT'],
    ['p•••@example.net', 'paypalAccount.email PAYPAL_FORMAT'],
  ])('is not %j', async (email, problem) => {
    const answer = await customer.call('PATCH', PAYPAL, buildPaypal({ email }))
    expect({ status: answer.status, problems: listProblems(answer) }).toEqual({
      status: 422,
      problems: [problem],
    })
  })

  it('does not exist in a market without PayPal', async () => {
    const polish = await createCustomer(store, { locale: 'pl' })
    const answer = await polish.call('PATCH', PAYPAL, buildPaypal())
    expect({ status: answer.status, problems: listProblems(answer) }).toEqual({
      status: 422,
      problems: ['paypalAccount PAYMENT_TYPE_UNKNOWN'],
    })
  })
})

describe('a payment account as the specification creates it', () => {
  beforeAll(async () => {
    customer = await createCustomer(store)
  })

  it('is a bank account or a PayPal account, of the invoice type and not the primary one', async () => {
    const bankAccount = { accountHolder: HOLDER, iban: IBAN }
    const bank = await customer.call('POST', BOTH, buildCreation({ bankAccount }))
    const paypal = await customer.call(
      'POST',
      BOTH,
      buildCreation({ paypalAccount: { email: 'purse@example.net' } }),
    )
    const seen = await customer.view()
    const rest = { paymentType: 'INVOICE', isPrimary: false, customer: customer.iri }
    expect({ status: bank.status, body: readBody(bank) }).toEqual({
      status: 201,
      body: { '@id': seen.bankAccount?.['@id'], bankAccount: seen.bankAccount, paypalAccount: null, ...rest },
    })
    expect({ status: paypal.status, body: readBody(paypal) }).toEqual({
      status: 201,
      body: {
        '@id': seen.paypalAccount?.['@id'],
        bankAccount: null,
        paypalAccount: seen.paypalAccount,
        ...rest,
      },
    })
  })

  it('is refused where there is one of its kind, and leaves that as it is', async () => {
    const before = await customer.view()
    const announcements = await countAnnouncements(customer)
    for (const second of [
      { bankAccount: { accountHolder: HOLDER, iban: OTHER_IBAN } },
      { paypalAccount: { email: 'other@example.net' } },
    ])
      expect(readRefusal(await customer.call('POST', BOTH, buildCreation(second)))).toEqual(EXISTS)
    expect(await customer.view()).toEqual(before)
    expect(await countAnnouncements(customer)).toBe(announcements)
  })

  it('is not created twice when it is sent twice', async () => {
    const bankAccount = { accountHolder: HOLDER, iban: IBAN }
    const seen = await customer.view()
    const again = await customer.call('POST', BOTH, buildCreation({ bankAccount }))
    expect({ status: again.status, id: readBody(again)['@id'] }).toEqual({
      status: 200,
      id: seen.bankAccount?.['@id'],
    })
  })

  it.each([
    [422, {}, ['bankAccount FIELD_REQUIRED']],
    [
      422,
      { bankAccount: { accountHolder: HOLDER, iban: IBAN }, paypalAccount: { email: 'purse@example.net' } },
      ['paypalAccount FIELD_FORMAT'],
    ],
    [422, { bankAccount: { accountHolder: HOLDER, iban: 'x' } }, ['bankAccount.iban IBAN_FORMAT']],
    [422, { paypalAccount: { email: 'x' } }, ['paypalAccount.email PAYPAL_FORMAT']],
    [400, { isPrimary: true, paypalAccount: { email: 'purse@example.net' } }, ['isPrimary FIELD_FORMAT']],
    [
      400,
      { paymentType: 'CASH', paypalAccount: { email: 'purse@example.net' } },
      ['paymentType FIELD_FORMAT'],
    ],
  ])('is refused with %i: %j', async (status, wrong, problems) => {
    const answer = await customer.call('POST', BOTH, buildCreation(wrong))
    expect({ status: answer.status, problems: listProblems(answer) }).toEqual({ status, problems })
  })
})

describe('the mail about a change', () => {
  it('shows the customer the masked account, never the full one', async () => {
    const seller = await createCustomer(store)
    await seller.call('PATCH', BANK, buildBank())
    await store.drain()
    const mails = (await store.mailbox.list()).filter(({ to }) => to === seller.email)
    const [mail] = await Promise.all(mails.map(({ id }) => store.mailbox.find(id)))
    expect(mails).toHaveLength(1)
    expect(mail?.text).toContain('DE89 •••• •••• 3000')
    expect(mail?.text.replace(/\s/g, '')).not.toContain(IBAN.replaceAll(' ', ''))
  })
})

describe('account numbers', () => {
  it('are unreadable in every table, and open only in their own row', async () => {
    const { rows } = await store.db.$client.query<{ id: string; sealed_account: Buffer; row: string }>(
      'select id, sealed_account, payout::text as row from customer_payment_account as payout order by masked_account',
    )
    const [first, second] = rows
    if (!first || !second) throw new Error('Several accounts were made')
    const plain = store.secret.open(first.sealed_account, `payout-account:${first.id}`)
    expect(plain).toMatch(/^DE\d{20}$|@/)
    expect(() => store.secret.open(first.sealed_account, `payout-account:${second.id}`)).toThrow()
    const stored = rows.map(({ row }) => row).join('\n')
    for (const account of [
      IBAN,
      IBAN.replaceAll(' ', ''),
      OTHER_IBAN.replaceAll(' ', ''),
      'purse@example.net',
    ]) {
      expect(stored.includes(account)).toBe(false)
      expect(stored.includes(Buffer.from(account).toString('hex'))).toBe(false)
    }
  })

  it('are in neither the log nor the outbox', async () => {
    const { rows } = await store.db.$client.query<{ row: string }>('select outbox::text as row from outbox')
    const kept = JSON.stringify([store.shop.logs, rows])
    for (const text of ['370400440532013000', '3704 0044', 'purse@', 'Purse@', 'Müller', 'Paul Muster'])
      expect({ text, hasKept: kept.includes(text) }).toEqual({ text, hasKept: false })
  })
})
