import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { isAnswered } from '#domain/pricing/list-asked-questions.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import { createRow, createSheet } from '../../../tests/support/drawer-rows.ts'
import { completeAnswers, type DrawerRow } from './drawer-row.ts'
import { type AskedRow, listSharedFacts, shareFacts } from './shared-facts.ts'

const ask = (category: CategoryId, overrides: Partial<DrawerRow> = {}): AskedRow => ({
  row: createRow(overrides),
  sheet: createSheet(category),
})

const own = (answers: Answers, conditionId: number | null = null) => ({
  own: { storageGb: null, conditionId, answers },
})

/** Which questions of which rows belong together. */
const listGroups = (asked: readonly AskedRow[], apart: readonly string[] = []) =>
  listSharedFacts(asked, apart).map(({ rows }) => rows.map(({ question }) => question))

/** Says every shared fact in its good case. */
const sayAll = (asked: readonly AskedRow[]): readonly DrawerRow[] =>
  shareFacts(
    asked.map(({ row }) => row),
    listSharedFacts(asked, []).map((fact) => ({ fact, answer: fact.goodAnswer })),
  )

describe('facts that devices share', () => {
  it('are the same question under the codes of each kind', () => {
    const groups = listGroups([ask('phones', { key: 1 }), ask('laptops', { key: 2 })])
    expect(groups).toContainEqual(['PH_LOCK', 'LA_LOCK'])
  })

  it('are not the same where the answers differ', () => {
    const groups = listGroups([ask('phones', { key: 1 }), ask('tablets', { key: 2 })])
    expect(groups.flat()).not.toContain('PH_GLASS')
  })

  it('are all facts of two equal kinds', () => {
    const groups = listGroups([ask('lenses', { key: 1 }), ask('lenses', { key: 2 })])
    expect(groups).toContainEqual(['LE_CAPS', 'LE_CAPS'])
  })

  it.each<[string, AskedRow]>([
    ['that the seller has answered', ask('phones', { key: 2, ...own({ PH_LOCK: ['YES'] }) })],
    ['that the seller has said to differ', ask('phones', { key: 2, ...own({ PH_LOCK: [] }) })],
    ['about a device that is said to be broken', ask('phones', { key: 2, isBroken: true })],
    ['about a device that is in the cart', ask('phones', { key: 2, offerId: 'offer' })],
    ['about a sealed device', ask('phones', { key: 2, ...own({}, 5) })],
  ])('leave out one %s', (_, other) => {
    expect(listGroups([ask('phones', { key: 1 }), other]).flat()).not.toContain('PH_LOCK')
  })

  it('are not asked about a device that does not start, if it would have to', () => {
    const groups = listGroups([
      ask('phones', { key: 1 }),
      ask('phones', { key: 2, ...own({ PH_POWER: ['NO'] }) }),
    ])
    expect(groups.flat()).not.toContain('PH_FUNC')
  })

  it('know what a seller will do before shipping', () => {
    const facts = listSharedFacts([ask('phones', { key: 1 }), ask('tablets', { key: 2 })], [])
    expect(facts.filter(({ promise }) => promise !== null).map(({ rows }) => rows[0]?.question)).toEqual([
      'PH_LOCK',
    ])
  })

  it('are asked one by one once they are not the same for all', () => {
    const asked = [ask('phones', { key: 1 }), ask('phones', { key: 2 })]
    const [first] = listSharedFacts(asked, [])
    expect(listGroups(asked, [first?.key ?? '']).flat()).not.toContain(first?.rows[0]?.question)
  })
})

describe('facts that are said once', () => {
  it('answer them for every device', () => {
    const rows = sayAll([ask('phones', { key: 1 }), ask('tablets', { key: 2 })])
    expect(rows.map(({ shared }) => Object.keys(shared).includes('PH_LOCK') || shared.TA_LOCK?.[0])).toEqual([
      true,
      'YES',
    ])
  })

  it('are not said about a device that is added later', () => {
    const asked = [ask('phones', { key: 1 }), ask('phones', { key: 2 })]
    const facts = listSharedFacts(asked, []).map((fact) => ({ fact, answer: fact.goodAnswer }))
    const later = createRow({ key: 3 })
    expect(shareFacts([...asked.map(({ row }) => row), later], facts)[2]).toBe(later)
  })

  it('can still be answered otherwise about one device', () => {
    const [row] = sayAll([ask('phones', { key: 1 }), ask('phones', { key: 2 })])
    const changed = { ...(row ?? createRow()), ...own({ PH_LOCK: ['LATER'] }) }
    expect(completeAnswers(changed).answers.PH_LOCK).toEqual(['LATER'])
  })
})

/** Any list: kinds of devices in any order, each with any of its answers given, opened or missing. */
const anyList: fc.Arbitrary<readonly AskedRow[]> = fc
  .array(fc.constantFrom(...CATEGORY_IDS), { minLength: 1, maxLength: 6 })
  .chain((categories) =>
    fc.tuple(
      ...categories.map((category, index) => {
        const sheet = createSheet(category)
        const answers = sheet.rule.questions.map(({ code, answers: all }) =>
          fc
            .option(fc.constantFrom([], ...all.map((answer) => [answer.code])), { nil: null, freq: 2 })
            .map((given) => [code, given] as const),
        )
        return fc.tuple(fc.constantFrom(null, 1, 2, 3, 4, 5), fc.boolean(), ...answers).map(
          ([conditionId, isBroken, ...given]): AskedRow => ({
            sheet,
            row: createRow({
              key: index + 1,
              isBroken,
              own: {
                storageGb: null,
                conditionId,
                answers: Object.fromEntries(given.flatMap(([code, codes]) => (codes ? [[code, codes]] : []))),
              },
            }),
          }),
        )
      }),
    ),
  )

describe('in any list, facts that are said once', () => {
  it('never change an answer of the seller', () => {
    fc.assert(
      fc.property(anyList, (asked) => {
        const said = sayAll(asked)
        for (const [index, { row }] of asked.entries()) {
          const after = said[index] ?? row
          expect(after.own).toBe(row.own)
          expect(completeAnswers(after).answers).toMatchObject(row.own.answers)
        }
      }),
    )
  })

  it('are answers of the questions they are given to', () => {
    fc.assert(
      fc.property(anyList, (asked) => {
        const said = sayAll(asked)
        for (const [index, { sheet }] of asked.entries())
          for (const [code, given] of Object.entries(said[index]?.shared ?? {})) {
            const question = sheet.rule.questions.find((known) => known.code === code)
            expect(question && isAnswered(question, given)).toBe(true)
          }
      }),
    )
  })

  it('leave nothing to say a second time, unless an answer has opened it', () => {
    fc.assert(
      fc.property(anyList, (asked) => {
        const said = sayAll(asked).map((row, index) => ({
          row,
          sheet: asked[index]?.sheet ?? createSheet('phones'),
        }))
        const first = listSharedFacts(asked, []).map(({ key }) => key)
        expect(listSharedFacts(said, []).filter(({ key }) => first.includes(key))).toEqual([])
      }),
    )
  })
})
