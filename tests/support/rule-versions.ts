import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { PriceRule, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { addHints, readQuestionHints } from '#server/modules/questions/question-hints.ts'
import { parseRuleSet, type RuleSet } from '#server/modules/questions/rule-set.ts'
import { publishRuleSet } from '#server/modules/questions/seed-rule-sets.ts'

interface RuleSetFile extends Omit<PriceRule, 'questions'> {
  readonly questionSets: Readonly<Record<CategoryId, readonly RuleQuestion[]>>
}

/** The delivered file of a version of the price rule. */
export const readRuleSetFile = (version: number): RuleSetFile =>
  JSON.parse(readFileSync(join(DATA_FOLDER, 'questions', 'rules', `${version}.json`), 'utf8'))

/** The version that new offers are priced by. Every test database contains it and those before it. */
export const DELIVERED_VERSION = 2

const DELIVERED_FILE = readRuleSetFile(DELIVERED_VERSION)

export const DELIVERED: RuleSet = addHints(parseRuleSet(DELIVERED_FILE), readQuestionHints(DATA_FOLDER))

export const getDeliveredRule = (category: CategoryId): PriceRule => DELIVERED.rules[category]

/** A question that phones do not have in the delivered version. Its text exists, because tablets have always had it. */
const NEW_QUESTION: RuleQuestion = {
  id: 112,
  code: 'TA_BENT',
  type: 'single',
  answers: [
    { id: 11201, code: 'NO', factorBp: 10_000 },
    { id: 11202, code: 'YES', factorBp: 7_000 },
  ],
}

const toNextVersion = (question: RuleQuestion): RuleQuestion =>
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
 * The version after the delivered one of the price rule, with every kind of change for phones: lower factors, one question removed
 * (PH_SIMLOCK), one added (TA_BENT), and one answer removed (PH_BATTERY=UNKNOWN).
 */
export const NEXT_VERSION: RuleSetFile = {
  ...DELIVERED_FILE,
  version: DELIVERED_VERSION + 1,
  conditions: DELIVERED_FILE.conditions.map((condition) =>
    condition.code === 'GOOD' ? { ...condition, factorBp: 8_000 } : condition,
  ),
  questionSets: {
    ...DELIVERED_FILE.questionSets,
    phones: [
      ...DELIVERED_FILE.questionSets.phones.filter(({ code }) => code !== 'PH_SIMLOCK').map(toNextVersion),
      NEW_QUESTION,
    ],
  },
}

/** Makes the next version of the price rule current. */
export const publishNextVersion = ({ $client }: Pick<Database, '$client'>): Promise<void> =>
  publishRuleSet($client, NEXT_VERSION)
