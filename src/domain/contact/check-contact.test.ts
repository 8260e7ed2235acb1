import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContactInput, checkContact } from '#domain/contact/check-contact.ts'
import { countSuspiciousLinks } from '#domain/contact/count-suspicious-links.ts'
import { subjectFieldsOf } from '#domain/contact/subject-fields.ts'
import { countCharacters, tidyMessage } from '#domain/contact/tidy-message.ts'
import {
  type HelpDeskSubject,
  SUBJECTS_SHORT,
  SUBJECTS_WITH_BUSINESS,
  SUBJECTS_WITH_VOUCHER,
} from '#domain/markets/help-desk-subject.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

const NUMBER = formatTradeNumber(4_711)

const typed = (overrides: Partial<ContactInput> = {}): ContactInput => ({
  subject: 'OTHER',
  tradeNumber: '',
  device: '',
  name: 'Zofia Müller-Łuczak',
  email: 'Zofia@Example.org',
  message: 'Where does my parcel stand?',
  ...overrides,
})

const check = (
  overrides: Partial<ContactInput>,
  helpDeskSubjects: readonly HelpDeskSubject[] = SUBJECTS_WITH_BUSINESS,
) => checkContact(typed(overrides), { helpDeskSubjects })

const problemsOf = (overrides: Partial<ContactInput>, subjects?: readonly HelpDeskSubject[]) => {
  const checked = check(overrides, subjects)
  return checked.kind === 'problems' ? checked.problems : []
}

const valuesOf = (overrides: Partial<ContactInput>, subjects?: readonly HelpDeskSubject[]) => {
  const checked = check(overrides, subjects)
  return checked.kind === 'values' ? checked.values : null
}

/** Any text, including lone surrogates, with a bias towards tricky characters. */
const ANY_TEXT = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.constantFrom(0, 9, 10, 13, 32, 0x65, 0x0301, 0x0344, 0x2028, 0x202e, 0xd83d, 0xde42),
    ),
    { maxLength: 100 },
  )
  .map((codes) => String.fromCharCode(...codes))

describe('the fields of a message', () => {
  it.each<[HelpDeskSubject | null, string, string]>([
    ['OFFER_PRICE', 'hidden', 'optional'],
    ['DEVICE_MISSING', 'hidden', 'required'],
    ['SHIPPING_LABEL', 'required', 'hidden'],
    ['TRADE_STATUS', 'required', 'hidden'],
    ['CLARIFICATION', 'required', 'hidden'],
    ['PAYOUT', 'required', 'hidden'],
    ['RETURN', 'required', 'hidden'],
    ['ACCOUNT_PRIVACY', 'hidden', 'hidden'],
    ['BUSINESS', 'optional', 'hidden'],
    ['VOUCHER', 'optional', 'hidden'],
    ['OTHER', 'optional', 'optional'],
    [null, 'optional', 'optional'],
  ])('about %s: sale number %s, device %s', (subject, tradeNumber, device) => {
    expect(subjectFieldsOf(subject)).toEqual({ tradeNumber, device })
  })

  it.each([SUBJECTS_WITH_BUSINESS, SUBJECTS_WITH_VOUCHER, SUBJECTS_SHORT])(
    'always leaves a way for whoever has no number at hand',
    (...subjects) => {
      expect(subjects).toContain('OTHER')
      expect(subjectFieldsOf('OTHER').tradeNumber).toBe('optional')
    },
  )
})

describe('a message to the help desk', () => {
  it('is stored in normal form', () => {
    expect(
      valuesOf({
        subject: 'PAYOUT',
        tradeNumber: ` #${NUMBER.toLowerCase().replace('-', ' ')}`,
        name: '  Zofia\u200b  Müller ',
        message: ' One\r\ntwo\tthree\u0007  \r\n\r\n\r\n\r\n\r\nfour ',
      }),
    ).toEqual({
      subject: 'PAYOUT',
      tradeNumber: NUMBER,
      device: null,
      name: 'Zofia Müller',
      email: 'zofia@example.org',
      message: 'One\ntwo three\n\n\nfour',
    })
  })

  it.each<[Partial<ContactInput>, string, string, object?]>([
    [{ subject: '' }, 'subject', 'FIELD_REQUIRED'],
    [{ subject: 'VOUCHER' }, 'subject', 'SUBJECT_UNKNOWN'],
    [{ subject: 'constructor' }, 'subject', 'SUBJECT_UNKNOWN'],
    [{ subject: 'PAYOUT' }, 'tradeNumber', 'FIELD_REQUIRED'],
    [{ subject: 'PAYOUT', tradeNumber: '1234-5678' }, 'tradeNumber', 'TRADE_NUMBER_FORMAT'],
    [{ tradeNumber: 'my phone' }, 'tradeNumber', 'TRADE_NUMBER_FORMAT'],
    [{ subject: 'DEVICE_MISSING', device: ' ' }, 'device', 'FIELD_REQUIRED'],
    [{ device: 'x'.repeat(101) }, 'device', 'FIELD_TOO_LONG', { max: 100 }],
    [{ device: 'iPhone\nBcc: all@example.org' }, 'device', 'FIELD_CHARACTERS'],
    [{ name: '' }, 'name', 'FIELD_REQUIRED'],
    [{ name: '42' }, 'name', 'FIELD_CHARACTERS'],
    [{ name: 'Zofia\r\nBcc: all@example.org' }, 'name', 'FIELD_CHARACTERS'],
    [{ name: '<b>Zofia</b>' }, 'name', 'FIELD_CHARACTERS'],
    [{ name: 'x'.repeat(101) }, 'name', 'FIELD_TOO_LONG', { max: 100 }],
    [{ email: '' }, 'email', 'FIELD_REQUIRED'],
    [{ email: 'zofia@example' }, 'email', 'EMAIL_FORMAT'],
    [{ email: 'a@example.org, b@example.org' }, 'email', 'EMAIL_FORMAT'],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'email', 'EMAIL_FORMAT'],
    [{ message: ' \n\t ' }, 'message', 'FIELD_REQUIRED'],
    [{ message: 'Hello' }, 'message', 'MESSAGE_TOO_SHORT', { min: 10 }],
    [{ message: `Hello${'\u200d '.repeat(20)}x` }, 'message', 'MESSAGE_TOO_SHORT', { min: 10 }],
    [{ message: 'x'.repeat(5_001) }, 'message', 'FIELD_TOO_LONG', { max: 5_000 }],
  ])('is rejected for %j', (overrides, field, key, params) => {
    expect(problemsOf(overrides)).toEqual([{ field, key, ...(params ? { params } : {}) }])
  })

  it('lists all problems in the order of the form', () => {
    const empty = { subject: 'PAYOUT', name: '', email: '', message: '' }
    const fields = problemsOf(empty).map(({ field }) => field)
    expect(fields).toEqual(['tradeNumber', 'name', 'email', 'message'])
  })

  it('has no subject in a market without subjects, whatever is sent', () => {
    for (const subject of ['', 'PAYOUT', 'nonsense']) expect(valuesOf({ subject }, [])?.subject).toBeNull()
  })

  it('keeps valid text in hidden fields', () => {
    const subject = 'ACCOUNT_PRIVACY'
    expect(valuesOf({ subject, tradeNumber: NUMBER, device: 'iPhone 13' })).toMatchObject({
      tradeNumber: NUMBER,
      device: 'iPhone 13',
    })
    expect(valuesOf({ subject, tradeNumber: 'nonsense', device: '<b>' })).toMatchObject({
      tradeNumber: null,
      device: null,
    })
  })

  it('may have 5,000 characters, however many bytes each of them takes', () => {
    expect(valuesOf({ message: '🙂'.repeat(5_000) })?.message).toHaveLength(10_000)
    expect(countCharacters('🙂\r\n🙂')).toBe(3)
  })

  it('keeps joined emoji and drops marks that reverse the text', () => {
    expect(tidyMessage('👨‍👩‍👧 \u202egnp.exe\u202c \u2066x\u2069 \ud800 \u0000a < b')).toBe(
      '👨‍👩‍👧 gnp.exe x  a < b',
    )
  })

  it('is read quickly, whatever it contains', () => {
    const pieces = [' ', '\n', ' \n', '\u0301\u0327', '\u200d', 'http://', '<a ', '\ud800']
    const startedAtMs = performance.now()
    for (const piece of pieces) check({ message: `${piece.repeat(20_000)}x` })
    expect(performance.now() - startedAtMs).toBeLessThan(2_000)
  })

  it('never holds control characters except line breaks, and tidying it again changes nothing', () => {
    fc.assert(
      fc.property(ANY_TEXT, (text) => {
        const tidied = tidyMessage(text)
        expect(tidied).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u)
        expect(tidyMessage(tidied)).toBe(tidied)
      }),
    )
  })
})

it.each<[string, number | null]>([
  ['Where is my money?', null],
  ['See https://example.org/a and www.example.org', null],
  ['http://a.example https://b.example www.c.example', 3],
  ['<a href="x">x</a> [url=x]x[/url] [url]y[/url] HTTPS://z.example', 4],
])('the help desk is warned about many links: %s', (text, expected) => {
  expect(countSuspiciousLinks(text)).toBe(expected)
})
