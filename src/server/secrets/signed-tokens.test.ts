import { decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'

const now = () => Date.parse('2026-11-15T12:00:00Z')
const buildKey = (id: string) => ({ id, secret: Buffer.from(`the secret ${id}`) })
const first = buildKey('first')
const second = buildKey('second')
const before = createSignedTokens(createShopSecret([first]), now)
const rotated = createSignedTokens(createShopSecret([second, first]), now)
const cleared = createSignedTokens(createShopSecret([second]), now)

const FACTS = { audience: 'account', claims: { sub: 'x' }, lifetimeMs: 60_000 } as const
const CHECK = { audience: 'account' } as const

describe('a signed token', () => {
  it('names the key that signed it', async () => {
    expect(decodeProtectedHeader(await rotated.sign(FACTS)).kid).toBe('second')
  })

  it('stays valid after a rotation, until its key leaves the ring', async () => {
    const token = await before.sign(FACTS)
    expect((await rotated.read(token, CHECK))?.sub).toBe('x')
    expect(await cleared.read(token, CHECK)).toBeNull()
  })

  it('is read by none but its own key', async () => {
    const [, body, signature] = (await before.sign(FACTS)).split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'EdDSA', typ: 'JWT', kid: 'second' })).toString(
      'base64url',
    )
    expect(await rotated.read(`${header}.${body}.${signature}`, CHECK)).toBeNull()
    const nameless = Buffer.from(JSON.stringify({ alg: 'EdDSA', typ: 'JWT' })).toString('base64url')
    expect(await rotated.read(`${nameless}.${body}.${signature}`, CHECK)).toBeNull()
  })
})
