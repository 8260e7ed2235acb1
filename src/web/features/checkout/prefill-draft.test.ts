import { describe, expect, it } from 'vitest'
import type { Customer } from '#contracts/customer-resources.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import { buildCustomer, CUSTOMER_ID } from '../../../../tests/support/account-browser.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { prefillDraft, type SignedIn } from './prefill-draft.ts'

const market = toPublicMarket(MARKETS.de)
const MARIA: SignedIn = { customerId: CUSTOMER_ID, customer: buildCustomer() }
const NOBODY: SignedIn = { customerId: '', customer: null }

const fill = (draft: Partial<Draft> = {}, signedIn = MARIA) =>
  prefillDraft({ ...EMPTY_DRAFT, ...draft }, signedIn, market)

describe('the form of a signed-in customer', () => {
  it('begins with everything that the account knows, as it is typed here', () => {
    expect(fill()).toEqual({
      ...EMPTY_DRAFT,
      email: 'maria@example.org',
      firstName: 'Maria',
      lastName: 'Schmidt',
      phone: '+4930123456',
      birthDate: '23.04.1990',
      street: 'Lindenstraße 7a',
      zip: '10115',
      city: 'Berlin',
      country: 'DE',
      accountId: CUSTOMER_ID,
    })
  })

  it('keeps what was typed before', () => {
    const draft = fill({ firstName: 'Mia', iban: 'DE89370400440532013000' })
    expect({ firstName: draft.firstName, lastName: draft.lastName, iban: draft.iban }).toEqual({
      firstName: 'Mia',
      lastName: 'Schmidt',
      iban: 'DE89370400440532013000',
    })
  })

  it('mixes no two addresses', () => {
    const draft = fill({ city: 'Wien' })
    expect({ street: draft.street, zip: draft.zip, city: draft.city }).toEqual({
      street: '',
      zip: '',
      city: 'Wien',
    })
  })

  it('takes no address that cannot be used in this market', () => {
    const address = { ...buildCustomer().address, country: 'FR' } as NonNullable<
      ReturnType<typeof buildCustomer>['address']
    >
    const draft = fill({}, { ...MARIA, customer: buildCustomer({ address }) })
    expect({ street: draft.street, country: draft.country, firstName: draft.firstName }).toEqual({
      street: '',
      country: '',
      firstName: 'Maria',
    })
  })

  it('is filled in once: what was emptied stays empty', () => {
    const emptied = { ...fill(), phone: '' }
    expect(prefillDraft(emptied, MARIA, market)).toBe(emptied)
  })

  it('waits for the server', () => {
    expect(fill({}, { customerId: CUSTOMER_ID, customer: null })).toEqual(EMPTY_DRAFT)
  })
})

describe('the account that the money goes to', () => {
  const payout = { '@id': '/1', paymentId: '1', paymentType: 'INVOICE' as const, isPrimary: false }
  const bankAccount = { ...payout, accountHolder: 'Maria Schmidt', maskedIban: 'DE89 •••• •••• 3000' }
  const paypalAccount = { ...payout, maskedEmail: 'm•••@example.org' }

  const findChoice = (draft: Partial<Draft>, saved: Partial<Customer>, formMarket = market) => {
    const signedIn = { ...MARIA, customer: buildCustomer(saved) }
    const { isAccountTyped, paymentTypeId } = prefillDraft({ ...EMPTY_DRAFT, ...draft }, signedIn, formMarket)
    return [paymentTypeId, isAccountTyped ? 'typed' : 'saved']
  }

  it('is the saved one, of the kind that is saved', () => {
    expect(findChoice({}, { bankAccount })).toEqual([13, 'saved'])
    expect(findChoice({}, { bankAccount, paypalAccount })).toEqual([13, 'saved'])
    expect(findChoice({}, { paypalAccount })).toEqual([14, 'saved'])
  })

  it('is no kind that the market does not pay to', () => {
    expect(findChoice({}, { paypalAccount }, toPublicMarket(MARKETS.pl))).toEqual([13, 'saved'])
  })

  it('stays the one that was typed before signing in', () => {
    const iban = 'DE02120300000000202051'
    expect(findChoice({ iban }, { bankAccount })).toEqual([13, 'typed'])
    expect(findChoice({ iban }, { paypalAccount })).toEqual([13, 'typed'])
    expect(findChoice({ paymentTypeId: 14, paypalAccount: 'mia@example.org' }, { bankAccount })).toEqual([
      14,
      'typed',
    ])
  })

  it('never comes with its number, not even masked', () => {
    const signedIn = { ...MARIA, customer: buildCustomer({ bankAccount, paypalAccount }) }
    const { iban, paypalAccount: typed, accountHolder } = prefillDraft(EMPTY_DRAFT, signedIn, market)
    expect({ iban, typed, accountHolder }).toEqual({ iban: '', typed: '', accountHolder: null })
  })
})

describe('the form on a computer that several people use', () => {
  it('shows nothing of an account to the next person', () => {
    const filled = { ...fill(), iban: 'DE89370400440532013000' }
    expect(prefillDraft(filled, NOBODY, market)).toEqual(EMPTY_DRAFT)
    expect(prefillDraft(filled, { customerId: 'another', customer: null }, market)).toEqual(EMPTY_DRAFT)
  })

  it('keeps what a guest has typed', () => {
    const typed = { ...EMPTY_DRAFT, firstName: 'Mia' }
    expect(prefillDraft(typed, NOBODY, market)).toBe(typed)
  })
})
