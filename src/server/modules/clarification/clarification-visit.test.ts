import { describe, expect, it } from 'vitest'
import { hashClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { findTokenHash, isVisitId, startVisit, VISIT_MS } from './clarification-visit.ts'

const secret = createShopSecret(Buffer.from('a secret of this test'))
const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv'
const OTHER_TOKEN = 'zbCdEfGhIjKlMnOpQrStUv'
const NOW_MS = 1_000_000
const start = (token = TOKEN) => startVisit(secret, { token, nowMs: NOW_MS, isSecure: true })
const toHeader = (cookie: string) => cookie.split(';', 1)[0]

describe('a visit', () => {
  it('names neither the token nor its hash in the address', () => {
    const { id } = start()
    expect(isVisitId(id)).toBe(true)
    expect(isVisitId(TOKEN)).toBe(false)
    expect(id).not.toContain(TOKEN)
    expect(hashClarificationToken(TOKEN).toString('base64url')).not.toContain(id.slice(6))
  })

  it('keeps its cookie from scripts, other sites and plain connections', () => {
    const { cookie } = start()
    expect(cookie).toContain('; HttpOnly; SameSite=Lax; Secure')
    expect(cookie).not.toContain(TOKEN)
  })

  it('opens what its token opens', () => {
    const { id, cookie } = start()
    const found = findTokenHash(secret, { id, cookies: `locale=de; ${toHeader(cookie)}` }, NOW_MS)
    expect(found).toEqual(hashClarificationToken(TOKEN))
  })

  it('is what opens something, not the token', () => {
    const { cookie } = start()
    expect(findTokenHash(secret, { id: TOKEN, cookies: toHeader(cookie) }, NOW_MS)).toBeNull()
  })

  it.each([
    ['without its cookie', undefined],
    ['with an empty cookie', ''],
    ['with a made-up cookie', `${start().id}=9999999999999.AAAA.BBBB`],
    ['with the cookie of another visit', toHeader(start(OTHER_TOKEN).cookie)],
    [
      'with the value of another visit',
      `${start().id}=${toHeader(start(OTHER_TOKEN).cookie)?.split('=', 2)[1]}`,
    ],
  ])('opens nothing %s', (_, cookies) => {
    expect(findTokenHash(secret, { id: start().id, cookies }, NOW_MS)).toBeNull()
  })

  it('ends after some hours', () => {
    const { id, cookie } = start()
    const caller = { id, cookies: toHeader(cookie) }
    expect(findTokenHash(secret, caller, NOW_MS + VISIT_MS - 1)).not.toBeNull()
    expect(findTokenHash(secret, caller, NOW_MS + VISIT_MS)).toBeNull()
  })
})
