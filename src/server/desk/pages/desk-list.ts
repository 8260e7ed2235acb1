import type { QueueCount } from '#contracts/desk/counts.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { hasOneOfRoles, type Operator, type OperatorRole } from '#server/desk/operators/operator.ts'

/** A work list: shown in the menu and on the start page of every operator who may open it. */
export interface DeskList {
  readonly title: string
  /** The access key, one letter or digit; shown beside the title. */
  readonly key: string
  /** The states of the devices in it, to count them on the start page. */
  readonly states?: readonly TradeState[]
  /** For lists of something else than devices. */
  readonly countRows?: CountRows
}

/** Counts the rows of a list. */
export type CountRows = (db: Connection, nowMs: number) => Promise<Omit<QueueCount, 'url'>>

/** A work list with its URL and the roles that may open it. */
export interface LinkedList extends DeskList {
  readonly url: string
  readonly roles: readonly OperatorRole[]
}

export const isCounted = ({ states, countRows }: DeskList): boolean =>
  states !== undefined || countRows !== undefined

/** The lists that an operator may open. */
export const selectLists = (operator: Operator, lists: readonly LinkedList[]): LinkedList[] =>
  lists.filter(({ roles }) => hasOneOfRoles(operator, roles))
