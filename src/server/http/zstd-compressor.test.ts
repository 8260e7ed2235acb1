import { zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createZstdCompressor } from './zstd-compressor.ts'

const compress = createZstdCompressor()

const compressAndBack = async (text: string): Promise<string> =>
  String(zstdDecompressSync(await compress(Buffer.from(text))))

describe('a compressor of many pages', () => {
  it('keeps those apart that are asked for at the same time', async () => {
    const pages = Array.from({ length: 50 }, (_, index) => `Page ${index}. `.repeat(index + 1))
    expect(await Promise.all(pages.map(compressAndBack))).toEqual(pages)
  })

  it('remembers nothing of the page before', async () => {
    const page = Buffer.from('The same page, twice. '.repeat(500))
    const [first, second] = [await compress(page), await compress(page)]
    expect(second.equals(first)).toBe(true)
  })

  it('takes an empty page', async () => {
    expect(await compressAndBack('')).toBe('')
  })

  it('takes more than it passes on at once', async () => {
    const numbers = Array.from({ length: 400_000 }, (_, index) => (index * 7_919) % 1_000_003).join(' ')
    expect((await compressAndBack(numbers)) === numbers).toBe(true)
  })
})
