import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { createReaders } from '../../support/newsletter-readers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS } from '../../support/sales.ts'
import type { Answer } from '../../support/test-shop.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const ADDRESS = {
  street: ' Hauptstraße ',
  houseNumber: '1a',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'de',
}
const STORED_ADDRESS = { ...ADDRESS, street: 'Hauptstraße', addressExtra: null, country: 'DE' }

let store: SaleShop
let customer: TestCustomer

beforeAll(async () => {
  store = await startSaleShop()
  customer = await createCustomer(store)
})

afterAll(() => store.close())

const readBody = ({ text }: Answer) => JSON.parse(text)

/** `field KEY` of every problem in a refused request. */
const listProblems = (answer: Answer): string[] =>
  (readBody(answer).errors ?? []).map(({ field, key }: { field: string; key: string }) => `${field} ${key}`)

const statusAndProblems = (answer: Answer) => [answer.status, listProblems(answer)]

describe('a customer who is signed in', () => {
  it('sees what the shop knows, which is little at first, and the answer is not cached', async () => {
    const { customerId, customerNumber, email, iri, peopleIri } = customer
    const answer = await customer.call('GET', '/api/customers/customers')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(readBody(answer)).toEqual({
      '@id': iri,
      customerId,
      customerNumber,
      email,
      locale: 'de',
      firstName: 'Zofia',
      lastName: 'Müller-Łuczak',
      birthDate: null,
      companyName: null,
      vatId: null,
      people: {
        '@id': peopleIri,
        firstName: 'Zofia',
        lastName: 'Müller-Łuczak',
        birthDate: null,
        newsletter: false,
      },
      address: null,
      phoneContact: null,
      bankAccount: null,
      paypalAccount: null,
    })
  })

  it('is a company if the account is one', async () => {
    const { companyName, vatId } = BUSINESS_FIELDS
    const company = await createCustomer(store, { companyName, vatId })
    expect(await company.view()).toMatchObject({ companyName, vatId })
  })

  it.each(['addresses', 'bank_accounts', 'paypal_accounts'])('has no %s yet', async (kind) => {
    const answer = await customer.call('GET', `/api/customers/${kind}`)
    expect({ status: answer.status, values: Object.values(readBody(answer)) }).toEqual({
      status: 200,
      values: [null],
    })
  })
})

describe('the address', () => {
  it('is created by the first change, keeps its IRI afterwards and is part of the customer', async () => {
    const seller = await createCustomer(store)
    const first = readBody(await seller.call('PATCH', '/api/customers/addresses', { address: ADDRESS }))
    expect(first.address).toEqual({ '@id': expect.any(String), ...STORED_ADDRESS })
    const [, path, id] = /^(.*)\/([^/]+)$/.exec(first.address['@id']) ?? []
    expect({ path, test: UUID.test(id ?? '') }).toEqual({ path: '/api/customers/addresses', test: true })
    const moved = { ...first.address, city: 'Potsdam', addressExtra: 'Hof 2' }
    expect(readBody(await seller.call('PATCH', '/api/customers/addresses', { address: moved }))).toEqual({
      address: moved,
    })
    expect(readBody(await seller.call('GET', '/api/customers/addresses'))).toEqual({ address: moved })
    expect((await seller.view()).address).toEqual(moved)
  })

  it.each([
    [{ zip: '1011' }, ['address.zip ZIP_FORMAT']],
    [{ country: 'AT' }, ['address.country COUNTRY_UNKNOWN']],
    [{ street: '', city: ' ' }, ['address.street FIELD_REQUIRED', 'address.city FIELD_REQUIRED']],
    [{ street: 'x'.repeat(61) }, ['address.street FIELD_TOO_LONG']],
    [{ houseNumber: '12345678901' }, ['address.houseNumber FIELD_TOO_LONG']],
    [{ city: '<b>' }, ['address.city FIELD_CHARACTERS']],
  ])('with %j is refused', async (wrong, problems) => {
    const body = { address: { ...ADDRESS, ...wrong } }
    const answer = await customer.call('PATCH', '/api/customers/addresses', body)
    expect(statusAndProblems(answer)).toEqual([422, problems])
    expect((await customer.view()).address).toBeNull()
  })

  it('follows the rules of the customer’s own market', async () => {
    const polish = await createCustomer(store, { locale: 'pl' })
    const address = { ...ADDRESS, zip: '00-950', country: 'PL' }
    expect((await polish.call('PATCH', '/api/customers/addresses', { address })).status).toBe(200)
    const austrian = { ...ADDRESS, zip: '1010', country: 'AT' }
    const refused = await polish.call('PATCH', '/api/customers/addresses', { address: austrian })
    expect(listProblems(refused)).toEqual(['address.zip ZIP_FORMAT', 'address.country COUNTRY_UNKNOWN'])
  })

  it.each([
    [{}, 'address FIELD_REQUIRED'],
    [{ address: null }, 'address FIELD_TYPE'],
    [{ address: { ...ADDRESS, zip: 10115 } }, 'address.zip FIELD_TYPE'],
    [{ address: { ...ADDRESS, street: 'x'.repeat(301) } }, 'address.street FIELD_TOO_BIG'],
    [{ address: { ...ADDRESS, owner: 'me' } }, 'address.owner UNKNOWN_FIELD'],
  ])('in the wrong format is refused: %j', async (body, problem) => {
    const answer = await customer.call('PATCH', '/api/customers/addresses', body)
    expect(statusAndProblems(answer)).toEqual([400, [problem]])
  })
})

describe('the phone contact', () => {
  it('is created, changed and removed', async () => {
    const { call, view, iri: customerIri } = await createCustomer(store)
    const created = await call('POST', '/api/customers/phone_contacts', { phone: '030 123456', customerIri })
    expect(created.status).toBe(201)
    const { phoneContact } = readBody(created)
    expect(phoneContact.phone).toBe('+4930123456')
    const change = { phoneIri: phoneContact['@id'], customerIri }
    const changed = await call('PATCH', '/api/customers/phone_contacts', { ...change, phone: '+43 1 234567' })
    expect(readBody(changed)).toEqual({ phoneContact: { ...phoneContact, phone: '+431234567' } })
    expect((await view()).phoneContact?.phone).toBe('+431234567')
    const removed = await call('PATCH', '/api/customers/phone_contacts', { ...change, phone: ' ' })
    expect({ status: removed.status, body: readBody(removed) }).toEqual({
      status: 200,
      body: { phoneContact: null },
    })
    expect((await view()).phoneContact).toBeNull()
    const again = await call('PATCH', '/api/customers/phone_contacts', { ...change, phone: '030 123456' })
    expect(again.status).toBe(404)
  })

  it('exists once: creating it again replaces the number and keeps the IRI', async () => {
    const { call, iri: customerIri } = await createCustomer(store)
    const create = async (phone: string) =>
      readBody(await call('POST', '/api/customers/phone_contacts', { phone, customerIri })).phoneContact
    const first = await create('030 123456')
    expect(await create('030 654321')).toEqual({ ...first, phone: '+4930654321' })
  })

  it.each(['12', '+49', 'zero three zero', '+1 2'])('is no number: %s', async (phone) => {
    const body = { phone, customerIri: customer.iri }
    const answer = await customer.call('POST', '/api/customers/phone_contacts', body)
    expect(statusAndProblems(answer)).toEqual([422, ['phone PHONE_FORMAT']])
  })
})

describe('the person', () => {
  const buildPerson = ({ peopleIri, iri: customerIri }: TestCustomer) => ({ peopleIri, customerIri })

  it('gets a birth date and another name independently', async () => {
    const seller = await createCustomer(store)
    const birth = { ...buildPerson(seller), birthDate: '1.4.1990' }
    expect(readBody(await seller.call('PATCH', '/api/customers/people', birth)).people).toMatchObject({
      firstName: 'Zofia',
      birthDate: '1990-04-01',
    })
    const name = { ...buildPerson(seller), address: { firstName: 'Zoe', lastName: 'Müller' } }
    expect(readBody(await seller.call('PATCH', '/api/customers/people', name))).toEqual({
      people: {
        '@id': seller.peopleIri,
        firstName: 'Zoe',
        lastName: 'Müller',
        birthDate: '1990-04-01',
        newsletter: false,
      },
    })
    expect(await seller.view()).toMatchObject({ firstName: 'Zoe', birthDate: '1990-04-01', address: null })
  })

  it('chooses the newsletter or not; the day of the choice is kept as proof', async () => {
    const seller = await createCustomer(store)
    const choose = async (newsletter: boolean) =>
      readBody(await seller.call('PATCH', '/api/customers/people', { ...buildPerson(seller), newsletter }))
        .people
    const since = async () => {
      const { rows } = await store.db.$client.query(
        'select newsletter_since from customer_account where customer_id = $1',
        [seller.customerId],
      )
      return rows[0]?.newsletter_since
    }
    const chosenAt = new Date(store.clock.nowMs)
    expect(await choose(true)).toMatchObject({ newsletter: true, firstName: 'Zofia' })
    store.clock.nowMs += MINUTE_MS
    await choose(true)
    expect(await since()).toEqual(chosenAt)
    expect(await choose(false)).toMatchObject({ newsletter: false })
    expect(await since()).toBeNull()
  })

  it.each(['at', 'en', 'pl'] as const)(
    'cannot wish for a newsletter where there is none (%s)',
    async (market) => {
      const seller = await createCustomer(store, { locale: market })
      const wish = (newsletter: boolean) =>
        seller.call('PATCH', '/api/customers/people', {
          ...buildPerson(seller),
          newsletter,
          birthDate: '1990-04-01',
        })
      const refused = await wish(true)
      expect({ status: refused.status, id: readBody(refused).id }).toEqual({
        status: 422,
        id: 'NEWSLETTER_UNAVAILABLE',
      })
      // Nothing else of the request is stored either.
      expect((await seller.view()).birthDate).toBeNull()
      expect((await wish(false)).status).toBe(200)
    },
  )

  it('may change name and address in one request', async () => {
    const seller = await createCustomer(store)
    const address = { firstName: 'Zoe', lastName: 'Müller', ...ADDRESS }
    await seller.call('PATCH', '/api/customers/people', { ...buildPerson(seller), address })
    expect(await seller.view()).toMatchObject({ firstName: 'Zoe', address: STORED_ADDRESS })
  })

  it.each([
    [{ birthDate: '2008-11-16' }, ['birthDate BIRTH_DATE_UNDERAGE']],
    [{ birthDate: '1890-01-01' }, ['birthDate BIRTH_DATE_FORMAT']],
    [{ birthDate: '' }, ['birthDate FIELD_REQUIRED']],
    [{ address: { firstName: '', lastName: 'X' } }, ['address.firstName FIELD_REQUIRED']],
    [
      { birthDate: 'soon', address: { firstName: 'Zoe', lastName: 'X', ...ADDRESS, zip: '1' } },
      ['birthDate BIRTH_DATE_FORMAT', 'address.zip ZIP_FORMAT'],
    ],
  ])('is refused with %j, and nothing of it is stored', async (wrong, problems) => {
    const before = await customer.view()
    const answer = await customer.call('PATCH', '/api/customers/people', {
      ...buildPerson(customer),
      ...wrong,
    })
    expect(statusAndProblems(answer)).toEqual([422, problems])
    expect(await customer.view()).toEqual(before)
  })

  it('is of age on the eighteenth birthday', async () => {
    const seller = await createCustomer(store)
    const body = { ...buildPerson(seller), birthDate: '2008-11-15' }
    expect((await seller.call('PATCH', '/api/customers/people', body)).status).toBe(200)
  })
})

describe('a deleted account', () => {
  it('cannot be used, even while its last token is still valid', async () => {
    const seller = await createCustomer(store)
    await store.db.$client.query('delete from customer_account where customer_id = $1', [seller.customerId])
    for (const [method, path, body] of [
      ['GET', 'customers', undefined],
      ['GET', 'trade_history', undefined],
      ['GET', 'data_export', undefined],
      ['PATCH', 'addresses', { address: ADDRESS }],
      ['POST', 'phone_contacts', { phone: '030 123456', customerIri: seller.iri }],
    ] as const)
      expect((await seller.call(method, `/api/customers/${path}`, body)).status).toBe(401)
  })
})

describe('an account and its newsletter', () => {
  const { signUp, postForm, enrichPath, leavePath, findRow, findStatus, mailsTo } = createReaders(() => store)
  const choose = (seller: TestCustomer, newsletter: boolean) =>
    seller.call('PATCH', '/api/customers/people', {
      peopleIri: seller.peopleIri,
      customerIri: seller.iri,
      newsletter,
    })
  const wish = async (seller: TestCustomer) => (await seller.view()).people.newsletter

  it('stay in sync, wherever it is switched on or off', async () => {
    const seller = await (await createCustomer(store)).signInAgain()
    const { email } = seller
    await choose(seller, true)
    expect({ status: await findStatus(email), wish: await wish(seller) }).toEqual({
      status: 'confirmed',
      wish: true,
    })
    expect(await mailsTo(email)).toEqual([])
    await postForm(leavePath(email))
    expect({ status: await findStatus(email), wish: await wish(seller) }).toEqual({
      status: 'unsubscribed',
      wish: false,
    })
    await signUp(email)
    expect(await wish(seller)).toBe(false)
    await postForm(enrichPath(email))
    expect({ status: await findStatus(email), wish: await wish(seller) }).toEqual({
      status: 'confirmed',
      wish: true,
    })
    await choose(seller, false)
    expect({ status: await findStatus(email), wish: await wish(seller) }).toEqual({
      status: 'unsubscribed',
      wish: false,
    })
  })

  it('stay apart in a market without a newsletter: the wish is refused', async () => {
    const seller = await createCustomer(store, { locale: 'pl' })
    expect((await choose(seller, true)).status).toBe(422)
    expect({ row: await findRow(seller.email), wish: await wish(seller) }).toEqual({
      row: undefined,
      wish: false,
    })
  })

  it('never fail and agree in the end when twenty calls switch them at once from both sides', async () => {
    const seller = await createCustomer(store)
    await choose(seller, true)
    const calls = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? choose(seller, index % 4 === 1) : postForm(leavePath(seller.email)),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await wish(seller)).toBe((await findStatus(seller.email)) === 'confirmed')
  })

  it('are deleted together when the customer leaves', async () => {
    const seller = await createCustomer(store)
    const { customerId, customerNumber, email } = seller
    const leaving = { customerId, customerIdentifier: String(customerNumber) }
    await choose(seller, true)
    expect((await seller.call('DELETE', '/api/customers/customers', leaving)).status).toBeLessThan(300)
    expect({ row: await findRow(email), wish: await wish(seller) }).toEqual({ row: undefined, wish: false })
    await signUp(email)
    expect((await seller.call('DELETE', '/api/account/deleteUser', leaving)).status).toBe(200)
    expect(await findRow(email)).toBeUndefined()
  })
})
