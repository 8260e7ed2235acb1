import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { RouteName } from '#domain/routing/route-table.ts'

export type LayoutName = 'default' | 'home' | 'b2bwidget-default' | 'b2bwidget-home' | 'agan-default'

const ORDINARY_LAYOUTS = {
  default: 'default',
  b2bWidget: 'b2bwidget-default',
  agan: 'agan-default',
} as const satisfies Record<ShopMode, LayoutName>

const HOME_LAYOUTS = {
  default: 'home',
  b2bWidget: 'b2bwidget-home',
  agan: 'agan-default',
} as const satisfies Record<ShopMode, LayoutName>

/** The frame around a page. */
export const chooseLayout = (shopMode: ShopMode, route: RouteName | 'notFound'): LayoutName =>
  route === 'home' ? HOME_LAYOUTS[shopMode] : ORDINARY_LAYOUTS[shopMode]
