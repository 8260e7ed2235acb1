import { sql } from 'drizzle-orm'
import { ZodError } from 'zod'
import type { Connection } from '#server/db/database.ts'
import { addHints, type QuestionHints } from './question-hints.ts'
import { findMissingText, type QuestionTextsByLanguage } from './question-texts.ts'
import { parseRuleSet, type RuleSet } from './rule-set.ts'

/** The stored versions of the price rule. Each is read once: a published version never changes. */
export interface RuleSets {
  /** The version that an offer carries; throws where it was never published. */
  get(connection: Connection, version: number): Promise<RuleSet>
  /** The version that new offers are priced by. */
  getCurrent(connection: Connection): Promise<RuleSet>
}

async function readContent(connection: Connection, version: number): Promise<unknown> {
  const { rows } = await connection.execute<{ content: unknown }>(
    sql`select content from rule_set where version = ${version}`,
  )
  if (!rows[0]) throw new Error(`There’s no price rule with version ${version}`)
  return rows[0].content
}

async function readVersions(connection: Connection): Promise<number[]> {
  const { rows } = await connection.execute<{ version: number }>(
    sql`select version from rule_set order by version desc`,
  )
  return rows.map(({ version }) => version)
}

/** Null for a version that this release cannot read: a newer one has stored a field that it does not know. */
function findRuleSet(content: unknown): RuleSet | null {
  try {
    return parseRuleSet(content)
  } catch (error) {
    if (error instanceof ZodError) return null
    throw error
  }
}

interface KnownRuleSet {
  readonly ruleSet: RuleSet | null
  readonly hasAllTexts: boolean
}

/**
 * Keeps rule sets in memory. Callers pass the connection they hold: a transaction that waited for a second one could
 * wait for ever.
 */
export function createRuleSets(texts: QuestionTextsByLanguage, hints: QuestionHints): RuleSets {
  const known = new Map<number, KnownRuleSet>()

  async function load(connection: Connection, version: number): Promise<KnownRuleSet> {
    const kept = known.get(version)
    if (kept) return kept
    const stored = findRuleSet(await readContent(connection, version))
    const ruleSet = stored && addHints(stored, hints)
    const loaded = { ruleSet, hasAllTexts: ruleSet !== null && findMissingText(ruleSet, texts) === null }
    known.set(version, loaded)
    return loaded
  }

  return {
    async get(connection, version) {
      const { ruleSet } = await load(connection, version)
      if (!ruleSet) throw new Error(`This release can’t read price rule ${version}`)
      return ruleSet
    },
    async getCurrent(connection) {
      // Asked every time, so that a version published by another process counts at once.
      for (const version of await readVersions(connection)) {
        const { ruleSet, hasAllTexts } = await load(connection, version)
        // During a deployment a newer release may have published what this one cannot read or phrase.
        if (ruleSet && hasAllTexts) return ruleSet
      }
      throw new Error('There’s no stored price rule that this release can read and has all texts for')
    },
  }
}
