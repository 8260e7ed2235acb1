import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseQuickEncoding,
  encodeAll,
  encodeQuickly,
  listAcceptedEncodings,
} from '#server/http/encoding.ts'

describe('the encoding of a page', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['zstd;q=0, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0.000', 'identity'],
    ['br ; q=0 , gzip ; q=0.5', 'gzip'],
    ['gzip;q=1.0, br;q=0.1', 'br'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['*', 'identity'],
    ['brotli', 'identity'],
    [',,', 'identity'],
  ])('for %j is %s', (header, expected) => {
    expect(chooseQuickEncoding(header)).toBe(expected)
    expect(chooseQuickEncoding(header)).toBe(expected)
  })

  it('stays correct with more headers than are cached', () => {
    for (let index = 0; index < 1_000; index += 1)
      expect(chooseQuickEncoding(`gzip, x-${index}`)).toBe('gzip')
    expect(chooseQuickEncoding('br, x-last')).toBe('br')
  })

  it('for a kept page is the best of those that it has', () => {
    expect(listAcceptedEncodings('gzip, deflate, br, zstd')).toEqual(['zstd', 'br', 'gzip', 'identity'])
  })

  it('decodes to the same bytes, whichever the client chooses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (bytes) => {
        const identity = Buffer.from(bytes)
        const encoded = await encodeAll(identity)
        expect(encoded.identity.equals(identity)).toBe(true)
        expect(gunzipSync(encoded.gzip).equals(identity)).toBe(true)
        expect(brotliDecompressSync(encoded.br).equals(identity)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    ['short', 100],
    ['longer than the block that compressors read from', 50_000],
  ])('decodes to the same bytes when a %s page is made for one visitor only', (_, lines) => {
    const identity = Buffer.from('A page that nobody else will get. '.repeat(lines))
    expect(encodeQuickly(identity, 'identity')).toBe(identity)
    expect(gunzipSync(encodeQuickly(identity, 'gzip')).equals(identity)).toBe(true)
    expect(brotliDecompressSync(encodeQuickly(identity, 'br')).equals(identity)).toBe(true)
    expect(zstdDecompressSync(encodeQuickly(identity, 'zstd')).equals(identity)).toBe(true)
  })
})
