import { describe, expect, it } from 'vitest'
import { createTraceContext, formatTraceparent, parseTraceparent } from './trace-context.ts'

const GIVEN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

describe('a traceparent', () => {
  it('is the same after it was read and written', () => {
    const context = parseTraceparent(GIVEN)
    expect(context && formatTraceparent(context)).toBe(GIVEN)
  })

  it.each([
    undefined,
    '',
    GIVEN.replace(/^00/, 'ff'),
    GIVEN.toUpperCase(),
    `${GIVEN}-more`,
    '00-00000000000000000000000000000000-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
  ])('is none: %s', (text) => {
    expect(parseTraceparent(text)).toBeNull()
  })

  it('of a part names the trace of the whole, and keeps whether it is exported', () => {
    const whole = createTraceContext(null, () => true)
    const part = createTraceContext(whole, () => false)
    expect(part).toEqual({
      traceId: whole.traceId,
      isSampled: true,
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(part.spanId).not.toBe(whole.spanId)
  })

  it('is never given twice, however many are begun', () => {
    const contexts = Array.from({ length: 1_000 }, () => createTraceContext(null, () => false))
    expect(new Set(contexts.map(({ traceId }) => traceId)).size).toBe(contexts.length)
    expect(new Set(contexts.map(({ spanId }) => spanId)).size).toBe(contexts.length)
    expect(contexts.every(({ traceId }) => /^[0-9a-f]{32}$/.test(traceId))).toBe(true)
  })
})
