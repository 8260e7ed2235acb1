import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findControlledField, hasControlInAddress } from './control-characters.ts'

describe('control characters in a body', () => {
  it.each([
    ['a value', { name: 'Er\0ika' }, 'name'],
    ['a field of the seller', { seller: { firstName: 'Er\0ika', lastName: 'x' } }, 'seller.firstName'],
    ['a field deep inside', { seller: { lines: [{ city: 'B\u001bonn' }] } }, 'seller.lines.0.city'],
    ['a name', { seller: { 'na\0me': 'x' } }, 'seller'],
    ['an element of a list', { names: ['a', 'b\u0007'] }, 'names.1'],
    ['a line break in one line', { name: 'Erika\nBcc: x' }, 'name'],
    ['a tab in one line', { name: 'Erika\t' }, 'name'],
    ['delete', { name: '\u007f' }, 'name'],
    ['an upper one', { name: 'a\u0085b' }, 'name'],
    ['NUL in a message', { message: 'a\0' }, 'message'],
    ['a name of the body itself', { 'na\0me': 'x' }, ''],
    ['a list as text', 'iPhone 13;2\n\0', ''],
  ])('are found in %s', (_, body, field) => {
    expect(findControlledField(body)?.join('.')).toBe(field)
  })

  it.each([
    ['lines of a message', { message: 'Hello,\r\n\tgoodbye' }],
    ['a list as text', 'iPhone 13\t2\r\niPhone 12\t1\n'],
    ['letters, signs and emoji', { name: 'Żółć ß 東京 👩‍🔧 \u00a0\u2028' }],
    ['bytes', Buffer.from([0, 1, 2])],
    ['files among fields', { photo: Buffer.from([0]), kind: 'front' }],
    ['numbers and nothing', { a: 1, b: null, c: [true, undefined] }],
  ])('are not found in %s', (_, body) => {
    expect(findControlledField(body)).toBeNull()
  })

  it('are found at any depth without exhausting the stack', () => {
    const body = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`)
    expect(findControlledField(body)).toHaveLength(30_000)
  })
})

describe('control characters in an address', () => {
  it.each(['/a%00', '/a%0a', '/a?q=%1F', '/a?q=%7f', '/%C2%85', '/?a=%c2%9F', '/%zz%00', '/a\u0001'])(
    'are found in %s',
    (url) => {
      expect(hasControlInAddress(url)).toBe(true)
    },
  )

  it.each(['/', '/a%20b', '/%C3%9F', '/%C2%A0', '/%zz', '/%', '/a?q=%E6%9D%B1', '/%2500'])(
    'are not found in %s',
    (url) => {
      expect(hasControlInAddress(url)).toBe(false)
    },
  )

  it('are found exactly where the decoded address has one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const url = `/${encodeURIComponent(text.toWellFormed())}`
        expect(hasControlInAddress(url)).toBe(/\p{Cc}/u.test(text))
      }),
    )
  })
})
