import { describe, expect, it } from 'vitest'
import { searchTypedText } from '#server/ports/search/opensearch/search-typed-text.ts'
import type { Attempt } from '#server/ports/search/typed-text/query-readings.ts'

const describeAttempt = ({ reading }: Attempt) =>
  `${reading[0]?.latitude} ${reading.map(({ word }) => word).join(' ')}`

/** What is asked of an index that has these words, until an attempt finds something. */
async function listRequests(text: string, known: readonly string[], found: string): Promise<string[]> {
  const requests: string[] = []
  await searchTypedText(text, {
    async search(attempt) {
      requests.push(describeAttempt(attempt))
      return { total: describeAttempt(attempt) === found ? 1 : 0 }
    },
    async findKnown(words) {
      requests.push('known words')
      return new Set(known.filter((word) => words.includes(word)))
    },
  })
  return requests
}

describe('a typed text is looked for on a cluster', () => {
  it('with one request, if it is found as typed', async () => {
    expect(await listRequests('iphone 13', [], 'whole iphone 13')).toEqual(['whole iphone 13'])
  })

  it('by its known words, without readings that can’t be found', async () => {
    expect(await listRequests('mac book iphnoe', ['macbook'], 'misspelt macbook iphnoe')).toEqual([
      'whole mac book iphnoe',
      'known words',
      'whole macbook iphnoe',
      'beginning mac book iphnoe',
      'misspelt mac book iphnoe',
      'misspelt macbook iphnoe',
    ])
    expect(await listRequests('macbook pro', ['macbook'], 'beginning macbook pro')).toEqual([
      'whole macbook pro',
      'known words',
      'beginning macbook pro',
    ])
  })

  it('not at all, without words', async () => {
    expect(await listRequests('???', [], '')).toEqual([])
  })
})
