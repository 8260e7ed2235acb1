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
  needed: 'Set up a second factor first. You need one for payouts, exports and managing other operators.',
  recovered: 'You’ve used a recovery code. Remove the phone or key you’ve lost and set up another one.',
  added: 'Second factor added.',
  removed: 'Second factor removed.',
  ended: 'That sign-in has been ended.',
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
      lastUsedAt ? deskTime(lastUsedAt) : 'Never',
      html`<form method="post" action="/desk/security/factors/${id}/remove"><button>Remove</button></form>`,
    ]),
  })

const factorPart = ({ factors }: SecurityView): Html => html`
<h2>Second factor</h2>
${
  factors.length > 0
    ? factorTable(factors)
    : html`<p>You don’t have one yet. A passkey is quickest: you sign in with your fingerprint, face, PIN or security key, without a password. Or use an app on your phone that shows a new code every 30 seconds.</p>`
}
<div class="choices">
<form method="get" action="/desk/security/passkey"><button${factors.length === 0 && html` class="main"`}>Add a passkey</button></form>
<form method="post" action="/desk/security/app"><button>Add an authenticator app</button></form>
</div>`

const recoveryPart = ({ factors, recoveryCodesLeft }: SecurityView): Html | false =>
  factors.length > 0 &&
  html`
<h2>Recovery codes</h2>
<p>${recoveryCodesLeft} of ${RECOVERY_CODE_COUNT} left. Use one if you’ve lost your phone or key. Each code works once.</p>
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

const passwordPart = ({ isSetup }: SecurityView): Html | false =>
  !isSetup &&
  html`
<h2>Password</h2>
<p>We make up passwords, because those that people choose are guessed. A new one signs you out everywhere and ends your tokens.</p>
<form method="post" action="/desk/security/password"><button>Create a new password</button></form>`

/** A new password, shown once. Its owner has been signed out. */
export const presentNewPassword = ({
  password,
  headers,
}: {
  readonly password: string
  readonly headers: Readonly<Record<string, string>>
}): DeskPage =>
  page({
    title: 'Your new password',
    headers,
    body: html`<p role="status">Save it in your password manager now. You won’t see it again, and your old one no longer works.</p>
<p><code>${password}</code></p>
<p><a class="main" href="/desk/sign-in">I’ve saved it. Sign in again</a></p>`,
  })

/** An operator's own second factors, recovery codes, password and sign-ins. */
export const presentSecurity = (view: SecurityView): DeskPage =>
  page({
    title: 'Security',
    body: html`${view.problem && html`<p class="alert" role="alert">${view.problem}</p>`}
${view.notice && html`<p role="status">${NOTICES[view.notice]}</p>`}
${factorPart(view)}${recoveryPart(view)}${passwordPart(view)}${sessionPart(view)}`,
  })
