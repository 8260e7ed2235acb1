import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestStorages } from '../../support/blobs.ts'

const { folder, s3 } = openTestStorages()

describe.each(Object.entries({ folder, ...(s3 && { s3 }) }))('files in %s', (_, storage) => {
  const write = async (bytes: Buffer): Promise<string> => {
    const key = randomUUID()
    await storage.write(key, bytes, 'image/jpeg')
    return key
  }

  it.each([1, 1_024, 8_000_000])('come back byte by byte: %i bytes', async (size) => {
    const bytes = randomBytes(size)
    const key = await write(bytes)
    const hash = (content: Buffer | null) => content && createHash('sha256').update(content).digest('hex')
    expect(hash(await storage.read(key, size))).toBe(hash(bytes))
  })

  it('aren’t there before they are written', async () => {
    expect(await storage.read(randomUUID(), 1)).toBeNull()
  })

  it('aren’t read if they have another size', async () => {
    const key = await write(Buffer.from('four'))
    expect([await storage.read(key, 3), await storage.read(key, 5)]).toEqual([null, null])
  })

  it('can be written again by a run that goes on where another was killed', async () => {
    const key = await write(Buffer.from('half'))
    await storage.write(key, Buffer.from('whole'), 'image/jpeg')
    expect(String(await storage.read(key, 5))).toBe('whole')
  })

  it('are gone when they are deleted, as often as that is', async () => {
    const key = await write(Buffer.from('gone'))
    await storage.delete(key)
    await storage.delete(key)
    expect(await storage.read(key, 4)).toBeNull()
  })

  it('don’t lose each other if they have the same bytes', async () => {
    const [one, other] = [await write(Buffer.from('same')), await write(Buffer.from('same'))]
    await storage.delete(one)
    expect(String(await storage.read(other, 4))).toBe('same')
  })
})
