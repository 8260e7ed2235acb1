import { describe, expect, it } from 'vitest'
import { REMEMBERED_DAYS } from '#domain/customers/sign-in-periods.ts'
import type { KeyStore } from '#web/platform/account/key-store.ts'
import {
  forgetCredentials,
  openCredentials,
  sealCredentials,
} from '#web/platform/account/remembered-password.ts'

const SIGN_IN = { email: 'zofia@example.org', password: 'zażółć gęślą jaźń 🦔' }

/** Like IndexedDB, it keeps the key object, not its bytes. */
function createKeys() {
  let key: CryptoKey | null = null
  const keys: KeyStore = {
    load: async () => key,
    save: async (made) => {
      key = made
    },
    remove: async () => {
      key = null
    },
  }
  return { keys, key: () => key }
}

const NO_KEYS: KeyStore = {
  load: () => Promise.reject(new Error('no database')),
  save: () => Promise.reject(new Error('no database')),
  remove: () => Promise.reject(new Error('no database')),
}

describe('a sign-in that is remembered', () => {
  it('comes back as it was typed', async () => {
    const { keys } = createKeys()
    expect(await openCredentials(await sealCredentials(SIGN_IN, { keys }), { keys })).toEqual(SIGN_IN)
  })

  it('is stored without a readable address or password', async () => {
    const { keys } = createKeys()
    const sealed = await sealCredentials(SIGN_IN, { keys })
    const bytes = Buffer.from(sealed, 'base64').toString('utf8')
    for (const text of [sealed, bytes]) expect(text).not.toMatch(/zofia|jaźń|password/)
  })

  it('has a key that no script can read out', async () => {
    const { keys, key } = createKeys()
    await sealCredentials(SIGN_IN, { keys })
    const made = key() as CryptoKey
    expect({ extractable: made.extractable, algorithm: made.algorithm }).toEqual({
      extractable: false,
      algorithm: { name: 'AES-GCM', length: 256 },
    })
    await expect(crypto.subtle.exportKey('raw', made)).rejects.toThrow()
  })

  it('looks different every time, and opens with the newest key only', async () => {
    const { keys } = createKeys()
    const first = await sealCredentials(SIGN_IN, { keys })
    const second = await sealCredentials(SIGN_IN, { keys })
    expect(first).not.toBe(second)
    expect(await openCredentials(first, { keys })).toBeNull()
    expect(await openCredentials(second, { keys })).toEqual(SIGN_IN)
  })

  it('cannot be opened any more once it was forgotten', async () => {
    const { keys } = createKeys()
    const sealed = await sealCredentials(SIGN_IN, { keys })
    await forgetCredentials(keys)
    expect(await openCredentials(sealed, { keys })).toBeNull()
  })

  it('is gone after thirty days, with its key', async () => {
    const { keys, key } = createKeys()
    const nowMs = Date.parse('2026-11-15T12:00:00Z')
    const sealed = await sealCredentials(SIGN_IN, { keys, nowMs })
    const endMs = nowMs + REMEMBERED_DAYS * 86_400_000
    expect(await openCredentials(sealed, { keys, nowMs: endMs - 1 })).toEqual(SIGN_IN)
    expect(await openCredentials(sealed, { keys, nowMs: endMs })).toBeNull()
    expect(key()).toBeNull()
  })

  it('does not last longer for anyone who changes its time', async () => {
    const { keys } = createKeys()
    const sealed = await sealCredentials(SIGN_IN, { keys })
    const [, text] = sealed.split('.')
    expect(await openCredentials(`${Date.now() + 10 ** 12}.${text}`, { keys })).toBeNull()
  })

  it.each(['', 'x', '!!!', 'AAAA', `${'A'.repeat(64)}`, `9999999999999.${'A'.repeat(64)}`])(
    'is nobody’s where it was tampered with: %s',
    async (text) => {
      const { keys } = createKeys()
      await sealCredentials(SIGN_IN, { keys })
      expect(await openCredentials(text, { keys })).toBeNull()
    },
  )
})

it('a browser that cannot keep a key remembers nothing, and nothing breaks', async () => {
  expect(await sealCredentials(SIGN_IN, { keys: NO_KEYS })).toBe('')
  expect(await openCredentials(`${Date.now() + 1_000}.c2VhbGVk`, { keys: NO_KEYS })).toBeNull()
  await forgetCredentials(NO_KEYS)
  // There is no database here at all.
  expect(await sealCredentials(SIGN_IN)).toBe('')
})
