import { formatScopes } from '#server/desk/operators/role-labels.ts'
import { deskTable } from './desk-table.ts'
import { deskTime } from './desk-time.ts'
import { type Html, html, type Insertable } from './html.ts'

/** A sign-in or token, as the table shows it. */
export interface ShownSession {
  readonly id: string
  readonly kind: 'browser' | 'machine'
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  readonly browser: string | null
  readonly address: string | null
  readonly scopes: readonly string[] | null
}

export interface SessionTable {
  readonly caption: string
  readonly sessions: readonly ShownSession[]
  /** The one that this page was opened with, if it is among them. */
  readonly ownId: string | null
  /** Where the button of a row sends its form. */
  readonly buildEndPath: (id: string) => string
}

const COLUMNS = [
  { title: 'Where' },
  { title: 'Since' },
  { title: 'Last used' },
  { title: 'Ends' },
  { title: 'Action' },
]

const describePlace = ({ kind, browser, address, scopes }: ShownSession): Insertable =>
  kind === 'machine'
    ? html`API token <span class="soft">(${formatScopes(scopes ?? [])})</span>`
    : html`${browser} <span class="soft">(${address})</span>`

const endButton = (path: string): Html =>
  html`<form method="post" action="${path}"><button>End</button></form>`

/** Sign-ins and tokens, each with a button that ends it. */
export const sessionTable = ({ caption, sessions, ownId, buildEndPath }: SessionTable): Html =>
  deskTable({
    caption,
    columns: COLUMNS,
    rows: sessions.map((session) => [
      describePlace(session),
      deskTime(session.createdAt),
      deskTime(session.lastUsedAt),
      deskTime(session.expiresAt),
      session.id === ownId
        ? html`<span class="soft">This browser</span>`
        : endButton(buildEndPath(session.id)),
    ]),
  })
