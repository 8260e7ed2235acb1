import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildMessageId, parseMailAddress, toHeaderText } from './mail-headers.ts'

describe('a text in a header', () => {
  it('is a single line, whatever it contains', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('\r', '\n', '\0', '\v', '\u0085', '\u2028', '\ud800', 'é'))
        .map((l) => l.join('')),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        expect(toHeaderText(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(toHeaderText(text).isWellFormed()).toBe(true)
      }),
    )
  })

  it('keeps letters of every language', () => {
    expect(toHeaderText('Zażółć, Größe, مرحبا, 👩‍🔧')).toBe('Zażółć, Größe, مرحبا, 👩‍🔧')
  })
})

describe('an address', () => {
  it.each([
    ['erika@mail.example', { name: '', address: 'erika@mail.example' }],
    [' erika+shop@mail.example ', { name: '', address: 'erika+shop@mail.example' }],
    ['<erika@mail.example>', { name: '', address: 'erika@mail.example' }],
    ['Erika Muster <erika@mail.example>', { name: 'Erika Muster', address: 'erika@mail.example' }],
    ['"Muster, Erika" <erika@mail.example>', { name: 'Muster, Erika', address: 'erika@mail.example' }],
    ['Łucja Żak <lucja@żak.example>', { name: 'Łucja Żak', address: 'lucja@żak.example' }],
    ["o'neill@mail.example", { name: '', address: "o'neill@mail.example" }],
  ])('is read from %s', (text, expected) => {
    expect(parseMailAddress(text)).toEqual(expected)
  })

  it.each([
    '',
    '@',
    'a@',
    '@b',
    'a b@c',
    'a@b@c',
    'a@b, c@d',
    'a@b c@d',
    'a@b\u200b.example',
    `${'a'.repeat(65)}@b`,
  ])('is not %j', (text) => {
    expect(parseMailAddress(text)).toBeNull()
  })
})

describe('the id of a mail', () => {
  const from = { name: 'Shop', address: 'service@sell.example' }

  it('is part of the message id, at the host of the sender', () => {
    expect(buildMessageId('trade-100042.created', from)).toBe('<trade-100042.created@sell.example>')
  })

  it.each(['', 'a b', 'a>\r\nBcc: x', 'ä', '..', 'x'.repeat(500)])('%j is replaced by its hash', (id) => {
    expect(buildMessageId(id, from)).toMatch(/^<[\da-f]{64}@sell\.example>$/)
    expect(buildMessageId(id, from)).toBe(buildMessageId(id, from))
  })
})
