import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAccount } from '#web/platform/account/account-store.ts'
import { LOGGED_OUT } from '#web/platform/account/stored-account.ts'
import { findUnsavedPayout, forgetUnsavedPayout, keepUnsavedPayout } from './unsaved-payout.ts'

const UNSAVED = {
  tradeNumber: '4F7K-22QM',
  customerId: 'maria',
  account: { paymentTypeId: 13, accountHolder: 'Maria Schmidt', iban: 'DE89370400440532013000' },
} as const

const signIn = (customerId: string) => keepAccount({ ...LOGGED_OUT, isLoggedIn: true, customerId })

beforeEach(() => {
  vi.stubGlobal('localStorage', { setItem: vi.fn(), removeItem: vi.fn() })
  forgetUnsavedPayout()
  signIn('maria')
  keepUnsavedPayout(UNSAVED)
})

describe('a payout account that is still to be saved', () => {
  it('is known on the page of its sale', () => {
    expect(findUnsavedPayout('4F7K-22QM')).toEqual(UNSAVED)
  })

  it('is unknown on the page of another sale', () => {
    expect(findUnsavedPayout('7QM2-4F7K')).toBeNull()
  })

  it('stays when the account is loaded again', () => {
    signIn('maria')
    expect(findUnsavedPayout('4F7K-22QM')).toEqual(UNSAVED)
  })

  it('is forgotten when its customer signs out', () => {
    keepAccount(LOGGED_OUT)
    expect(findUnsavedPayout('4F7K-22QM')).toBeNull()
  })

  it('is forgotten when someone else signs in', () => {
    signIn('peter')
    expect(findUnsavedPayout('4F7K-22QM')).toBeNull()
  })
})
