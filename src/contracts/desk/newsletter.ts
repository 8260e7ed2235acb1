import { z } from 'zod'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import type { IssueContent } from '#domain/newsletter/issue-content.ts'
import { DELIVERY_STATUSES, ISSUE_STATUSES } from '#domain/newsletter/issue-states.ts'

const MOMENT = z.iso.datetime()

/** An issue of the newsletter and its progress, apart from what it says. */
export const ISSUE_FACTS = z.object({
  id: z.number().int(),
  status: z.enum(ISSUE_STATUSES),
  isTested: z.boolean(),
  changedAt: MOMENT,
  scheduledFor: MOMENT.nullable(),
  startedAt: MOMENT.nullable(),
  finishedAt: MOMENT.nullable(),
  deliveries: z.partialRecord(z.enum(DELIVERY_STATUSES), z.number().int()),
})

/** The server describes what an issue says by the markets that have a newsletter. */
export interface ListedIssue extends z.output<typeof ISSUE_FACTS> {
  readonly issue: IssueContent & { readonly market: MarketId }
}

export const ISSUE_PROBLEM = z.object({ field: z.string(), key: z.string() })

export type IssueProblem = z.output<typeof ISSUE_PROBLEM>

export interface OpenIssue extends ListedIssue {
  /** What keeps it from being scheduled. */
  readonly problems: readonly IssueProblem[]
}

/** An issue as a reader gets it today. */
export const ISSUE_PREVIEW = z.object({ subject: z.string(), html: z.string(), text: z.string() })

export type IssuePreview = z.output<typeof ISSUE_PREVIEW>

const COUNT = z.number().int()

/** How many read the newsletter, and who left after which issue. */
export const LIST_HEALTH = z.object({
  subscribers: z.array(
    z.object({ market: z.enum(MARKET_IDS), pending: COUNT, confirmed: COUNT, unsubscribed: COUNT }),
  ),
  /** The latest 20 issues: subscriptions of their market that ended within a week of their start. */
  issues: z.array(
    z.object({
      id: COUNT,
      market: z.enum(MARKET_IDS),
      subject: z.string(),
      left: COUNT,
      bounced: COUNT,
      complained: COUNT,
    }),
  ),
})

export type ListHealth = z.output<typeof LIST_HEALTH>
