import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFileBlockList, readBlockList } from './file-block-list.ts'

const HEAD = 'number,list,reference,since\n'
const ROW = '490154203237518,Police,ST/0815,2026-10-02\n'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'block-list-'))
  path = join(folder, 'list.csv')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (onError: (error: unknown) => void = () => undefined) => openFileBlockList({ path, onError })

describe('a block list in a file', () => {
  it('has all entries of a number, however it is spaced', async () => {
    writeFileSync(path, `${HEAD}${ROW}49 015420 323751 8,Insurer,7,\n`)
    expect(await (await open()).find('490154203237518')).toEqual([
      { list: 'Police', reference: 'ST/0815', since: '2026-10-02' },
      { list: 'Insurer', reference: '7', since: null },
    ])
  })

  it('is read again when the file has changed', async () => {
    writeFileSync(path, HEAD)
    const list = await open()
    writeFileSync(path, HEAD + ROW)
    expect(await list.find('490154203237518')).toHaveLength(1)
  })

  it('stays as it was when the changed file is wrong, and says so', async () => {
    writeFileSync(path, HEAD + ROW)
    const onError = vi.fn()
    const list = await open(onError)
    writeFileSync(path, 'half a file')
    expect(await list.find('490154203237518')).toHaveLength(1)
    expect(onError).toHaveBeenCalledOnce()
  })

  it.each([
    ['no head', ROW, 'The first line must be number,list,reference,since'],
    ['an IMEI with a typing error', `${HEAD}490154203237519,Police,1,\n`, 'Line 2 is not'],
    ['no reference', `${HEAD}490154203237518,Police,,\n`, 'Line 2 is not'],
    ['a day that isn’t one', `${HEAD}490154203237518,Police,1,yesterday\n`, 'Line 2 is not'],
  ])('with %s is refused', (_, text, message) => {
    expect(() => readBlockList(text)).toThrow(message)
  })
})
