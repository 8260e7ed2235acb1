import { describe, expect, it } from 'vitest'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readRuleSetFile } from '../../../../tests/support/rule-versions.ts'
import { addHints, readQuestionHints } from './question-hints.ts'
import { parseRuleSet } from './rule-set.ts'

const VERSION_2 = parseRuleSet(readRuleSetFile(2))

const listQuestions = ({ rules }: typeof VERSION_2) =>
  Object.values(rules).flatMap(({ questions }) => questions)

describe('the hints for asking', () => {
  it('are about questions that exist', () => {
    const asked = listQuestions(VERSION_2).map(({ code }) => code)
    const strange = Object.keys(readQuestionHints(DATA_FOLDER)).filter((code) => !asked.includes(code))
    expect(strange).toEqual([])
  })

  it('reach the question that they are about, and no other', () => {
    const hinted = addHints(VERSION_2, { PH_SIMLOCK: { isFact: true, isAskedWhenSealed: true } })
    const changed = listQuestions(hinted).filter((question) => 'isFact' in question)
    expect(changed).toMatchObject([{ code: 'PH_SIMLOCK', isFact: true, isAskedWhenSealed: true }])
  })

  it('change nothing else of a rule', () => {
    expect(addHints(VERSION_2, {})).toEqual(VERSION_2)
  })
})
