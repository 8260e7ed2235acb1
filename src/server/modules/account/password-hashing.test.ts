import { describe, expect, it } from 'vitest'
import { createPasswordHashing, deriveArgon2id } from '#server/modules/account/password-hashing.ts'

const hashing = createPasswordHashing()

describe('a stored password', () => {
  it('is an argon2id hash with 19 MiB and two passes, different every time', async () => {
    const hashes = [await hashing.hash('Gabel im Regen'), await hashing.hash('Gabel im Regen')]
    for (const hash of hashes)
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(new Set(hashes).size).toBe(2)
  })

  it('is recognised, and nothing else is', async () => {
    const hash = await hashing.hash('żółć 🦊 密码 Überraschung')
    expect(await hashing.verify('żółć 🦊 密码 Überraschung', hash)).toBe(true)
    expect(await hashing.verify('żółć 🦊 密码 Uberraschung', hash)).toBe(false)
    expect(await hashing.verify('', hash)).toBe(false)
  })

  it('is still recognised after the cost of new hashes was raised', async () => {
    const cheap = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$'
    const salt = Buffer.from('c29tZXNhbHRzb21lc2FsdA', 'base64')
    const bytes = await deriveArgon2id('old', salt, { memory: 64, passes: 1, parallelism: 1 })
    const stored = cheap + bytes.toString('base64').replace(/=+$/, '')
    expect(await hashing.verify('old', stored)).toBe(true)
  })

  it('that cannot be parsed is an error, not a wrong password', async () => {
    await expect(hashing.verify('x', 'plain text')).rejects.toThrow('cannot be read')
  })
})

/** Work that finishes when the test says so. */
function createWork() {
  const started: (() => void)[] = []
  const counted = createPasswordHashing({
    derive: () => new Promise((resolve) => started.push(() => resolve(Buffer.alloc(32)))),
  })
  return { started, counted }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('when many sign in at once', () => {
  it('two are processed, eight wait, and the rest are refused at once', async () => {
    const { started, counted } = createWork()
    const answers = Array.from({ length: 12 }, () =>
      counted.verify('x', null).catch(({ statusCode, id }) => `${statusCode} ${id}`),
    )
    await settle()
    expect(started).toHaveLength(2)
    expect(await Promise.all(answers.slice(10))).toEqual(['503 UNAVAILABLE', '503 UNAVAILABLE'])
    for (let done = 0; done < 10; done += 1) {
      started[done]?.()
      await settle()
    }
    expect(await Promise.all(answers.slice(0, 10))).toEqual(Array.from({ length: 10 }, () => false))
    expect(started).toHaveLength(10)
  })

  it('a free slot is used again, even after a failure', async () => {
    let calls = 0
    const failing = createPasswordHashing({
      derive: async () => {
        calls += 1
        throw new Error('no memory')
      },
    })
    for (let attempt = 0; attempt < 20; attempt += 1)
      await expect(failing.verify('x', null)).rejects.toThrow('no memory')
    expect(calls).toBe(20)
  })
})
