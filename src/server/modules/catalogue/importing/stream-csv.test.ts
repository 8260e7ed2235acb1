import { expect, it } from 'vitest'
import { readCsv } from '#csv/read-csv.ts'
import { collect } from '../../../../../tests/support/collect.ts'
import { streamCsv } from './stream-csv.ts'

const TEXT = '\uFEFF\r\n h1;h2\r\n\r\n"1\r\n2";ł\r\n   \r\n"x""y";🎉\r\n'

async function* split(length: number): AsyncGenerator<string> {
  const characters = [...TEXT]
  for (let start = 0; start < characters.length; start += length)
    yield characters.slice(start, start + length).join('')
}

it.each([1, 2, 3, 5, 8, 100])('a table that comes in pieces of %i characters is the same', async (length) => {
  expect(await collect(streamCsv(split(length)))).toEqual(readCsv(TEXT))
})
