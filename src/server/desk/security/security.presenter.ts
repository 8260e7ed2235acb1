import type { Factor } from '#server/desk/factors/factors.repository.ts'
import { RECOVERY_CODE_COUNT } from '#server/desk/factors/recovery-codes.ts'
import type { OpenSession } from '#server/desk/operators/open-sessions.repository.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { sessionTable } from '#server/desk/pages/session-table.ts'

/** Why the page was opened, or what has just happened. */
export type SecurityNotice = 'needed' | 'recovered' | 'added' | 'removed' | 'ended'

const NOTICES: Readonly<Record<SecurityNotice, string>> = {
  needed: 'Please set up a second factor first. Payouts, exports and other people’s access need one.',
  recovered: 'You’ve used a recovery code. Remove the phone or key that you’ve lost, and set up another one.',
  added: 'Your second factor has been added.',
  removed: 'Your second factor has been removed.',
  ended: 'The sign-in has been ended.',
}

export interface SecurityView {
  readonly factors: readonly Factor[]
  readonly recoveryCodesLeft: number
  readonly sessions: readonly OpenSession[]
  readonly ownId: string
  readonly notice: SecurityNotice | null
  /** Why a change was refused. */
  readonly problem: string | null
  /** Until a factor is set up, that is all there is to do. */
  readonly isSetup: boolean
}

const KINDS = { passkey: 'Passkey', app: 'Authenticator app' }

const FACTOR_COLUMNS = [
  { title: 'Name' },
  { title: 'Kind' },
  { title: 'Added' },
  { title: 'Last used' },
  { title: 'Action' },
]

const factorTable = (factors: readonly Factor[]): Html =>
  deskTable({
    caption: 'Your second factors',
    columns: FACTOR_COLUMNS,
    isNarrow: true,
    rows: factors.map(({ id, kind, label, createdAt, lastUsedAt }) => [
      label,
      KINDS[kind],
      deskTime(createdAt),
      lastUsedAt ? deskTime(lastUsedAt) : 'never',
      html`<form method="post" action="/desk/security/factors/${id}/remove"><button>Remove</button></form>`,
    ]),
  })

const factorPart = ({ factors }: SecurityView): Html => html`
<h2>Second factor</h2>
${
  factors.length > 0
    ? factorTable(factors)
    : html`<p>You have none. A passkey is quickest: your finger, face or PIN on this device or on a security key signs you in without a password. An app on your phone shows a new code every 30 seconds.</p>`
}
<div class="choices">
<form method="get" action="/desk/security/passkey"><button${factors.length === 0 && html` class="main"`}>Add a passkey</button></form>
<form method="post" action="/desk/security/app"><button>Add an authenticator app</button></form>
</div>`

const recoveryPart = ({ factors, recoveryCodesLeft }: SecurityView): Html | false =>
  factors.length > 0 &&
  html`
<h2>Recovery codes</h2>
<p>${recoveryCodesLeft} of ${RECOVERY_CODE_COUNT} left. They replace a lost phone or key, once each.</p>
<form method="post" action="/desk/security/recovery-codes"><button>Create new codes</button></form>`

const sessionPart = ({ sessions, ownId, isSetup }: SecurityView): Html | false =>
  !isSetup &&
  html`
<h2>Sign-ins</h2>
${sessionTable({
  caption: 'Where you’re signed in',
  sessions,
  ownId,
  buildEndPath: (id) => `/desk/security/sign-ins/${id}/end`,
})}
<form method="post" action="/desk/security/sign-ins/end-all"><button>Sign out everywhere</button></form>`

/** An operator's own second factors, recovery codes and sign-ins. */
export const presentSecurity = (view: SecurityView): DeskPage =>
  page({
    title: 'Security',
    body: html`${view.problem && html`<p class="alert" role="alert">${view.problem}</p>`}
${view.notice && html`<p role="status">${NOTICES[view.notice]}</p>`}
${factorPart(view)}${recoveryPart(view)}${sessionPart(view)}`,
  })
