import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listFindings } from '#domain/inspection/findings.ts'
import { inspections, inspectPhone, type PhoneOverrides } from '../../../tests/support/inspections.ts'

const FUNCTIONS = 'PH_FUNC=NO PH_DEFECTS='

/** Question, declared, found, and an exclamation mark for what has to be proven. */
const summary = (found: PhoneOverrides, declared: PhoneOverrides = {}) =>
  listFindings(inspectPhone(found, declared)).map(
    (finding) =>
      `${finding.question} ${finding.declared.join('+')}>${finding.found.join('+')}${finding.isWorse ? '!' : ''}`,
  )

describe('the findings of an inspection', () => {
  it.each<[string, PhoneOverrides, PhoneOverrides, string[]]>([
    ['nothing, where the seller was right', {}, {}, []],
    ['a worse battery', { answers: 'PH_BATTERY=LT_80' }, {}, ['PH_BATTERY GE_90>LT_80!']],
    ['a better battery', {}, { answers: 'PH_BATTERY=LT_80' }, ['PH_BATTERY LT_80>GE_90']],
    ['a worse condition', { conditionId: 2 }, {}, ['CONDITION LIKE_NEW>OK!']],
    ['a better condition', { conditionId: 5 }, {}, ['CONDITION LIKE_NEW>NEW']],
    ['less storage', { storageGb: 128 }, { storageGb: 256 }, ['STORAGE 256>128!']],
    ['more storage', { storageGb: 256 }, {}, ['STORAGE 128>256']],
    [
      'another answer at the same price',
      { answers: 'PH_PARTS=AUTHORISED' },
      {},
      ['PH_PARTS NEVER>AUTHORISED'],
    ],
    ['a lock', { answers: 'PH_LOCK=NO' }, {}, ['PH_LOCK YES>NO!']],
    ['a swollen battery', { answers: 'PH_SWOLLEN=YES' }, {}, ['PH_SWOLLEN NO>YES!']],
    [
      'a defect that nobody was asked about: the question before it costs nothing',
      { answers: `${FUNCTIONS}TOUCH` },
      {},
      ['PH_FUNC YES>NO', 'PH_DEFECTS >TOUCH!'],
    ],
    ['no defect at all', {}, { answers: `${FUNCTIONS}TOUCH` }, ['PH_FUNC NO>YES']],
    [
      'one defect more',
      { answers: `${FUNCTIONS}AUDIO+TOUCH` },
      { answers: `${FUNCTIONS}TOUCH` },
      ['PH_DEFECTS TOUCH>AUDIO+TOUCH!'],
    ],
    [
      'a lesser defect instead of a greater one',
      { answers: `${FUNCTIONS}AUDIO` },
      { answers: `${FUNCTIONS}TOUCH` },
      ['PH_DEFECTS TOUCH>AUDIO'],
    ],
    [
      'nothing, where the same defects were named in another order',
      { answers: `${FUNCTIONS}AUDIO+TOUCH` },
      { answers: `${FUNCTIONS}TOUCH+AUDIO` },
      [],
    ],
    [
      'a dead phone, and none of what it can no longer show',
      { answers: 'PH_POWER=NO' },
      { answers: `${FUNCTIONS}TOUCH PH_BATTERY=LT_80` },
      ['PH_POWER YES>NO!'],
    ],
    [
      'a phone that starts after all, with what nobody could see before',
      { answers: 'PH_PANEL=MARKS' },
      { answers: 'PH_POWER=NO' },
      ['PH_POWER NO>YES', 'PH_PANEL >MARKS!'],
    ],
    [
      'several differences, in the order of the questions',
      { storageGb: 128, conditionId: 3, answers: 'PH_LIQUID=YES PH_GLASS=BACK' },
      { storageGb: 256 },
      ['STORAGE 256>128!', 'CONDITION LIKE_NEW>GOOD!', 'PH_GLASS INTACT>BACK!', 'PH_LIQUID NO>YES!'],
    ],
  ])('are %s', (_, found, declared, expected) => {
    expect(summary(found, declared)).toEqual(expected)
  })

  it('carry the photos of their question', () => {
    expect(listFindings(inspectPhone({ conditionId: 3 }))[0]?.photoIds).toEqual(['photo-CONDITION'])
    expect(listFindings({ ...inspectPhone({ conditionId: 3 }), photoIds: {} })[0]?.photoIds).toEqual([])
  })

  it('never are that a device is like the seller said, for any device', () => {
    fc.assert(
      fc.property(inspections, ({ basis, photoIds }) => {
        expect(listFindings({ basis, found: basis.declared, photoIds })).toEqual([])
      }),
    )
  })

  it('name every question once', () => {
    fc.assert(
      fc.property(inspections, (inspection) => {
        const questions = listFindings(inspection).map(({ question }) => question)
        expect(new Set(questions).size).toBe(questions.length)
      }),
    )
  })
})
