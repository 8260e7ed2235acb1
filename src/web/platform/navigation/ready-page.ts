import type { ComponentType } from 'react'
import type { PagePayload } from '#contracts/page-payload.ts'

/** A screen of any route, whose own properties are known where the route is. */
export type AnyScreen = ComponentType<{
  readonly data: PagePayload['data']
  readonly params: Readonly<Record<string, string>>
}>

/** A page with everything that it needs to be shown. */
export interface ReadyPage {
  /** Its path, and its query where another query is another page. */
  readonly id: string
  readonly payload: PagePayload
  readonly params: Readonly<Record<string, string>>
  readonly Screen: AnyScreen
  /** Whether it stays as it is: shown again, it is not loaded again. */
  readonly isConstant: boolean
}
