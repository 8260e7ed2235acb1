import { describe, expect, it } from 'vitest'
import { writeTypedSearch } from '#server/ports/search/opensearch/write-typed-search.ts'
import { listAttempts } from '#server/ports/search/typed-text/query-readings.ts'
import { buildDeviceSearchQuery } from '../../../../../tests/support/search-queries.ts'

/** Every attempt to find a text in an index that has none of its words. */
const writeAttempts = (text: string): string[] =>
  [...listAttempts(text, () => false)].map((attempt) =>
    JSON.stringify(writeTypedSearch(attempt, buildDeviceSearchQuery(text), () => false)),
  )

describe('a typed text on the cluster', () => {
  it('stays far below the limit of 1,024 clauses, even with the most misspelt words', () => {
    const text = Array.from({ length: 40 }, (_, index) => `iphnoe${index}`).join(' ')
    for (const written of writeAttempts(text)) {
      const clauses = written.match(/"(?:term|terms|prefix|regexp|fuzzy)":/g) ?? []
      expect(clauses.length).toBeLessThan(400)
    }
  })

  it('expands no clause into many: similar words are one, whatever their number', () => {
    const fuzzy = writeAttempts('iphnoe').flatMap((written) => written.match(/"fuzzy":\{.*?\}\}/g) ?? [])
    expect(fuzzy.length).toBeGreaterThan(0)
    for (const clause of fuzzy) expect(clause).toContain('"rewrite":"constant_score"')
  })

  it('is two typos away from words only, never from model codes', () => {
    const fields = writeAttempts('pralka').flatMap((written) =>
      [...written.matchAll(/"fuzzy":\{"(\w+)":\{"value":"pralka","fuzziness":2/g)].map(([, field]) => field),
    )
    expect(new Set(fields)).toEqual(new Set(['plainWords', 'plainModelWords']))
  })
})
