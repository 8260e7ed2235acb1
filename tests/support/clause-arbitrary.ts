import fc from 'fast-check'
import { WORD_FIELDS } from '#domain/search/document-fields.ts'
import type { Clause } from '#domain/search/document-query.ts'

const year = fc.integer({ min: 2019, max: 2024 })
const limit = fc.option(year)

const equals: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({
    kind: fc.constant('equals' as const),
    field: fc.constant('releaseYear'),
    values: fc.uniqueArray(year, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('equals' as const),
    field: fc.constant('seriesId'),
    values: fc.uniqueArray(fc.constantFrom(12, 13, 20, 30, 999), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('equals' as const),
    field: fc.constant('categoryId'),
    values: fc.uniqueArray(fc.constantFrom('phones', 'lenses', 'cars'), { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('equals' as const),
    field: fc.constant('model.keyword'),
    values: fc.uniqueArray(fc.constantFrom('iphone 13', 'PIXEL 7', 'pixel'), { minLength: 1 }),
  }),
)

const range: fc.Arbitrary<Clause> = fc.record({
  kind: fc.constant('range' as const),
  field: fc.constantFrom('releaseYear', 'topPrices.de', 'topPrices.pl'),
  from: limit,
  to: limit,
})

const words: fc.Arbitrary<Clause> = fc.record({
  kind: fc.constant('words' as const),
  fields: fc.uniqueArray(fc.constantFrom(...WORD_FIELDS), { minLength: 1 }),
  words: fc.array(fc.constantFrom('iphone', '13', 'pro', 'max', 'galaxy', 's21', 'plus', 'p', 'grosses'), {
    minLength: 1,
    maxLength: 3,
  }),
  match: fc.constantFrom('any', 'all', 'phrase', 'beginning'),
})

/** Any condition that the query language can state about the devices of the contract. */
export const anyClause: fc.Arbitrary<Clause> = fc.letrec<{ readonly clause: Clause }>((tie) => {
  const several = fc.array(tie('clause'), { minLength: 1, maxLength: 3 })
  return {
    clause: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      equals,
      range,
      words,
      fc.constantFrom<Clause>({ kind: 'all' }, { kind: 'none' }),
      fc.record({ kind: fc.constant('every' as const), clauses: several }),
      several.chain((clauses) =>
        fc.record({
          kind: fc.constant('some' as const),
          clauses: fc.constant(clauses),
          atLeast: fc.integer({ min: 1, max: clauses.length }),
        }),
      ),
      fc.record({ kind: fc.constant('not' as const), clause: tie('clause') }),
    ),
  }
}).clause
