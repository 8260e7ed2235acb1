import { z } from 'zod'
import { ISSUE_PREVIEW, ISSUE_PROBLEM, LIST_HEALTH } from '#contracts/desk/newsletter.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { MARKETS } from '#markets/markets.ts'
import { getBrand } from '#server/config/operator.ts'
import type { Connection } from '#server/db/database.ts'
import { FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { composePreview } from '#server/mails/composing/compose-issue-mail.ts'
import { renderMail } from '#server/mails/rendering/render-mail.ts'
import { findIssueProblems } from '#server/modules/newsletter/issues/check-issue.ts'
import { ISSUE_FILE } from '#server/modules/newsletter/issues/issue-file.ts'
import {
  findIssue,
  type Issue,
  type IssuePicture,
  listIssues,
} from '#server/modules/newsletter/issues/issues.repository.ts'
import {
  countEndsByIssue,
  countSubscribers,
} from '#server/modules/newsletter/issues/list-health.repository.ts'
import {
  addPicture,
  cancelIssue,
  changeIssue,
  createIssue,
  refuseUnknownIssue,
  removeIssue,
  scheduleIssue,
  stopSending,
  testIssue,
} from '#server/modules/newsletter/issues/manage-issues.ts'
import { readPicture } from '#server/modules/newsletter/issues/read-picture.ts'
import { takeReport } from '#server/modules/newsletter/reports/take-report.ts'
import {
  ISSUE_JSON,
  ISSUE_PARAMS,
  ISSUE_TEST,
  PICTURE_BODY_LIMIT,
  PICTURE_PARAMS,
  toIssueJson,
} from './newsletter.schemas.ts'

const NEWSLETTER_ROLES = ['newsletter'] as const

const CHANGED = z.object({ id: z.number().int() })

const SCHEDULE = z.strictObject({ at: z.iso.datetime({ offset: true }) })

const REPORT_BODY_LIMIT = 1024 * 1024

async function requireIssue(db: Connection, id: number): Promise<Issue> {
  const issue = await findIssue(db, id)
  if (!issue) throw refuseUnknownIssue()
  return issue
}

/** An issue as its readers get it, in both forms. */
async function renderIssue(db: Connection, issue: Issue, nowMs: number) {
  const findShopUrl = () => `https://${MARKETS[issue.market].domain}`
  const { content, footer, market } = await composePreview({ db, findShopUrl, now: () => nowMs }, issue)
  return { subject: content.subject, ...renderMail(content, { market, brand: getBrand(), footer }) }
}

async function requirePicture(name: string, bytes: Buffer): Promise<IssuePicture> {
  const read = await readPicture(name, bytes)
  if (read.kind === 'refused') throw createInvalidFieldsError([{ field: 'picture', key: read.problem }])
  return read.picture
}

const READING: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/newsletter',
    roles: NEWSLETTER_ROLES,
    action: 'LIST_ISSUES',
    list: { title: 'Newsletter', key: 'm' },
  }),
  // Also the form for a new issue, whose address is `new`.
  deskScreen({ url: '/desk/newsletter/:issue', roles: NEWSLETTER_ROLES, action: 'SEE_ISSUE' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/newsletter/issues',
    roles: NEWSLETTER_ROLES,
    action: 'LIST_ISSUES',
    summary: 'Lists the latest 200 issues of the newsletter, with their progress.',
    schema: { response: { 200: z.array(ISSUE_JSON) } },
    handler: async ({ db }) => (await listIssues(db)).map(toIssueJson),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/newsletter/issues/:issue',
    roles: NEWSLETTER_ROLES,
    action: 'SEE_ISSUE',
    summary: 'Returns an issue with its progress, and what keeps it from being scheduled.',
    schema: {
      params: ISSUE_PARAMS,
      response: { 200: ISSUE_JSON.extend({ problems: z.array(ISSUE_PROBLEM) }) },
    },
    handler: async ({ db, params }) => {
      const issue = await requireIssue(db, params.issue)
      const problems = await findIssueProblems(db, issue)
      return { ...toIssueJson(issue), problems: problems.map(({ field, key }) => ({ field, key })) }
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/newsletter/issues/:issue/preview',
    roles: NEWSLETTER_ROLES,
    action: 'PREVIEW_ISSUE',
    summary: 'Returns an issue as a reader gets it today: subject, HTML and plain text.',
    schema: {
      params: ISSUE_PARAMS,
      response: { 200: ISSUE_PREVIEW },
    },
    handler: async ({ db, params, now }) => renderIssue(db, await requireIssue(db, params.issue), now()),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/newsletter/health',
    roles: NEWSLETTER_ROLES,
    action: 'SEE_LIST_HEALTH',
    summary:
      'Counts subscriptions by market and state, and who left, bounced or complained after each issue.',
    schema: { response: { 200: LIST_HEALTH } },
    handler: async ({ db }) => ({
      subscribers: [...(await countSubscribers(db))],
      issues: [...(await countEndsByIssue(db))],
    }),
  }),
]

const WRITING: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/newsletter/issues',
    roles: NEWSLETTER_ROLES,
    action: 'WRITE_ISSUE',
    summary: 'Stores a new issue as a draft.',
    schema: { body: ISSUE_FILE, response: { 201: CHANGED } },
    handler: async ({ tx, audit, body, now }) => {
      const id = await createIssue(tx, body, new Date(now()))
      return audit({ data: { issue: id, market: body.market } }, { id })
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/newsletter/issues/:issue',
    roles: NEWSLETTER_ROLES,
    action: 'WRITE_ISSUE',
    summary: 'Replaces the content of a draft.',
    schema: { params: ISSUE_PARAMS, body: ISSUE_FILE, response: { 200: CHANGED } },
    handler: async ({ tx, audit, params, body, now }) => {
      await changeIssue(tx, params.issue, body, new Date(now()))
      return audit({ data: { issue: params.issue, market: body.market } }, { id: params.issue })
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/newsletter/issues/:issue',
    roles: NEWSLETTER_ROLES,
    action: 'DELETE_ISSUE',
    summary: 'Deletes a draft.',
    schema: { params: ISSUE_PARAMS, response: { 200: CHANGED } },
    handler: async ({ tx, audit, params }) => {
      await removeIssue(tx, params.issue)
      return audit({ data: { issue: params.issue } }, { id: params.issue })
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/newsletter/issues/:issue/pictures/:picture',
    roles: NEWSLETTER_ROLES,
    action: 'ADD_ISSUE_PICTURE',
    summary: 'Adds a picture to a draft, up to 200 kB once it’s encoded again.',
    bodyLimit: PICTURE_BODY_LIMIT,
    schema: {
      params: PICTURE_PARAMS,
      body: FILE_BYTES,
      consumes: PHOTO_MEDIA_TYPES,
      response: { 200: CHANGED },
    },
    handler: async ({ tx, audit, params, body }) => {
      await addPicture(tx, params.issue, await requirePicture(params.picture, body))
      return audit({ data: { issue: params.issue, picture: params.picture } }, { id: params.issue })
    },
  }),
]

const SENDING: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/newsletter/issues/:issue/tests',
    roles: NEWSLETTER_ROLES,
    action: 'TEST_ISSUE',
    summary: 'Sends a draft to one address, as a test. An issue has to be tested before it’s scheduled.',
    schema: { params: ISSUE_PARAMS, body: ISSUE_TEST, response: { 202: CHANGED } },
    handler: async ({ tx, audit, params, body, now }) => {
      await testIssue(tx, params.issue, { email: body.email, at: new Date(now()) })
      return audit({ data: { issue: params.issue } }, { id: params.issue })
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/newsletter/issues/:issue/schedule',
    roles: NEWSLETTER_ROLES,
    action: 'SCHEDULE_ISSUE',
    summary: 'Schedules a draft. Its links, placeholders, devices and pictures have to exist.',
    needsRecentFactor: true,
    schema: { params: ISSUE_PARAMS, body: SCHEDULE, response: { 200: CHANGED } },
    handler: async ({ tx, audit, params, body, now }) => {
      await scheduleIssue(tx, params.issue, { forMs: Date.parse(body.at), nowMs: now() })
      return audit({ data: { issue: params.issue, at: body.at } }, { id: params.issue })
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/newsletter/issues/:issue/schedule',
    roles: NEWSLETTER_ROLES,
    action: 'CANCEL_ISSUE',
    summary: 'Cancels a scheduled issue. It’s a draft again.',
    schema: { params: ISSUE_PARAMS, response: { 200: CHANGED } },
    handler: async ({ tx, audit, params }) => {
      await cancelIssue(tx, params.issue)
      return audit({ data: { issue: params.issue } }, { id: params.issue })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/newsletter/issues/:issue/stop',
    roles: NEWSLETTER_ROLES,
    action: 'STOP_ISSUE',
    summary: 'Stops an issue that’s being sent. Mails that weren’t dispatched yet aren’t sent.',
    schema: { params: ISSUE_PARAMS, response: { 200: CHANGED } },
    handler: async ({ tx, audit, params, now }) => {
      await stopSending(tx, params.issue, new Date(now()))
      return audit({ data: { issue: params.issue } }, { id: params.issue })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/newsletter/reports',
    roles: NEWSLETTER_ROLES,
    action: 'TAKE_MAIL_REPORT',
    summary:
      'Takes a raw message that came back: a delivery report (RFC 3464) or a complaint (RFC 5965). The same one twice changes nothing.',
    bodyLimit: REPORT_BODY_LIMIT,
    schema: {
      body: FILE_BYTES,
      consumes: ['message/rfc822'],
      response: { 200: z.object({ outcome: z.enum(['taken', 'noReport', 'unknownMail']) }) },
    },
    handler: async ({ tx, audit, secret, body, now }) => {
      const outcome = await takeReport(tx, secret, { raw: body.toString('latin1'), at: new Date(now()) })
      return audit({ data: { outcome } }, { outcome })
    },
  }),
]

/** The desk's calls about the newsletter. */
export const NEWSLETTER_API: readonly DeskRoute[] = [...READING, ...WRITING, ...SENDING]
