import { describe, expect, it } from 'vitest'
import { formatPhone } from '#domain/customers/format-phone.ts'

describe('a stored phone number', () => {
  it.each([
    ['+4930123456', '+49 30 1234 56'],
    ['+4915112345678', '+49 151 1234 5678'],
    ['+436641234567', '+43 664 1234 567'],
    ['+4312345678', '+43 1 234 5678'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+34612345678', '+34 612 345 678'],
    ['+393331234567', '+39 333 123 4567'],
    ['+390612345678', '+39 06 1234 5678'],
    ['+48501234567', '+48 501 234 567'],
  ])('%s is read as %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown)
  })

  it.each(['+358401234567', '+49 30 123456', ''])('%j is shown as it is', (phone) => {
    expect(formatPhone(phone)).toBe(phone)
  })

  it('loses no digit', () => {
    for (const phone of ['+4930123456', '+4989', '+431', '+390212345', '+48'])
      expect(formatPhone(phone).replaceAll(' ', '')).toBe(phone)
  })
})
