import { expect, it } from 'vitest'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import {
  findVisitSubject,
  MAX_OPEN_VISITS,
  type PassportSubject,
  startPassportVisit,
} from './passport-visit.ts'

const secret = createShopSecret(Buffer.from('a secret of this test'))

const toItem = (itemNumber: number): PassportSubject => ({
  kind: 'item',
  transactionId: 7,
  itemNumber,
  keyVersion: 1,
})

/** A browser that opens the photos of devices one after the other, and keeps its cookies. */
function createBrowser() {
  const kept = new Map([['locale', 'de']])
  const writeCookies = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    kept,
    writeCookies,
    open(subject: PassportSubject, nowMs: number): string {
      const visit = startPassportVisit(secret, subject, { nowMs, isSecure: true, cookies: writeCookies() })
      for (const cookie of visit.cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (cookie.includes('; Max-Age=0;')) kept.delete(name)
        else kept.set(name, value)
      }
      return visit.id
    },
  }
}

it('a browser has a few visits open, however many devices it has opened: the oldest give way', () => {
  const browser = createBrowser()
  const numbers = Array.from({ length: 3 * MAX_OPEN_VISITS }, (_, index) => index + 1)
  const ids = numbers.map((number) => browser.open(toItem(number), number))
  expect(browser.kept.size).toBe(MAX_OPEN_VISITS + 1)
  const nowMs = numbers.length
  const open = ids.map(
    (id) => findVisitSubject(secret, { id, cookies: browser.writeCookies() }, nowMs) !== null,
  )
  expect(open.lastIndexOf(false)).toBe(numbers.length - MAX_OPEN_VISITS - 1)
  expect(browser.kept.get('locale')).toBe('de')
})

it('a visit that is opened again ends no other', () => {
  const browser = createBrowser()
  for (let number = 1; number <= MAX_OPEN_VISITS; number += 1) browser.open(toItem(number), number)
  browser.open(toItem(1), MAX_OPEN_VISITS + 1)
  expect(browser.kept.size).toBe(MAX_OPEN_VISITS + 1)
})
