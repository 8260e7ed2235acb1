import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { PriceRule, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { parseRuleSet, type RuleSet } from '#server/modules/questions/rule-set.ts'
import { publishRuleSet } from '#server/modules/questions/seed-rule-sets.ts'

interface RuleSetFile extends Omit<PriceRule, 'questions'> {
  readonly questionSets: Readonly<Record<CategoryId, readonly RuleQuestion[]>>
}

/** The delivered file of a version of the price rule. */
export const readRuleSetFile = (version: number): RuleSetFile =>
  JSON.parse(readFileSync(join(DATA_FOLDER, 'questions', 'rules', `${version}.json`), 'utf8'))

/** Version 1 of the price rule, which every test database contains. */
export const DELIVERED: RuleSet = parseRuleSet(readRuleSetFile(1))

export const getDeliveredRule = (category: CategoryId): PriceRule => DELIVERED.rules[category]

const FIRST = readRuleSetFile(1)

/** A question that phones did not have in version 1. Its text exists, because tablets have always had it. */
const NEW_QUESTION: RuleQuestion = {
  id: 112,
  code: 'TA_BENT',
  type: 'single',
  answers: [
    { id: 11201, code: 'NO', factorBp: 10_000 },
    { id: 11202, code: 'YES', factorBp: 7_000 },
  ],
}

const toSecondVersion = (question: RuleQuestion): RuleQuestion =>
  question.code === 'PH_BATTERY'
    ? {
        ...question,
        answers: [
          { id: 10801, code: 'GE_90', factorBp: 10_000 },
          { id: 10802, code: 'B80_89', factorBp: 9_200 },
          { id: 10803, code: 'LT_80', factorBp: 8_000 },
        ],
      }
    : question

/**
 * Another version of the price rule, with every kind of change for phones: lower factors, one question removed
 * (PH_SIMLOCK), one added (TA_BENT), and one answer removed (PH_BATTERY=UNKNOWN).
 */
export const SECOND_VERSION: RuleSetFile = {
  ...FIRST,
  version: 2,
  conditions: FIRST.conditions.map((condition) =>
    condition.code === 'GOOD' ? { ...condition, factorBp: 8_000 } : condition,
  ),
  questionSets: {
    ...FIRST.questionSets,
    phones: [
      ...FIRST.questionSets.phones.filter(({ code }) => code !== 'PH_SIMLOCK').map(toSecondVersion),
      NEW_QUESTION,
    ],
  },
}

/** Makes version 2 of the price rule current. */
export const publishSecondVersion = ({ $client }: Pick<Database, '$client'>): Promise<void> =>
  publishRuleSet($client, SECOND_VERSION)
