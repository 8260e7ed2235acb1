import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFindings } from '#domain/inspection/check-findings.ts'
import { listFindings } from '#domain/inspection/findings.ts'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import {
  buildPhoneGrading,
  inspections,
  inspectPhone,
  type PhoneOverrides,
  parseAnswers,
} from '../../../tests/support/inspections.ts'

const problemsOf = (overrides: Partial<InspectionResult>, found: PhoneOverrides = {}) =>
  checkFindings({ ...inspectPhone(found), ...overrides }).map(({ key, question }) => `${key} ${question}`)

const foundWith = (answers: string) => ({ found: { ...buildPhoneGrading(), answers: parseAnswers(answers) } })

describe('an inspection', () => {
  it('is taken with a photo of everything that is worse', () => {
    expect(problemsOf({}, { conditionId: 2, answers: 'PH_LIQUID=YES' })).toEqual([])
  })

  it('is taken without a photo where the device is as good as the seller said, or better', () => {
    expect(problemsOf({ photoIds: {} })).toEqual([])
    expect(problemsOf({ photoIds: {} }, { conditionId: 5, storageGb: 256 })).toEqual([])
  })

  it.each<[PhoneOverrides, InspectionResult['photoIds'], string[]]>([
    [{ conditionId: 3 }, {}, ['CONDITION']],
    [{ conditionId: 3 }, { CONDITION: [] }, ['CONDITION']],
    [{ conditionId: 3, answers: 'PH_GLASS=BACK' }, { CONDITION: ['a'] }, ['PH_GLASS']],
    [{ answers: 'PH_FUNC=NO PH_DEFECTS=TOUCH' }, { PH_FUNC: ['a'] }, ['PH_DEFECTS']],
    [{ answers: 'PH_SWOLLEN=YES PH_LOCK=NO' }, {}, ['PH_LOCK', 'PH_SWOLLEN']],
  ])('with %j and photos of %j is refused: nothing proves %j', (found, photoIds, questions) => {
    expect(problemsOf({ photoIds }, found)).toEqual(questions.map((code) => `FINDING_WITHOUT_PHOTO ${code}`))
  })

  it.each([
    ['a question that phones do not have', 'LE_CAPS=NONE', 'FINDING_QUESTION LE_CAPS'],
    ['a question that every object has', 'constructor=NONE', 'FINDING_QUESTION constructor'],
    ['an answer that nobody knows', 'PH_BATTERY=GREAT', 'FINDING_ANSWER PH_BATTERY'],
    ['two answers where there is one', 'PH_BATTERY=GE_90+LT_80', 'FINDING_ANSWER PH_BATTERY'],
    ['a promise, which nobody can find', 'PH_LOCK=LATER', 'FINDING_ANSWER PH_LOCK'],
    ['an answer that is missing', 'PH_FUNC=NO', 'FINDING_ANSWER PH_DEFECTS'],
  ])('with %s is refused', (_, answers, problem) => {
    expect(problemsOf({ found: buildPhoneGrading({ answers }) })).toEqual([problem])
  })

  it('needs no answers from a dead phone that it cannot give', () => {
    const dead = 'PH_POWER=NO PH_LOCK=YES PH_SWOLLEN=NO PH_GLASS=INTACT PH_LIQUID=NO PH_PARTS=NEVER'
    expect(problemsOf(foundWith(dead))).toEqual([])
    expect(problemsOf(foundWith(dead.replace('POWER=NO', 'POWER=YES')))).toEqual(
      ['PH_FUNC', 'PH_PANEL', 'PH_BATTERY', 'PH_SIMLOCK'].map((code) => `FINDING_ANSWER ${code}`),
    )
  })

  it.each<[Partial<ReturnType<typeof buildPhoneGrading>>, string]>([
    [{ conditionId: 6 }, 'FINDING_ANSWER CONDITION'],
    [{ conditionId: 2.5 }, 'FINDING_ANSWER CONDITION'],
    [{ storageGb: 512 }, 'FINDING_ANSWER STORAGE'],
  ])('with %j is refused: %s', (found, problem) => {
    expect(problemsOf({ found: { ...buildPhoneGrading(), ...found } })).toEqual([problem])
  })

  it('is refused with a photo of something that is no question', () => {
    expect(problemsOf({ photoIds: { PH_CHARM: ['a'] } })).toEqual(['FINDING_QUESTION PH_CHARM'])
  })

  it('without photos is refused exactly when something is worse', () => {
    fc.assert(
      fc.property(inspections, (inspection) => {
        expect(checkFindings(inspection)).toEqual([])
        const bare = { ...inspection, photoIds: {} }
        const worse = listFindings(bare).filter(({ isWorse }) => isWorse)
        expect(checkFindings(bare)).toEqual(
          worse.map(({ question }) => ({ key: 'FINDING_WITHOUT_PHOTO', question })),
        )
      }),
    )
  })
})
