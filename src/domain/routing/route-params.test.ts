import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePath } from '#domain/routing/path.ts'
import { hasValidParams } from '#domain/routing/route-params.ts'
import { MARKETS } from '#markets/markets.ts'

const TOKEN = '0123456789abcdef'

describe('parameters of a path', () => {
  it.each([
    ['overview', 'apple'],
    ['pdp', 'canon-eos-r6'],
    ['pdp', 'iphone_13.pro'],
    ['category', 'handys'],
    ['contentPages', 'ueber-uns'],
    ['emailHash', TOKEN],
    ['id', 'A_-z0123456789ab'],
    ['trade', '1042'],
    ['trade', 'T-1042'],
    ['offerid', '7'],
  ])('%s may be %s', (name, value) => {
    expect(hasValidParams({ [name]: value })).toBe(true)
  })

  it.each([
    ['pdp', ''],
    ['pdp', 'iPhone-13'],
    ['pdp', '-iphone'],
    ['pdp', 'iphone--13'],
    ['pdp', 'iphone 13'],
    ['pdp', '../etc/passwd'],
    ['pdp', '<script>'],
    ['pdp', 'a'.repeat(129)],
    ['category', 'handys\n'],
    ['contentPages', 'agb/'],
    ['emailHash', 'success'],
    ['emailHash', `${TOKEN}!`],
    ['emailHash', 'a'.repeat(129)],
    ['id', 'short'],
    ['trade', '-1042'],
    ['trade', '1042-'],
    ['trade', '1'.repeat(33)],
    ['offerid', 'a/b'],
    ['offerid', ''],
    ['unheardOf', 'agb'],
  ])('%s may not be %j', (name, value) => {
    expect(hasValidParams({ [name]: value })).toBe(false)
  })

  it('fail if any of them fails', () => {
    expect(hasValidParams({ id: TOKEN, trade: '1042' })).toBe(true)
    expect(hasValidParams({ id: TOKEN, trade: '10 42' })).toBe(false)
  })

  it.each([
    ['/clarification/short/1042', 'clarification'],
    [`/browser/clarification/id/${TOKEN}/trade/10%2042`, 'clarificationLegacy'],
    [`/clarificationQuickAnswer/${TOKEN}/1042/a%2Fb`, 'clarificationQuickAnswer'],
    ['/newsletter/unsubscribe/short', 'newsletterUnsubscribe'],
    ['/verkaufen/Handys', 'sell'],
  ])('that are invalid leave %s without a page', (path, route) => {
    expect(parsePath(MARKETS.de, path)).toEqual({ kind: 'invalidParams', route })
  })

  it('never allow a character that could end a path or a tag', () => {
    const names = fc.constantFrom('overview', 'pdp', 'category', 'contentPages', 'emailHash', 'id', 'trade')
    const hostile = fc
      .tuple(fc.string(), fc.constantFrom('/', '\\', '<', '"', "'", '%', '?', '#', ' ', '\0'), fc.string())
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(names, hostile, (name, value) => {
        expect(hasValidParams({ [name]: value })).toBe(false)
      }),
    )
  })
})
