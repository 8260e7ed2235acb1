import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import { writePayload } from './payload-json.ts'

const createPayload = (data: object | null) =>
  ({ screen: 'pdp', head: { title: 'A', description: 'B' }, error: null, data }) as unknown as PagePayload

describe('the payload of a page', () => {
  it('reads back as it was, however often it is written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
        const payload = createPayload(data)
        const times = [1, 2, 3].map(() => JSON.parse(writePayload(payload)))
        expect(times).toEqual(times.map(() => JSON.parse(JSON.stringify(payload))))
      }),
    )
  })

  it('can be missing its data', () => {
    expect(JSON.parse(writePayload(createPayload(null)))).toEqual(createPayload(null))
  })

  it('leaves out what is undefined, as JSON does', () => {
    expect(JSON.parse(writePayload(createPayload({ kept: 1, gone: undefined })))).toEqual(
      createPayload({ kept: 1 }),
    )
  })

  it('ends no script, whether it is new or known', () => {
    const payload = createPayload({ page: { text: '</script>' } })
    expect([1, 2, 3].map(() => writePayload(payload).includes('</'))).toEqual([false, false, false])
  })
})
