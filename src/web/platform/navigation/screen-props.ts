import type { DataOf } from '#contracts/page-payload.ts'
import type { RouteParams } from '#domain/routing/route-params.ts'
import type { RouteName } from '#domain/routing/route-table.ts'

/** What a screen gets: the data of its payload, and the parameters of its address. */
export interface ScreenProps<Name extends RouteName> {
  readonly data: DataOf<Name>
  readonly params: RouteParams<Name>
}
