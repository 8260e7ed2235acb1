import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  buildRegexKey,
  checkRegex,
  findRegexes,
  readSafeRegexes,
  SHOP_REGEXES,
} from '../support/regex-safety.ts'

/** Built from data: the postal codes of the markets. */
const BUILT_FROM_DATA = ['src/domain/markets/is-zip.ts']

const ZIP_CODES = MARKET_IDS.map((id) => ({
  place: `zipRegex of ${id}`,
  source: MARKETS[id].zipRegex,
  flags: '',
}))

describe('regular expressions', () => {
  it('are written where the checker can read them', () => {
    expect(SHOP_REGEXES.built).toEqual(BUILT_FROM_DATA)
  })

  it('take linear time, whatever the text', async () => {
    const safe = readSafeRegexes()
    const unchecked = [...SHOP_REGEXES.literals, ...ZIP_CODES].filter(
      (regex) => !safe.has(buildRegexKey(regex)),
    )
    const verdicts = await Promise.all(
      unchecked.map(async (regex) => ({ ...regex, status: await checkRegex(regex) })),
    )
    const slow = verdicts.filter(({ status }) => status !== 'safe')
    expect(slow.map(({ place, source, status }) => ({ place, source, status }))).toEqual([])
  })

  it('are found where one is planted', () => {
    const text = 'const a = 4 / 2 / 1 // /x/g\nconst b = /^(a+)+$/u\nnew RegExp(b.source)\nRegExp("x")'
    const { literals, built } = findRegexes({ path: 'planted.ts', text })
    expect(literals).toEqual([{ place: 'planted.ts:2', source: '^(a+)+$', flags: 'u' }])
    expect(built).toEqual(['planted.ts', 'planted.ts'])
  })

  it.each(['^(a+)+$', '\\s*;\\s*', '^https?:\\/\\/([^/?#]+)(.*)$'])(
    'that take longer are recognised: %s',
    async (source) => {
      expect(await checkRegex({ source, flags: '' })).toBe('vulnerable')
    },
  )
})
