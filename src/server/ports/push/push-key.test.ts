import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { generatePushKey, readPushKey } from './push-key.ts'

const NOW_MS = Date.UTC(2026, 10, 18)
const SUBJECT = 'mailto:security@shop.example'

const readKey = () => {
  const key = readPushKey(generatePushKey(), SUBJECT)
  if (!key) throw new Error('The new key can’t be read')
  return key
}

const toPublicKey = (text: string) => {
  const bytes = Buffer.from(text, 'base64url')
  const toText = (start: number) => bytes.subarray(start, start + 32).toString('base64url')
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: toText(1), y: toText(33) } })
}

describe('the shop’s key for push services', () => {
  it('signs who sends, to whom and until when', () => {
    const { publicKey, authorise } = readKey()
    const [, token = '', key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(authorise('https://push.example/abc?d=1', NOW_MS)) ?? []
    const [head = '', claims = '', signature = ''] = token.split('.')
    expect(key).toBe(publicKey)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example',
      exp: (NOW_MS + 12 * HOUR_MS) / 1_000,
      sub: SUBJECT,
    })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: toPublicKey(publicKey), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
  })

  it.each(['', 'short', 'A'.repeat(43), 'x'.repeat(100)])('is not %j', (text) => {
    expect(readPushKey(text, SUBJECT)).toBeNull()
  })
})
