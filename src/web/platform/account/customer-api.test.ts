import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ADDRESS_REQUEST,
  BANK_ACCOUNT_REQUEST,
  DELETION_REQUEST,
  PAYPAL_ACCOUNT_REQUEST,
  PEOPLE_REQUEST,
  PHONE_CHANGE,
  PHONE_CREATION,
} from '#contracts/customer-resources.ts'
import { STEP_UP_HEADER } from '#contracts/paths/trades.ts'
import { login, logout } from '#web/platform/account/account-session.ts'
import { getAccount } from '#web/platform/account/account-store.ts'
import {
  changeAddress,
  changeBankAccount,
  changePaypalAccount,
  changePerson,
  changePhone,
  deleteAccount,
  loadCustomer,
  loadDataExport,
  loadTradeHistory,
} from '#web/platform/account/customer-api.ts'
import {
  buildCustomer,
  CUSTOMER_ID,
  CUSTOMER_NUMBER,
  createTokens,
} from '../../../../tests/support/account-browser.ts'
import { sendJson, startServer, type TestServer } from '../../../../tests/support/http-server.ts'

const CUSTOMER = buildCustomer()

let server: TestServer

beforeAll(async () => {
  server = await startServer(() => undefined)
})

afterAll(() => server.close())

beforeEach(async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, server.url), init))
  server.respond = (_, response) => sendJson(response, 200, CUSTOMER)
  await logout()
  await login(createTokens(), { email: CUSTOMER.email, password: 'x', isRemembered: false })
  server.requests.length = 0
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const calls = () => server.requests.map(({ method, path }) => `${method} ${path.replace('/api/', '')}`)
const body = () => JSON.parse(server.requests[0]?.body ?? '')

/** The password was just repeated. */
const PROOF = { [STEP_UP_HEADER]: 'proof' }

describe('the customer', () => {
  it('is kept for all pages', async () => {
    expect(await loadCustomer()).toEqual({ kind: 'ok', data: CUSTOMER })
    expect(getAccount().customerData).toEqual(CUSTOMER)
  })

  it('of another form is no answer', async () => {
    server.respond = (_, response) => sendJson(response, 200, { email: 7 })
    expect(await loadCustomer()).toEqual({ kind: 'noAnswer' })
    expect(getAccount().customerData).toBeNull()
  })
})

describe('a change', () => {
  it('of the address is shown everywhere at once', async () => {
    const { '@id': _, ...address } = { ...CUSTOMER.address, street: 'Am Markt' } as NonNullable<
      typeof CUSTOMER.address
    >
    await changeAddress(address)
    expect(calls()).toEqual(['PATCH customers/addresses', 'GET customers/customers'])
    expect(ADDRESS_REQUEST.parse(body())).toEqual({ address })
    expect(getAccount().customerData).toEqual(CUSTOMER)
  })

  it('of the name leaves the birth date alone where none is given', async () => {
    const iris = { peopleIri: CUSTOMER.people['@id'], customerIri: CUSTOMER['@id'] }
    const name = { firstName: 'Mia', lastName: 'Schmidt' }
    await changePerson(CUSTOMER, { ...name, birthDate: null }, PROOF)
    expect(PEOPLE_REQUEST.parse(body())).toEqual({ ...iris, address: name })
    server.requests.length = 0
    await changePerson(CUSTOMER, { ...name, birthDate: '1990-04-23' }, PROOF)
    expect(PEOPLE_REQUEST.parse(body())).toEqual({ ...iris, address: name, birthDate: '1990-04-23' })
  })

  it('of the phone creates a contact where there is none, and changes the one there is', async () => {
    await changePhone({ ...CUSTOMER, phoneContact: null }, '+4930111111')
    expect(calls()[0]).toBe('POST customers/phone_contacts')
    expect(PHONE_CREATION.parse(body())).toEqual({ phone: '+4930111111', customerIri: CUSTOMER['@id'] })
    server.requests.length = 0
    await changePhone(CUSTOMER, '')
    expect(calls()[0]).toBe('PATCH customers/phone_contacts')
    expect(PHONE_CHANGE.parse(body())).toEqual({
      phone: '',
      phoneIri: '/api/customers/phone_contacts/1',
      customerIri: CUSTOMER['@id'],
    })
  })

  it('of the bank account names no account where there is none, and the one there is otherwise', async () => {
    const account = { accountHolder: 'Maria Schmidt', iban: 'DE89370400440532013000' }
    await changeBankAccount(CUSTOMER, account, PROOF)
    expect(BANK_ACCOUNT_REQUEST.parse(body())).toEqual({ payment: { paymentId: '', ...account } })
    server.requests.length = 0
    const bankAccount = {
      '@id': '/api/customers/bank_accounts/9',
      paymentId: '9',
      paymentType: 'INVOICE' as const,
      isPrimary: false,
      accountHolder: 'Maria Schmidt',
      maskedIban: 'DE89 •••• 3000',
    }
    await changeBankAccount({ ...CUSTOMER, bankAccount }, account, PROOF)
    expect(BANK_ACCOUNT_REQUEST.parse(body())).toEqual({ payment: { paymentId: '9', ...account } })
  })

  it('of the PayPal account goes its own way', async () => {
    await changePaypalAccount(CUSTOMER, 'maria@example.org', PROOF)
    expect(server.requests[0]?.headers[STEP_UP_HEADER]).toBe('proof')
    expect(calls()[0]).toBe('PATCH customers/paypal_accounts')
    expect(PAYPAL_ACCOUNT_REQUEST.parse(body())).toEqual({
      paypalAccount: { paymentId: '', email: 'maria@example.org' },
    })
  })

  it('that is refused leaves what is known as it is', async () => {
    const error = { statusCode: 422, id: 'INVALID_FIELDS', message: '', errors: [] }
    server.respond = (_, response) => sendJson(response, 422, error)
    expect(await changePhone(CUSTOMER, 'x')).toEqual({ kind: 'refused', error })
    expect(calls()).toEqual(['PATCH customers/phone_contacts'])
  })
})

it('the sales come page by page, and never from a copy on the way', async () => {
  server.respond = (_, response) => sendJson(response, 200, [])
  expect(await loadTradeHistory(null)).toEqual({ kind: 'ok', data: [] })
  await loadTradeHistory(1_000_017)
  expect(server.requests.map(({ query }) => query.toString())).toEqual(['', 'before=1000017'])
  expect(server.requests[0]?.headers['cache-control']).toBe('no-cache')
})

it('the export is a file', async () => {
  server.respond = (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/zip' }).end('PK')
  const result = await loadDataExport(PROOF)
  expect(result.kind === 'ok' && (await result.data.text())).toBe('PK')
})

describe('deleting the account', () => {
  const answers = (first: unknown, second: unknown) => {
    server.respond = ({ path }, response) => {
      if (path === '/api/account/logout') return void response.writeHead(204).end()
      return sendJson(response, 200, path === '/api/account/deleteUser' ? second : first)
    }
  }

  it('takes both steps, one after the other, and leaves nobody logged in', async () => {
    answers({ success: true }, { success: true })
    expect(await deleteAccount(PROOF)).toEqual({ kind: 'ok', data: null })
    expect(calls().slice(0, 2)).toEqual(['DELETE customers/customers', 'DELETE account/deleteUser'])
    for (const { body: sent, headers } of server.requests.slice(0, 2)) {
      expect(headers[STEP_UP_HEADER]).toBe('proof')
      expect(DELETION_REQUEST.parse(JSON.parse(sent))).toEqual({
        customerId: CUSTOMER_ID,
        customerIdentifier: String(CUSTOMER_NUMBER),
      })
    }
    expect(getAccount().isLoggedIn).toBe(false)
  })

  it.each([
    ['first', { success: false }, { success: true }, 1],
    ['second', { success: true }, { success: false }, 2],
  ])('has failed when the %s step says so', async (_, first, second, count) => {
    answers(first, second)
    expect(await deleteAccount(PROOF)).toEqual({ kind: 'noAnswer' })
    expect({ requestsCount: server.requests.length, isLoggedIn: getAccount().isLoggedIn }).toEqual({
      requestsCount: count,
      isLoggedIn: true,
    })
  })
})
