import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { writeSecurityText } from './security-text.ts'

const nowMs = Date.parse('2026-11-15T12:34:56Z')

const write = (atMs: number) =>
  writeSecurityText({
    contact: 'mailto:security@sell.example',
    origin: 'https://www.sell-de.example',
    nowMs: atMs,
  })

const readExpiry = (text: string) => Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')

describe('security.txt', () => {
  it('names contact, expiry, languages and its own address, one per line', () => {
    expect(write(nowMs).split('\n')).toEqual([
      'Contact: mailto:security@sell.example',
      'Expires: 2027-05-14T00:00:00.000Z',
      'Preferred-Languages: en, de',
      'Canonical: https://www.sell-de.example/.well-known/security.txt',
      '',
    ])
  })

  it('is never expired, and expires within a year', () => {
    for (const days of [0, 1, 100, 400]) {
      const atMs = nowMs + days * DAY_MS
      const lifetimeMs = readExpiry(write(atMs)) - atMs
      expect(lifetimeMs).toBeGreaterThan(30 * DAY_MS)
      expect(lifetimeMs).toBeLessThan(365 * DAY_MS)
    }
  })
})
