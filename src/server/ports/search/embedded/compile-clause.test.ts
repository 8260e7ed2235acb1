import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Clause } from '#domain/search/document-query.ts'
import { completeSort } from '#domain/search/document-query.ts'
import { buildIndexedDocument } from '#server/ports/search/opensearch/index-definitions.ts'
import { INDEX_DIALECT } from '#server/ports/search/query-language/index-dialect.ts'
import { QueryBudget } from '#server/ports/search/query-language/query-budget.ts'
import { readClause } from '#server/ports/search/query-language/read-clause.ts'
import { writeClause } from '#server/ports/search/query-language/write-clause.ts'
import { anyClause } from '../../../../../tests/support/clause-arbitrary.ts'
import { meets } from '../../../../../tests/support/evaluate-search.ts'
import { SEARCH_DOCUMENTS } from '../../../../../tests/support/search-documents.ts'
import { DocumentTable } from './document-table.ts'

const { devices } = SEARCH_DOCUMENTS
const table = new DocumentTable('devices', devices)

async function listIds(where: Clause): Promise<number[]> {
  const accepts = await table.compile(where)
  return devices.flatMap(({ id }, row) => (accepts(row) ? [id] : []))
}

describe('a condition', () => {
  it('is met by the same devices in memory and as it is written for OpenSearch', async () => {
    const indexed = devices.map((device) => ({ id: device.id, document: buildIndexedDocument(device) }))
    await fc.assert(
      fc.asyncProperty(anyClause, async (clause) => {
        const written = writeClause(clause, INDEX_DIALECT) as Record<string, unknown>
        const found = indexed.filter(({ document }) => meets(written, document)).map(({ id }) => id)
        expect(await listIds(clause)).toEqual(found)
      }),
      { numRuns: 500 },
    )
  })

  it('is met by the same devices after it was sent to another search service', async () => {
    await fc.assert(
      fc.asyncProperty(anyClause, async (clause) => {
        const sent = JSON.parse(JSON.stringify(writeClause(clause)))
        const read = readClause(sent, 'query', { index: 'devices', budget: new QueryBudget() })
        expect(await listIds(read)).toEqual(await listIds(clause))
      }),
    )
  })
})

describe('documents without a value', () => {
  it.each(['asc', 'desc'] as const)('come last, %s', async (direction) => {
    const [first, second, ...rest] = devices
    if (!first || !second) throw new Error('The catalogue is empty')
    const { de, ...others } = second.topPrices
    const priced = new DocumentTable('devices', [{ ...second, topPrices: others }, first, ...rest])
    const sort = completeSort('devices', [{ field: 'topPrices.de', direction }])
    const query = { index: 'devices', where: { kind: 'all' }, sort, from: 0, hasCounts: false } as const
    const { documents } = await priced.find(query, { size: devices.length })
    expect(documents.at(-1)).toMatchObject({ id: second.id })
  })
})
