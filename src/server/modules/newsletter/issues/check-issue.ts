import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { checkIssue, type IssueContent } from '#domain/newsletter/issue-content.ts'
import { findUpToPrice } from '#domain/newsletter/price-change.ts'
import { MARKETS } from '#markets/markets.ts'
import { listUnknownFacts } from '#messages/facts/fill-facts.ts'
import type { Connection } from '#server/db/database.ts'
import { createShopFacts } from '#server/modules/facts/shop-facts.ts'
import { findDevicesByUrl, findVersionAt, listPriceLists } from './issue-devices.repository.ts'
import { type Issue, listPictures } from './issues.repository.ts'

export const listDeviceUrls = ({ blocks }: IssueContent): string[] =>
  blocks.flatMap((block) => (block.kind === 'devices' ? block.devices : []))

/** What keeps an issue from being scheduled today. */
export async function findIssueProblems(
  db: Connection,
  { id, market: marketId, content }: Pick<Issue, 'id' | 'market' | 'content'>,
): Promise<FieldProblem[]> {
  const market = MARKETS[marketId]
  const facts = createShopFacts().get(market)
  const devices = await findDevicesByUrl(db, market, listDeviceUrls(content))
  const now = findVersionAt(await listPriceLists(db, marketId), Number.POSITIVE_INFINITY)
  const pictures = await listPictures(db, id)
  return checkIssue(content, {
    market,
    knownDevices: new Set(
      devices.filter(({ periods }) => findUpToPrice(periods, now) !== null).map(({ url }) => url),
    ),
    pictures: new Set(pictures.map(({ name }) => name)),
    listUnknownPlaceholders: (text) => listUnknownFacts(text, facts),
  })
}
