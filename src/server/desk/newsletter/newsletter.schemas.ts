import { z } from 'zod'
import { ISSUE_FACTS } from '#contracts/desk/newsletter.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { ISSUE_FILE, PICTURE_NAME } from '#server/modules/newsletter/issues/issue-file.ts'
import type { Issue } from '#server/modules/newsletter/issues/issues.repository.ts'

export const ISSUE_PARAMS = z.object({ issue: z.coerce.number().int().min(1).max(2_147_483_647) })

export const PICTURE_PARAMS = ISSUE_PARAMS.extend({ picture: PICTURE_NAME })

/** Before it is encoded again, a picture may be larger than in a mail. */
export const PICTURE_BODY_LIMIT = 5 * 1024 * 1024

/** Where a test goes. */
export const ISSUE_TEST = z.strictObject({ email: z.string().max(254) })

/** An issue with its progress. */
export const ISSUE_JSON = ISSUE_FACTS.extend({ issue: ISSUE_FILE })

type IssueJson = z.output<typeof ISSUE_JSON>

const copyBlock = (block: Issue['content']['blocks'][number]): IssueJson['issue']['blocks'][number] =>
  block.kind === 'devices' ? { ...block, devices: [...block.devices] } : { ...block }

/** The stored issue as its file. Every market of a stored issue has a newsletter. */
const toIssueFile = ({ market, content }: Pick<Issue, 'market' | 'content'>): IssueJson['issue'] => ({
  market: ISSUE_FILE.shape.market.parse(market),
  subject: content.subject,
  preheader: content.preheader,
  title: content.title,
  categories: [...content.categories],
  blocks: content.blocks.map(copyBlock),
})

export const toIssueJson = (issue: Issue): IssueJson => ({
  id: issue.id,
  status: issue.status,
  issue: toIssueFile(issue),
  isTested: issue.testedRevision === issue.revision,
  changedAt: toTimeJson(issue.changedAtMs),
  scheduledFor: toTimeJsonOrNull(issue.scheduledForMs),
  startedAt: toTimeJsonOrNull(issue.startedAtMs),
  finishedAt: toTimeJsonOrNull(issue.finishedAtMs),
  deliveries: { ...issue.totals },
})
