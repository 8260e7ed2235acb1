import type { ComponentType } from 'react'
import type { PagePayload } from '#contracts/page-payload.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import type { LoaderInput } from './load-screen.ts'
import type { AnyScreen } from './ready-page.ts'
import type { ScreenProps } from './screen-props.ts'

/** The buy shop is a route, but not a page: the server redirects out of the shop. */
export type ScreenRoute = Exclude<RouteName, 'buyShop'>

/** How the page of a route is made. */
export interface RouteScreen<Name extends ScreenRoute> {
  readonly load: (input: LoaderInput) => Promise<PagePayload<Name>>
  readonly Screen: ComponentType<ScreenProps<Name>>
  /** The page is the same for as long as the visit lasts. */
  readonly isConstant?: boolean
}

/** The same of any route, whose own types are known where the route is. */
export interface AnyRouteScreen {
  readonly load: (input: LoaderInput) => Promise<PagePayload>
  readonly Screen: AnyScreen
  readonly isConstant?: boolean
}
