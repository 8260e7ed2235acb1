import { randomUUID } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { ACCESS_TOKEN_LIFETIME_MS, createAccessTokens } from '#server/secrets/access-tokens.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00Z')
const clock = { nowMs: NOW_MS }
const secret = createShopSecret(Buffer.from('a secret of this test'))
const signed = createSignedTokens(secret, () => clock.nowMs)
const tokens = createAccessTokens(signed)
const strangers = createAccessTokens(
  createSignedTokens(createShopSecret(Buffer.from('a secret of another shop')), () => NOW_MS),
)

const session = { customerId: randomUUID(), customerNumber: 20_000_001, familyId: randomUUID() }

const at = async <Result>(nowMs: number, ask: () => Promise<Result>): Promise<Result> => {
  clock.nowMs = nowMs
  try {
    return await ask()
  } finally {
    clock.nowMs = NOW_MS
  }
}

describe('an access token', () => {
  it('identifies its customer, and is valid for ten minutes', async () => {
    const token = await tokens.sign(session)
    const { exp, iat, ...claims } = decodeJwt(token)
    expect(claims).toEqual({
      sub: session.customerId,
      customerNumber: session.customerNumber,
      sid: session.familyId,
      iss: 'sell',
      aud: 'account',
    })
    expect(Number(exp) - Number(iat)).toEqual(600)
    expect(Number(exp) * 1_000).toEqual(NOW_MS + ACCESS_TOKEN_LIFETIME_MS)
    expect(await tokens.read(token)).toEqual(session)
    expect(await at(NOW_MS + ACCESS_TOKEN_LIFETIME_MS - 1_000, () => tokens.read(token))).toEqual(session)
    expect(await at(NOW_MS + ACCESS_TOKEN_LIFETIME_MS, () => tokens.read(token))).toBeNull()
  })

  it('can still be read after it has expired where that is asked for', async () => {
    const token = await tokens.sign(session)
    const later = NOW_MS + 365 * DAY_MS
    expect(await at(later, () => tokens.read(token, { mayBeExpired: true }))).toEqual(session)
    expect(await strangers.read(token, { mayBeExpired: true })).toBeNull()
  })

  it('without a sign-in is refused: nobody could end it', async () => {
    const claims = { sub: session.customerId, customerNumber: session.customerNumber }
    const token = await signed.sign({ audience: 'account', claims, lifetimeMs: 60_000 })
    expect(await tokens.read(token)).toBeNull()
  })

  it('uses the same key in every process, and a different one in every shop', async () => {
    const again = createAccessTokens(createSignedTokens(secret, () => NOW_MS))
    expect(await again.read(await tokens.sign(session))).toEqual(session)
    expect(await strangers.read(await tokens.sign(session))).toBeNull()
    expect(await tokens.read(await strangers.sign(session))).toBeNull()
  })

  it('for another audience, without an expiry or without a customer is refused', async () => {
    const claims = {
      sub: session.customerId,
      customerNumber: session.customerNumber,
      sid: session.familyId,
    }
    const lifetimeMs = 60_000
    expect(await tokens.read(await signed.sign({ audience: 'activation', claims, lifetimeMs }))).toBeNull()
    const { sub: _, ...nobody } = claims
    const ownerless = await signed.sign({ audience: 'account', claims: nobody, lifetimeMs })
    expect(await tokens.read(ownerless)).toBeNull()
    const numberless = { ...claims, customerNumber: 'x' }
    expect(
      await tokens.read(await signed.sign({ audience: 'account', claims: numberless, lifetimeMs })),
    ).toBeNull()
  })

  it('cannot be forged by anyone who knows its format', async () => {
    const token = await tokens.sign(session)
    const [head = '', body = '', signature = ''] = token.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const other = encode({ ...decodeJwt(token), customerNumber: 20_000_002 })
    const none = encode({ alg: 'none', typ: 'JWT' })
    const symmetric = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from('a secret of this test'))
    const forged = [
      '',
      '.',
      '..',
      'x',
      body,
      `${head}.${body}.`,
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${other}.${signature}`,
      `${head}.${body}.${signature.slice(0, -2)}`,
      symmetric,
      `${token}x`,
    ]
    for (const forgery of forged)
      expect({ forgery, read: await tokens.read(forgery) }).toEqual({ forgery, read: null })
  })
})
