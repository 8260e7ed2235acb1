import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmailAddress, normaliseEmail } from '#domain/customers/email-address.ts'
import { maskEmail } from '#domain/customers/mask-email.ts'

const LOCAL_64 = 'a'.repeat(64)
const domainOf = (length: number) =>
  `${'a.'.repeat(Math.floor((length - 2) / 2))}${length % 2 ? 'com' : 'de'}`

describe('a mail address', () => {
  it.each([
    'mara@example.org',
    'Mara.Muster+shop@mail.example.co.uk',
    "o'brien@example.ie",
    'a@b.de',
    '1_2-3@x-y.example',
    `${LOCAL_64}@example.org`,
    `a@${'b'.repeat(63)}.org`,
    'info@xn--mller-kva.de',
    'info@example.xn--p1ai',
    `${LOCAL_64}@${domainOf(189)}`,
  ])('can be %s', (text) => {
    expect(isEmailAddress(text)).toBe(true)
  })

  it.each([
    '',
    '@',
    'mara',
    'mara@',
    '@example.org',
    'mara@example',
    'mara@localhost',
    'mara@@example.org',
    'mara@muster@example.org',
    '.mara@example.org',
    'mara.@example.org',
    'mara..m@example.org',
    'mara @example.org',
    'mara@exa mple.org',
    'mara@example.org\nbcc: x@example.org',
    'mara\u0000@example.org',
    '"mara m"@example.org',
    'mara@example.org.',
    'mara@.example.org',
    'mara@example..org',
    'mara@-example.org',
    'mara@example-.org',
    'mara@example.o',
    'mara@192.168.0.1',
    'mara@[192.168.0.1]',
    'mära@example.org',
    'mara@müller.de',
    'mara,paul@example.org',
    '<mara@example.org>',
    'Mara <mara@example.org>',
    `${LOCAL_64}a@example.org`,
    `a@${'b'.repeat(64)}.org`,
    `${LOCAL_64}@${domainOf(190)}`,
  ])('cannot be %j', (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })

  it('is stored in lower case, without pasted characters around it', () => {
    expect(normaliseEmail(' Mara.Muster@Example.ORG\n')).toBe('mara.muster@example.org')
    expect(normaliseEmail('\u200bmara@example.org\ufeff')).toBe('mara@example.org')
  })

  it('of any usual form is accepted, and stays valid in its stored form', () => {
    const common = fc.emailAddress().filter((address) => !address.includes('"'))
    fc.assert(
      fc.property(common, (address) => {
        expect(isEmailAddress(address)).toBe(true)
        const kept = normaliseEmail(address)
        expect(isEmailAddress(kept)).toBe(true)
        expect(normaliseEmail(kept)).toBe(kept)
      }),
    )
  })

  it('never holds characters that could start a new line or header in a mail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (before, after) => {
        for (const evil of ['\r', '\n', '\u0000', '<', '>', ',', '"', ' '])
          expect(isEmailAddress(`${before}${evil}${after}@example.org`)).toBe(false)
      }),
    )
  })

  it('is checked quickly, however long it is', () => {
    expect(isEmailAddress(`${'a.'.repeat(100_000)}@${'a-'.repeat(100_000)}`)).toBe(false)
  })
})

describe('a masked PayPal account', () => {
  it.each([
    ['mara@example.org', 'm•••@example.org'],
    ['m@example.org', 'm•••@example.org'],
    ['no address', '•••'],
    ['@example.org', '•••'],
  ])('%s is shown as %s', (account, shown) => {
    expect(maskEmail(account)).toBe(shown)
  })
})
