import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNeutral } from '#domain/inspection/answer-worth.ts'
import { listFindings } from '#domain/inspection/findings.ts'
import type { Grading, PriceBasis } from '#domain/inspection/grading.ts'
import { pickBestAnswer } from '#domain/pricing/sealed-device.ts'
import { inspections, inspectPhone, type PhoneOverrides } from '../../../tests/support/inspections.ts'
import { getDeliveredRule } from '../../../tests/support/rule-versions.ts'

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
    ['nothing, where another answer costs nothing either', { answers: 'PH_PARTS=AUTHORISED' }, {}, []],
    [
      'another answer at the same price, where both cost something',
      { answers: 'PH_BATTERY=UNKNOWN' },
      { answers: 'PH_BATTERY=B80_89' },
      ['PH_BATTERY B80_89>UNKNOWN'],
    ],
    ['a lock', { answers: 'PH_LOCK=NO' }, {}, ['PH_LOCK YES>NO!']],
    ['nothing, where a promise to sign out was kept', {}, { answers: 'PH_LOCK=LATER' }, []],
    [
      'a lock, where the promise was not kept',
      { answers: 'PH_LOCK=NO' },
      { answers: 'PH_LOCK=LATER' },
      ['PH_LOCK LATER>NO!'],
    ],
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

  it('never are between two answers that change no price, for any device', () => {
    const changesNothing = ({ rule }: PriceBasis, code: string, codes: readonly string[]) => {
      const question = rule.questions.find((asked) => asked.code === code)
      const given = question?.answers.filter((answer) => codes.includes(answer.code)) ?? []
      const leadsOn = rule.questions.some(({ when }) => when?.question === code)
      return given.length > 0 && isNeutral(given) && !leadsOn
    }
    fc.assert(
      fc.property(inspections, (inspection) => {
        const idle = listFindings(inspection).filter(
          ({ question, declared, found }) =>
            changesNothing(inspection.basis, question, declared) &&
            changesNothing(inspection.basis, question, found),
        )
        expect(idle).toEqual([])
      }),
    )
  })

  it.each([
    { category: 'tablets', question: 'TA_PEN_INCLUDED', declared: 'YES', found: 'NOT_SOLD_WITH' },
    { category: 'lenses', question: 'LE_HOOD', declared: 'YES', found: 'NOT_SOLD_WITH' },
    { category: 'consoles', question: 'CO_DRIVE', declared: 'OK', found: 'NONE' },
  ] as const)('are nothing, where $category never had what $question asks for', (row) => {
    const rule = getDeliveredRule(row.category)
    const best = Object.fromEntries(rule.questions.map((asked) => [asked.code, [pickBestAnswer(asked)]]))
    const grade = (answer: string): Grading => ({
      storageGb: 0,
      conditionId: 4,
      answers: { ...best, [row.question]: [answer] },
    })
    const prices = [{ storageGb: 0, amountInCents: 30_000 }]
    const basis = { rule, prices, deductionFactorBp: 10_000, declared: grade(row.declared) }
    expect(listFindings({ basis, found: grade(row.found), photoIds: {} })).toEqual([])
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
