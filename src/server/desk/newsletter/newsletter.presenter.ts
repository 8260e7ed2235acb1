import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { canIssue, DELIVERY_STATUSES } from '#domain/newsletter/issue-states.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { formatField } from '#server/desk/pages/field-labels.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { describeProblem } from '#server/desk/pages/problem-text.ts'
import { refusalNotice } from '#server/desk/pages/refusal-notice.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import type { Issue } from '#server/modules/newsletter/issues/issues.repository.ts'
import { DELIVERY_LABELS, ISSUE_STATUS_LABELS } from './issue-labels.ts'
import { toIssueFile } from './newsletter.schemas.ts'

export const NEWSLETTER_PATH = '/desk/newsletter'

export const buildIssuePath = (id: number): string => `${NEWSLETTER_PATH}/${id}`

const COLUMNS = [
  { title: 'Issue' },
  { title: 'Market' },
  { title: 'Status' },
  { title: 'When' },
  { title: 'Sent', isNumber: true },
]

const countSent = ({ totals }: Issue): number => (totals.sent ?? 0) + (totals.uncertain ?? 0)

const findMoment = ({ finishedAtMs, startedAtMs, scheduledForMs, changedAtMs }: Issue): number =>
  finishedAtMs ?? startedAtMs ?? scheduledForMs ?? changedAtMs

const editor = (action: string, file: string, isNew: boolean): Html => html`
<form class="fields" method="post" action="${action}">
<label>Issue, as JSON <textarea name="file" rows="24" spellcheck="false" required>${file}</textarea></label>
<button accesskey="s">${isNew ? 'Save as draft' : 'Save'} ${shortcut('s')}</button>
</form>`

export interface IssueListView {
  readonly issues: readonly Issue[]
  /** What was typed and refused. */
  readonly again?: { readonly file: string; readonly refusal: HttpError }
}

/** All issues, and the form for a new one. */
export const presentIssues = ({ issues, again }: IssueListView): DeskPage =>
  page({
    title: 'Newsletter',
    body: html`${again && refusalNotice(again.refusal)}${
      issues.length === 0
        ? html`<p>No issues yet.</p>`
        : deskTable({
            caption: 'Issues, newest first',
            columns: COLUMNS,
            rows: issues.map((issue) => [
              html`<a href="${buildIssuePath(issue.id)}">${issue.content.subject}</a>`,
              issue.market.toUpperCase(),
              ISSUE_STATUS_LABELS[issue.status],
              deskMoment(findMoment(issue)),
              countSent(issue),
            ]),
          })
    }
<h2>New issue</h2>
<p>An issue is one JSON file: market, subject, preheader, title, categories and blocks (text, devices, picture, button).</p>
${editor(NEWSLETTER_PATH, again?.file ?? '', true)}`,
  })

const progress = ({ totals }: Issue): Html | null => {
  const rows = DELIVERY_STATUSES.filter((status) => (totals[status] ?? 0) > 0).map((status) => [
    DELIVERY_LABELS[status],
    totals[status] ?? 0,
  ])
  if (rows.length === 0) return null
  return html`<h2>Progress</h2>${deskTable({
    caption: 'Emails of this issue',
    columns: [{ title: 'Outcome' }, { title: 'Mails', isNumber: true }],
    rows,
    isNarrow: true,
  })}`
}

const listProblems = (problems: readonly FieldProblem[]): Html =>
  problems.length === 0
    ? html`<p>Everything it links to exists.</p>`
    : html`<p>It can’t be scheduled yet:</p>
<ul>${problems.map(({ field, key }) => html`<li><code>${field}</code> ${describeProblem(key)}</li>`)}</ul>`

const draftForms = (issue: Issue, file: string): Html => {
  const path = buildIssuePath(issue.id)
  const isTested = issue.testedRevision === issue.revision
  return html`<h2>Content</h2>
${editor(path, file, false)}
<form class="fields" method="post" action="${path}/pictures" enctype="multipart/form-data">
<label>File name in the issue <input name="name" placeholder="autumn.png" required></label>
<label>Picture <input type="file" name="picture" accept="${PHOTO_MEDIA_TYPES.join(',')}" required></label>
<button>Add the picture</button>
</form>
<h2>Test</h2>
<p>${isTested ? 'This version has been sent as a test.' : 'Send this version to yourself first, and read it.'}</p>
<form class="fields" method="post" action="${path}/tests">
<label>Address for the test <input type="email" name="email" maxlength="254" required></label>
<button>Send a test</button>
</form>
<h2>Schedule</h2>
<form class="fields" method="post" action="${path}/schedule">
<label>Send at (warehouse time) <input type="datetime-local" name="at" required></label>
<button>Schedule</button>
</form>
<form method="post" action="${path}/deletion"><button>Delete this draft</button></form>`
}

const actionForms = (issue: Issue, file: string): Html | null => {
  const path = buildIssuePath(issue.id)
  if (canIssue('change', issue.status)) return draftForms(issue, file)
  if (canIssue('cancel', issue.status))
    return html`<form method="post" action="${path}/cancellation"><button>Cancel and return to draft</button></form>`
  if (canIssue('stop', issue.status))
    return html`<form method="post" action="${path}/stop"><button>Stop sending</button></form>`
  return null
}

export interface IssueView {
  readonly issue: Issue
  readonly problems: readonly FieldProblem[]
  readonly text: string
  readonly again?: { readonly file?: string | undefined; readonly refusal: HttpError }
}

/** One issue: its state, what it says, and what can be done with it. */
export const presentIssue = ({ issue, problems, text, again }: IssueView): DeskPage =>
  page({
    title: `Issue ${issue.id}: ${issue.content.subject}`,
    body: html`${again && refusalNotice(again.refusal)}<dl><dt>${formatField('market')}</dt><dd>${issue.market.toUpperCase()}</dd>
<dt>Status</dt><dd>${ISSUE_STATUS_LABELS[issue.status]}</dd>
<dt>When</dt><dd>${deskMoment(findMoment(issue))}</dd></dl>
${progress(issue)}
<h2>Check</h2>
${listProblems(problems)}
<details><summary>Plain text</summary><pre class="raw">${text}</pre></details>
<p><a href="${buildIssuePath(issue.id)}/preview">Download as HTML</a></p>
${actionForms(issue, again?.file ?? JSON.stringify(toIssueFile(issue), null, 2))}`,
  })
