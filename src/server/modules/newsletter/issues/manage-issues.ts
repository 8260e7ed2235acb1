import { sql } from 'drizzle-orm'
import { readEmail } from '#domain/customers/read-email.ts'
import { canIssue, type IssueAction } from '#domain/newsletter/issue-states.ts'
import type { Connection } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'
import { findIssueProblems } from './check-issue.ts'
import type { IssueFile } from './issue-file.ts'
import {
  deleteIssue,
  type Issue,
  type IssuePicture,
  insertIssue,
  lockIssue,
  recordTest,
  savePicture,
  setSchedule,
  stopIssue,
  updateContent,
} from './issues.repository.ts'

const REFUSALS: Readonly<Record<IssueAction, string>> = {
  change: 'Only a draft can be changed. Cancel its schedule first.',
  test: 'Only a draft can be sent as a test. Cancel its schedule first.',
  schedule: 'Only a draft can be scheduled.',
  cancel: 'This issue isn’t scheduled, so there’s nothing to cancel.',
  stop: 'This issue isn’t being sent, so there’s nothing to stop.',
}

export const refuseUnknownIssue = () => new HttpError(404, 'NOT_FOUND', 'There’s no such issue.')

/** Locks an issue for something that its state allows. */
async function lockFor(tx: Connection, id: number, action: IssueAction): Promise<Issue> {
  const issue = await lockIssue(tx, id)
  if (!issue) throw refuseUnknownIssue()
  if (!canIssue(action, issue.status)) throw new HttpError(409, 'NOT_POSSIBLE', REFUSALS[action])
  return issue
}

export const createIssue = (tx: Connection, { market, ...content }: IssueFile, at: Date): Promise<number> =>
  insertIssue(tx, { market, content }, at)

export async function changeIssue(
  tx: Connection,
  id: number,
  { market, ...content }: IssueFile,
  at: Date,
): Promise<void> {
  await lockFor(tx, id, 'change')
  await updateContent(tx, id, { market, content }, at)
}

export async function addPicture(tx: Connection, id: number, picture: IssuePicture): Promise<void> {
  await lockFor(tx, id, 'change')
  await savePicture(tx, id, picture)
}

export async function removeIssue(tx: Connection, id: number): Promise<void> {
  await lockFor(tx, id, 'change')
  await deleteIssue(tx, id)
}

async function requireSound(tx: Connection, issue: Issue): Promise<void> {
  const problems = await findIssueProblems(tx, issue)
  if (problems.length > 0) throw createInvalidFieldsError(problems)
}

/** Has an issue sent to one address, as its readers will get it. */
export async function testIssue(
  tx: Connection,
  id: number,
  { email: typed, at }: { readonly email: string; readonly at: Date },
): Promise<void> {
  const issue = await lockFor(tx, id, 'test')
  const { value: email, problem } = readEmail(typed)
  if (problem) throw createInvalidFieldsError([{ field: 'email', ...problem }])
  await requireSound(tx, issue)
  await recordTest(tx, issue)
  await tx.execute(sql`
    with test as (
      insert into newsletter_test (issue_id, email, created_at) values (${id}, ${email}, ${at}) returning id
    )
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select 'NEWSLETTER_MAIL', 'NEWSLETTER_TEST:' || id, jsonb_build_object('mail', 'NEWSLETTER_TEST', 'testId', id),
      ${at}, ${at}, ${findTraceparent()}::text from test`)
}

/** Decides when an issue is sent: at a moment to come, and not before its present form was tested. */
export async function scheduleIssue(
  tx: Connection,
  id: number,
  { forMs, nowMs }: { readonly forMs: number; readonly nowMs: number },
): Promise<void> {
  const issue = await lockFor(tx, id, 'schedule')
  await requireSound(tx, issue)
  if (issue.testedRevision !== issue.revision)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'Send yourself a test of this version first, and read it. Then schedule it.',
    )
  if (forMs < nowMs) throw createInvalidFieldsError([{ field: 'at', key: 'TIME_PAST' }])
  await setSchedule(tx, id, new Date(forMs))
}

/** A cancelled issue is a draft again. */
export async function cancelIssue(tx: Connection, id: number): Promise<void> {
  await lockFor(tx, id, 'cancel')
  await setSchedule(tx, id, null)
}

/** Ends the sending. What is out, is out. */
export async function stopSending(tx: Connection, id: number, at: Date): Promise<void> {
  await lockFor(tx, id, 'stop')
  await stopIssue(tx, id, at)
}
