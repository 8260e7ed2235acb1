import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collect } from '../../../../../tests/support/collect.ts'
import { streamJsonList } from './stream-json-list.ts'

async function* split(text: string, length: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length)
}

const read = (text: string, length = 3) => collect(streamJsonList(split(text, length)))

describe('a JSON list that comes in pieces', () => {
  it('has the values of the whole, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ maxDepth: 3 })),
        fc.nat(2),
        fc.integer({ min: 1, max: 9 }),
        async (values, indent, length) => {
          const entries = await read(JSON.stringify(values, null, indent), length)
          expect(entries.map(({ value }) => value)).toEqual(JSON.parse(JSON.stringify(values)))
        },
      ),
    )
  })

  it.each([
    ['is not closed', '[{}', 'Unexpected end of JSON input'],
    ['ends inside of a text', '["a', 'Unexpected end of JSON input'],
    ['goes on after its end', '[{}]\n{}', "Unexpected token '{' in line 2"],
    ['has two commas', '[1,\n,2]', "Unexpected token ',' in line 2"],
    ['has a comma at its end', '[{},]', "Unexpected token ']' in line 1"],
    ['has an entry that can’t be read', '[{},\n{"a":}]', 'in the entry of line 2'],
    ['has an entry that never ends', `[{"a":"${'x'.repeat(1_000_001)}"}]`, 'The entry in line 1 is too long'],
  ])('is refused if it %s', async (_, text, reason) => {
    await expect(read(text, 100_000)).rejects.toThrow(reason)
  })

  it('gives out what comes before the mistake', async () => {
    const entries = streamJsonList(split('[{"a":1},{"a":2},!]', 4))
    expect((await entries.next()).value).toEqual({ line: 1, value: { a: 1 } })
    expect((await entries.next()).value).toEqual({ line: 1, value: { a: 2 } })
    await expect(entries.next()).rejects.toThrow(SyntaxError)
  })
})
