import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRuleSet, type RuleSet } from './rule-set.ts'

/** The newest version of the price rule that this release delivers: the one that new offers are priced by. */
export function readNewestRuleSet(dataFolder: string): RuleSet {
  const folder = join(dataFolder, 'questions', 'rules')
  const versions = readdirSync(folder).flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
  const newest = Math.max(...versions.map(Number))
  return parseRuleSet(JSON.parse(readFileSync(join(folder, `${newest}.json`), 'utf8')))
}
