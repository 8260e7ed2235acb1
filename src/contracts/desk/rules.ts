import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { CONDITION_GROUP, NUMBER_PROBLEMS } from '#domain/pricing/rule-numbers.ts'

/** More changes than a rule has numbers are no draft. */
const MAX_CHANGES = 1_000

const CHANGES = z
  .record(z.string().max(100), z.number().int())
  .refine((changes) => Object.keys(changes).length <= MAX_CHANGES)
  .describe(
    'New numbers by key: factors in basis points, deductions in euro cents. `{"phones.PH_GLASS.CHIPPED": 8900}`',
  )

const RULE_VERSION = z.object({
  version: z.number().int(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string().nullable().describe('Null for a version that came with a release.'),
  note: z.string().nullable(),
  isCurrent: z.boolean().describe('New offers are priced by it.'),
})

export type RuleVersion = z.output<typeof RULE_VERSION>

const RULE_NUMBER = z.object({
  key: z.string(),
  group: z.enum([CONDITION_GROUP, ...CATEGORY_IDS]),
  question: z.string().nullable(),
  questionText: z.string().nullable(),
  code: z.string(),
  text: z.string(),
  kind: z.enum(['factor', 'deduction']),
  value: z.number().int(),
  isFixed: z.boolean().describe('It belongs to the structure of the rule, which only a release changes.'),
})

export type ShownNumber = z.output<typeof RULE_NUMBER>

const NUMBER_PROBLEM = z.object({ key: z.string(), problem: z.enum(NUMBER_PROBLEMS) })

const RULE_DRAFT = z.object({
  id: z.uuid(),
  revision: z.number().int(),
  baseVersion: z.number().int(),
  changes: z.record(z.string(), z.number().int()),
  note: z.string(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
  problems: z.array(NUMBER_PROBLEM),
  canStart: z.boolean().describe('Whether you may start it: whoever has changed it may not.'),
})

export type RuleDraft = z.output<typeof RULE_DRAFT>

export const RULES = z.object({
  versions: z.array(RULE_VERSION).describe('The latest first.'),
  draft: RULE_DRAFT.nullable(),
  numbers: z
    .array(RULE_NUMBER)
    .describe('Those of the version that the draft is made from, or of the current one.'),
})

export type Rules = z.output<typeof RULES>

export const NEW_DRAFT = z.strictObject({ baseVersion: z.number().int().positive() })

export const DRAFT_CHANGE = z.strictObject({
  revision: z.number().int().min(0).describe('The revision that you have changed.'),
  changes: CHANGES,
  note: z.string().max(200),
})

export const SAVED_REVISION = z.object({ revision: z.number().int() })

export const DRAFT_PARAMS = z.strictObject({ draft: z.uuid() })

export const DRAFT_REVISION = z.strictObject({ revision: z.number().int().min(0) })

export const STARTED_RULE = z.object({ version: z.number().int() })

const EFFECT = z.object({
  category: z.enum(CATEGORY_IDS),
  currency: z.enum(CURRENCIES),
  deviceCount: z.number().int(),
  beforeInCents: z.number().int().describe('What the current version pays for them.'),
  afterInCents: z.number().int(),
  raisedCount: z.number().int(),
  loweredCount: z.number().int(),
  refusedCount: z.number().int().describe('Part of the lowered ones: nothing would be offered for them.'),
})

export const RULE_EFFECT = z.object({
  since: z.iso.datetime(),
  isTruncated: z.boolean().describe('Only the latest devices were counted.'),
  effects: z.array(EFFECT),
})

export type ShownEffect = z.output<typeof RULE_EFFECT>
