import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { storeRules } from '#server/modules/catalogue/writing/highest-price.ts'
import { addHints, readQuestionHints } from './question-hints.ts'
import { findMissingText, readQuestionTexts } from './question-texts.ts'
import { parseRuleSet } from './rule-set.ts'

/** Anything that runs a statement: a connection, or a pool of them. */
type Queries = Pick<pg.Client, 'query'>

/** What tells one content of a version from another. */
export const hashContent = (content: unknown): string =>
  createHash('sha256').update(canonicalise(content)).digest('hex')

function readRuleSetFile(folder: string, name: string): unknown {
  const content: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const { version } = parseRuleSet(content)
  if (name !== `${version}.json`) throw new Error(`it says version ${version}`)
  return content
}

/** The delivered versions of the price rule. */
function readDelivered(dataFolder: string): unknown[] {
  const folder = join(dataFolder, 'questions', 'rules')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      try {
        return readRuleSetFile(folder, name)
      } catch (error) {
        const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
        throw new StartupError(`The price rule questions/rules/${name} can’t be used: ${reason}`)
      }
    })
}

/** Stores a version of the price rule unless it is there; refuses other content under a version that is. */
export async function publishRuleSet(queries: Queries, content: unknown): Promise<void> {
  const { version } = parseRuleSet(content)
  const hash = hashContent(content)
  await queries.query(
    `insert into rule_set (version, content, content_hash) values ($1, $2, $3)
     on conflict (version) do nothing`,
    [version, JSON.stringify(content), hash],
  )
  const { rows } = await queries.query<{ content_hash: string }>(
    'select content_hash from rule_set where version = $1',
    [version],
  )
  if (rows[0]?.content_hash !== hash)
    throw new StartupError(
      `Price rule ${version} has already been published with different content. Restore questions/rules/${version}.json, and publish your change as a new version.`,
    )
}

/** Refuses a version with a question, fact or answer that the data folder has no text for. */
function createTextCheck(dataFolder: string): (content: unknown) => void {
  const texts = readQuestionTexts(dataFolder)
  const hints = readQuestionHints(dataFolder)
  return (content) => {
    const ruleSet = addHints(parseRuleSet(content), hints)
    const missing = findMissingText(ruleSet, texts)
    if (!missing) return
    throw new StartupError(
      `questions/texts/${missing.language}.json has no text for ${missing.what}, which price rule ${ruleSet.version} uses. Add it.`,
    )
  }
}

/**
 * Publishes the delivered versions of the price rule that the database does not have yet. Texts have to cover every
 * stored version: devices priced by an old one are still inspected and explained.
 */
export async function seedRuleSets(client: pg.Client, dataFolder: string): Promise<void> {
  const requireAllTexts = createTextCheck(dataFolder)
  const delivered = readDelivered(dataFolder)
  // Checked first: a version whose texts are missing must not be published, because it could not be taken back.
  for (const content of delivered) requireAllTexts(content)
  await storeRules(client, async () => {
    for (const content of delivered) await publishRuleSet(client, content)
  })
  const { rows } = await client.query<{ content: unknown }>('select content from rule_set order by version')
  for (const { content } of rows) requireAllTexts(content)
}
