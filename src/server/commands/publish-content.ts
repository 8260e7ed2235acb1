import { type DocumentContent, type DocumentKey, HOME_NAME } from '#domain/content/content-document.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { parseEnvironment } from '../config/environment.ts'
import { loadOperator } from '../config/load-operator.ts'
import { setOperator } from '../config/operator.ts'
import { StartupError } from '../config/startup-error.ts'
import { bumpCacheVersion } from '../db/cache-versions.ts'
import type { Database } from '../db/database.ts'
import { findDocumentProblems } from '../modules/content/documents/check-document.ts'
import { loadMarketContent, toPageText } from '../modules/content/documents/load-document.ts'
import type { Cms } from '../ports/cms/cms.ts'
import { type Command, findShopDatabase, withShopDatabase } from './command.ts'
import { UsageError } from './report-command-failure.ts'

const USAGE = `Usage: npm run content -- publish

  publish   Check changed texts, menus and pictures, and show them in the running shop`

const describeProblem = (
  { market, name }: DocumentKey,
  { field, key, params = {} }: FieldProblem,
): string => {
  const place = params.line === undefined ? field : `${field}, line ${params.line}`
  return `${market}/${name}: ${place}: ${key} ${params.found ?? ''}`.trimEnd()
}

/** What is broken in a market, as the shop would show it. */
async function listProblems(db: Database, files: Cms, market: MarketId): Promise<string[]> {
  const { pages, home } = await loadMarketContent(db, files, market)
  const documents: readonly { readonly key: DocumentKey; readonly content: DocumentContent }[] = [
    { key: { market, kind: 'home', name: HOME_NAME }, content: { kind: 'home', home } },
    ...pages.map((page) => ({
      key: { market, kind: 'page' as const, name: page.id },
      content: { kind: 'page' as const, page: toPageText(page) },
    })),
  ]
  const lines: string[] = []
  for (const document of documents) {
    const problems = await findDocumentProblems(db, files, document)
    lines.push(...problems.map((problem) => describeProblem(document.key, problem)))
  }
  return lines
}

/** `npm run content`: has a running shop show the files as they are now, if nothing in them is broken. */
export const createPublishContent =
  (files: Cms): Command =>
  async (context) => {
    const { args, environment, say } = context
    if (args.length !== 1 || args[0] !== 'publish') throw new UsageError(USAGE)
    if (!(await findShopDatabase(environment)))
      throw new StartupError(
        'No shop is running here. The next time it starts, it’ll use the current content anyway.',
      )
    const { OPERATOR_FILE, CMS_URL } = parseEnvironment(environment)
    setOperator(loadOperator(OPERATOR_FILE))
    return withShopDatabase(context, async (db) => {
      // A content system has its own texts, which nobody has changed here.
      const markets = CMS_URL === undefined ? MARKET_IDS : []
      const problems = (await Promise.all(markets.map((market) => listProblems(db, files, market)))).flat()
      for (const problem of problems) say(problem)
      if (problems.length > 0) {
        say('Nothing was published. Fix the problems above.')
        return false
      }
      await bumpCacheVersion(db, 'content')
      say('Published. Every page now uses the current content.')
      return true
    })
  }
