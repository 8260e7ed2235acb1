import { z } from 'zod'
import { findMoment } from '#domain/markets/market-date.ts'
import type { Connection } from '#server/db/database.ts'
import { type DeskPage, seeOther } from '#server/desk/pages/desk-answer.ts'
import { FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import { findIssueProblems } from '#server/modules/newsletter/issues/check-issue.ts'
import { ISSUE_FILE, type IssueFile, PICTURE_NAME } from '#server/modules/newsletter/issues/issue-file.ts'
import { listIssues } from '#server/modules/newsletter/issues/issues.repository.ts'
import {
  addPicture,
  cancelIssue,
  changeIssue,
  createIssue,
  removeIssue,
  scheduleIssue,
  stopSending,
  testIssue,
} from '#server/modules/newsletter/issues/manage-issues.ts'
import { NEWSLETTER_ROLES, renderIssue, requireIssue, requirePicture } from './newsletter.api.ts'
import { buildIssuePath, NEWSLETTER_PATH, presentIssue, presentIssues } from './newsletter.presenter.ts'
import { ISSUE_PARAMS, ISSUE_TEST, PICTURE_BODY_LIMIT } from './newsletter.schemas.ts'

const MAX_FILE_CHARS = 100_000

const FILE_FORM = z.strictObject({ file: z.string().max(MAX_FILE_CHARS) })
const SCHEDULE_FORM = z.strictObject({ at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/) })
const PICTURE_FORM = z.strictObject({ name: PICTURE_NAME, picture: FILE_BYTES })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw createInvalidFieldsError([{ field: 'file', key: 'ISSUE_NOT_JSON' }])
  }
}

/** Reads a typed issue, and names the fields that don't fit. */
function readIssue(text: string): IssueFile {
  const read = ISSUE_FILE.safeParse(parseJson(text))
  if (read.success) return read.data
  throw createInvalidFieldsError(
    read.error.issues.map(({ path }) => ({ field: path.join('.') || 'file', key: 'FIELD_FORMAT' })),
  )
}

interface ShownCall {
  readonly db: Connection
  readonly now: () => number
  readonly params: z.output<typeof ISSUE_PARAMS>
}

async function showIssue(
  { db, now, params }: ShownCall,
  again?: { readonly file?: string | undefined; readonly refusal: HttpError },
): Promise<DeskPage> {
  const issue = await requireIssue(db, params.issue)
  const { text } = await renderIssue(db, issue, now())
  const view = { issue, text, problems: await findIssueProblems(db, issue) }
  return presentIssue(again ? { ...view, again } : view)
}

const LISTS: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: NEWSLETTER_PATH,
    roles: NEWSLETTER_ROLES,
    action: 'LIST_ISSUES',
    list: { title: 'Newsletter', key: 'm' },
    handler: async ({ db }) => presentIssues({ issues: await listIssues(db) }),
  }),
  deskRoute({
    method: 'POST',
    url: NEWSLETTER_PATH,
    roles: NEWSLETTER_ROLES,
    action: 'WRITE_ISSUE',
    schema: { body: FILE_FORM },
    formAgain: async ({ db, body, refusal }) =>
      presentIssues({ issues: await listIssues(db), again: { file: body.file, refusal } }),
    handler: async ({ tx, audit, body, now }) => {
      const file = readIssue(body.file)
      const id = await createIssue(tx, file, new Date(now()))
      return audit({ data: { issue: id, market: file.market } }, seeOther(buildIssuePath(id)))
    },
  }),
  deskRoute({
    method: 'GET',
    url: `${NEWSLETTER_PATH}/:issue`,
    roles: NEWSLETTER_ROLES,
    action: 'SEE_ISSUE',
    schema: { params: ISSUE_PARAMS },
    handler: (call) => showIssue(call),
  }),
]

const FORMS: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: `${NEWSLETTER_PATH}/:issue`,
    roles: NEWSLETTER_ROLES,
    action: 'WRITE_ISSUE',
    schema: { params: ISSUE_PARAMS, body: FILE_FORM },
    formAgain: (call) => showIssue(call, { file: call.body.file, refusal: call.refusal }),
    handler: async ({ tx, audit, params, body, now }) => {
      const file = readIssue(body.file)
      await changeIssue(tx, params.issue, file, new Date(now()))
      const data = { issue: params.issue, market: file.market }
      return audit({ data }, seeOther(buildIssuePath(params.issue)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${NEWSLETTER_PATH}/:issue/pictures`,
    roles: NEWSLETTER_ROLES,
    action: 'ADD_ISSUE_PICTURE',
    bodyLimit: PICTURE_BODY_LIMIT,
    schema: { params: ISSUE_PARAMS, body: PICTURE_FORM },
    formAgain: (call) => showIssue(call, { refusal: call.refusal }),
    handler: async ({ tx, audit, params, body: { name, picture } }) => {
      await addPicture(tx, params.issue, await requirePicture(name, picture))
      return audit({ data: { issue: params.issue, picture: name } }, seeOther(buildIssuePath(params.issue)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${NEWSLETTER_PATH}/:issue/tests`,
    roles: NEWSLETTER_ROLES,
    action: 'TEST_ISSUE',
    schema: { params: ISSUE_PARAMS, body: ISSUE_TEST },
    formAgain: (call) => showIssue(call, { refusal: call.refusal }),
    handler: async ({ tx, audit, params, body, now }) => {
      await testIssue(tx, params.issue, { email: body.email, at: new Date(now()) })
      return audit({ data: { issue: params.issue } }, seeOther(buildIssuePath(params.issue)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${NEWSLETTER_PATH}/:issue/schedule`,
    roles: NEWSLETTER_ROLES,
    action: 'SCHEDULE_ISSUE',
    needsRecentFactor: true,
    schema: { params: ISSUE_PARAMS, body: SCHEDULE_FORM },
    formAgain: (call) => showIssue(call, { refusal: call.refusal }),
    handler: async ({ tx, audit, params, body, now }) => {
      const forMs = findMoment(body.at)
      await scheduleIssue(tx, params.issue, { forMs, nowMs: now() })
      const data = { issue: params.issue, at: new Date(forMs).toISOString() }
      return audit({ data }, seeOther(buildIssuePath(params.issue)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${NEWSLETTER_PATH}/:issue/cancellation`,
    roles: NEWSLETTER_ROLES,
    action: 'CANCEL_ISSUE',
    schema: { params: ISSUE_PARAMS },
    handler: async ({ tx, audit, params }) => {
      await cancelIssue(tx, params.issue)
      return audit({ data: { issue: params.issue } }, seeOther(buildIssuePath(params.issue)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${NEWSLETTER_PATH}/:issue/stop`,
    roles: NEWSLETTER_ROLES,
    action: 'STOP_ISSUE',
    schema: { params: ISSUE_PARAMS },
    handler: async ({ tx, audit, params, now }) => {
      await stopSending(tx, params.issue, new Date(now()))
      return audit({ data: { issue: params.issue } }, seeOther(buildIssuePath(params.issue)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${NEWSLETTER_PATH}/:issue/deletion`,
    roles: NEWSLETTER_ROLES,
    action: 'DELETE_ISSUE',
    schema: { params: ISSUE_PARAMS },
    handler: async ({ tx, audit, params }) => {
      await removeIssue(tx, params.issue)
      return audit({ data: { issue: params.issue } }, seeOther(NEWSLETTER_PATH))
    },
  }),
]

/** The plain pages about the newsletter. */
export const NEWSLETTER_PAGES: readonly DeskRoute[] = [...LISTS, ...FORMS]
