import type { Factor } from '#server/desk/factors/factors.repository.ts'
import type { OpenSession } from '#server/desk/operators/open-sessions.repository.ts'
import { needsFactor, type Operator } from '#server/desk/operators/operator.ts'
import { formatRoles } from '#server/desk/operators/role-labels.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { sessionTable } from '#server/desk/pages/session-table.ts'
import type { ListedOperator } from './operators.repository.ts'

const COLUMNS = [
  { title: 'Operator' },
  { title: 'Roles' },
  { title: 'Second factor' },
  { title: 'Sign-ins', isNumber: true },
  { title: 'Tokens', isNumber: true },
]

const describeFactor = (operator: ListedOperator): Insertable => {
  if (operator.disabledAt) return 'Disabled'
  if (operator.factors > 0) return 'Set up'
  return needsFactor(operator) ? html`<span class="tag">Missing</span>` : 'None'
}

export const presentOperators = (operators: readonly ListedOperator[]): DeskPage =>
  page({
    title: 'Operators',
    body: html`${deskTable({
      caption: 'Everyone with access to the desk',
      columns: COLUMNS,
      rows: operators.map((operator) => [
        html`<a href="/desk/operators/${operator.name}">${operator.name}</a>`,
        formatRoles(operator.roles),
        describeFactor(operator),
        operator.signIns,
        operator.tokens,
      ]),
    })}
<p class="soft">To add or disable operators or change their roles, run <code>npm run operators</code> on the server.</p>`,
  })

export interface OperatorView {
  readonly shown: Operator
  readonly factors: readonly Factor[]
  readonly sessions: readonly OpenSession[]
  /** Administrators look after each other, not after themselves. */
  readonly isOwn: boolean
}

const resetPart = ({ shown, factors, isOwn }: OperatorView): Html => {
  if (isOwn)
    return html`<p>This is you. Manage your own sign-in under <a href="/desk/security">Security</a>. Only another administrator can reset your second factor.</p>`
  if (factors.length === 0) return html`<p>${shown.name} has no second factor.</p>`
  return html`<p>Only for someone who’s lost their phone or key and all recovery codes. Make sure it’s really them: speak to them in person. This removes all their second factors and signs them out everywhere. They’ll set up a new one the next time they sign in.</p>
<form method="post" action="/desk/operators/${shown.name}/reset-factor"><button>Reset second factor</button></form>`
}

export const presentOperator = (view: OperatorView): DeskPage => {
  const { shown, sessions } = view
  return page({
    title: `Operator ${shown.name}`,
    body: html`<dl><dt>Roles</dt><dd>${formatRoles(shown.roles)}</dd></dl>
<h2>Sign-ins</h2>
${
  sessions.length === 0
    ? html`<p>Not signed in anywhere.</p>`
    : html`${sessionTable({
        caption: `Where ${shown.name} is signed in`,
        sessions,
        ownId: null,
        buildEndPath: (id) => `/desk/operators/${shown.name}/sign-ins/${id}/end`,
      })}
<form method="post" action="/desk/operators/${shown.name}/sign-ins/end-all"><button>End all sign-ins</button></form>`
}
<h2>Second factor</h2>
${resetPart(view)}`,
  })
}
