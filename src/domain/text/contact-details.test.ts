import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasContactDetails, hasContactDetailsInCompany } from './contact-details.ts'

const REAL_NAMES = [
  "O'Neill-Smith",
  'Dr. Müller',
  'Dr.Müller',
  'Dr.med.dent. Hans',
  'Dipl.-Ing. Özdemir',
  'Łukasz',
  'J.R.R. Tolkien',
  'J.R.R.Tolkien',
  'M.Sc. Anna',
  'A.Li',
  'Ma.José',
  'Mª Carmen',
  'Jr.',
  'Nguyễn Thị Hồng',
  'محمد',
  'Jean-Pierre',
  "D'Angelo",
  'v.d.Heide',
  'van der Berg',
  'Anne Marie',
  'Sir Ian',
  'José María de la Cruz',
  'König III.',
]

const REAL_PLACES = [
  'Hauptstr.12a',
  'Straße des 17.Juni',
  'St.Pölten',
  'Frankfurt a.M.',
  'Bad Neustadt a.d.Saale',
  'Rothenburg o.d.T.',
  'ul. 3 Maja 12/34',
  'Pl. de la República',
  '1.OG',
  'Stiege 2, Tür 14',
  '12 bis, rue de l’Église',
  'Bât. C, Apt. 12',
  'Packstation 145',
  'Halle (Saale)',
  'L’Hospitalet',
  'Kaiser-Wilhelm-Str.Nord',
]

const DETAILS = [
  'evil.com',
  'Anna evil.com',
  'visit evil.com now',
  'Gewinn,bit.ly/x1',
  'https://x',
  'hTTp://evil',
  'www.evil',
  'a@b.de',
  'anna@example.org',
  '@evil',
  't.me/win',
  'goo.gl',
  'evil-shop.xyz',
  'evil.diamonds',
  'sub.evil.co.uk',
  'пример.рф',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'xn--e1afmkfd.xn--p1ai',
  'dr.com',
  '163.com',
  '192.168.0.1',
  'mailto:x',
  'tel:0900',
  'Ruf 0900 123 45 67',
  '+49 (30) 1234567',
  '0900/1234567',
  'evil.com.',
  '(evil.com)',
]

describe('the name of a person or a place', () => {
  it.each([...REAL_NAMES, ...REAL_PLACES])('may be %s', (name) => {
    expect(hasContactDetails(name)).toBe(false)
  })

  it.each(DETAILS)('holds no contact details such as %s', (name) => {
    expect(hasContactDetails(name)).toBe(true)
  })

  it('may have any letters, hyphens, apostrophes and blanks', () => {
    const unit = fc.constantFrom(...'aBzÄöłßÉñ-’ ')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (name) => {
        expect(hasContactDetails(name)).toBe(false)
      }),
    )
  })

  it('never hides a host, whatever is around it', () => {
    const around = fc.string({ unit: fc.constantFrom(...'aBł ,;()!|&'), maxLength: 10 })
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(hasContactDetails(`${before} evil.com ${after}`)).toBe(true)
      }),
    )
  })

  it('takes no longer when someone wants it to', () => {
    const startedAt = performance.now()
    for (const text of ['a.'.repeat(50_000), '1 '.repeat(50_000), '.'.repeat(100_000), '@'.repeat(100_000)])
      hasContactDetails(text)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})

describe('the name of a company', () => {
  it.each([
    'A. B. & Söhne GmbH',
    'GmbH&Co.KG',
    'Müller.GmbH',
    'booking.com GmbH',
    'Auto1.com SE',
    'home24.de Verwaltungs GmbH & Co. KG',
    'X.Y. S.r.l.',
    'Kowalski Sp. z o.o.',
    'Dupont S.A.R.L',
    '1&1 AG',
    'Haus 4711 e.K.',
    '@home GmbH',
    'Müller e.V.',
    '123456 Verwaltungs GmbH',
  ])('may be %s', (name) => {
    expect(hasContactDetailsInCompany(name)).toBe(false)
  })

  it.each([
    'evil.com',
    'Win at evil.com',
    'GmbH evil.com',
    'evil.com other.com GmbH',
    'https://evil.com GmbH',
    'www.evil.com GmbH',
    'evil.com/win GmbH',
    'anna@evil.com GmbH',
    'Call 0900 1234567 GmbH',
  ])('is refused as %s', (name) => {
    expect(hasContactDetailsInCompany(name)).toBe(true)
  })

  it('is never refused where a person of that name would not be', () => {
    const unit = fc.constantFrom(...'aB.ł &-/1')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (name) => {
        if (!hasContactDetails(name)) expect(hasContactDetailsInCompany(name)).toBe(false)
      }),
    )
  })
})
