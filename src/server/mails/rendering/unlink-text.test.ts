import { describe, expect, it } from 'vitest'
import { unlinkText } from './unlink-text.ts'

describe('a typed text in a mail', () => {
  it.each([
    ['evil.com', 'evil.\u2060com'],
    ['m•••@evil.com', 'm•••@\u2060evil.\u2060com'],
    ['https://evil', 'https:\u2060//evil'],
  ])('%s is no link', (text, shown) => {
    expect(unlinkText(text)).toBe(shown)
  })

  it.each(['Dr. Müller', 'DE89 •••• 3000', 'Erika', ''])('%s stays as it is', (text) => {
    expect(unlinkText(text)).toBe(text)
  })
})
