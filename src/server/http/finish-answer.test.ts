import { describe, expect, it } from 'vitest'
import { addCookie, addHeaders, finishAnswer } from './finish-answer.ts'

const ANSWER = {
  body: '<p>Hallo</p>'.repeat(50),
  contentType: 'text/html; charset=utf-8',
  status: 200,
  isShared: true,
  scopes: [],
  expiresAtMs: 0,
} as const

describe('a finished answer', () => {
  it('has every encoding when it is kept', async () => {
    const { bodies, headers } = await finishAnswer(ANSWER)
    expect(Object.keys(bodies).sort()).toEqual(['br', 'gzip', 'identity'])
    expect(Object.keys(headers).sort()).toEqual(['br', 'gzip', 'identity'])
  })

  it('has only the encoding that was asked for when it is not', async () => {
    const { bodies, headers } = await finishAnswer({ ...ANSWER, onlyEncoding: 'gzip' })
    expect(Object.keys(bodies).sort()).toEqual(['gzip', 'identity'])
    expect(headers.gzip?.slice(-4)).toEqual([
      'content-encoding',
      'gzip',
      'content-length',
      String(bodies.gzip?.length),
    ])
  })

  it('with a cookie is stored by nobody', async () => {
    const page = await finishAnswer({ ...ANSWER, onlyEncoding: 'identity' })
    const { identity } = addCookie(page, 'locale=').headers
    expect(identity[identity.indexOf('cache-control') + 1]).toBe('private, no-store')
    expect(identity.slice(-2)).toEqual(['set-cookie', 'locale='])
  })

  it('gets further headers in each encoding', async () => {
    const { headers } = addHeaders(await finishAnswer(ANSWER), ['x-robots-tag', 'noindex'])
    for (const list of Object.values(headers)) expect(list.slice(-2)).toEqual(['x-robots-tag', 'noindex'])
  })
})
