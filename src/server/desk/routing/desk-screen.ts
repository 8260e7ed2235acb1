import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { shell } from '#server/desk/pages/desk-answer.ts'
import type { DeskList } from '#server/desk/pages/desk-list.ts'
import { type DeskRoute, deskRoute } from './desk-route.ts'

/** A screen of the operators' application: who may open it, and whether it is a work list. */
export interface DeskScreen {
  readonly url: '/desk' | `/desk/${string}`
  readonly roles: readonly [OperatorRole, ...OperatorRole[]]
  readonly action: string
  readonly list?: DeskList
}

/** Its data comes from the API, which checks again. */
export const deskScreen = (screen: DeskScreen): DeskRoute =>
  deskRoute({ method: 'GET', ...screen, handler: async () => shell() })
