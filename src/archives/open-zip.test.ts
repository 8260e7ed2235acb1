import { strFromU8, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { isZip, openZip } from './open-zip.ts'

const FILES = { 'trade-file.json': strToU8('{}'), 'photos/one.jpg': strToU8('picture '.repeat(1_000)) }

describe('an archive', () => {
  it.each([0, 9] as const)('gives its files back, packed at level %i', (level) => {
    const zip = openZip(zipSync(FILES, { level }))
    expect(Object.fromEntries((zip?.names ?? []).map((name) => [name, zip?.read(name)]))).toEqual(FILES)
  })

  it('has no file that it doesn’t name', () => {
    expect(openZip(zipSync(FILES))?.read('other.jpg')).toBeNull()
  })

  it('is recognised by its first bytes', () => {
    expect([isZip(zipSync(FILES)), isZip(strToU8('{"format":"zip"}')), isZip(new Uint8Array())]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is nothing that was cut off', () => {
    expect(openZip(zipSync(FILES).slice(0, 100))).toBeNull()
  })

  it('never has two files of the same name', () => {
    const bytes = zipSync({ 'a.jpg': strToU8('first'), 'b.jpg': strToU8('second') }, { level: 0 })
    const renamed = new Uint8Array(Buffer.from(strFromU8(bytes, true).replaceAll('b.jpg', 'a.jpg'), 'latin1'))
    expect(openZip(renamed)).toBeNull()
  })

  it('doesn’t unpack what claims to be huge', () => {
    const bytes = zipSync({ 'a.jpg': strToU8('picture') })
    // Where the directory at the end says how large a file is.
    const sizeAt = strFromU8(bytes, true).indexOf('PK\x01\x02') + 24
    new DataView(bytes.buffer).setUint32(sizeAt, 65_000_000, true)
    expect(openZip(bytes)?.read('a.jpg')).toBeNull()
  })
})
