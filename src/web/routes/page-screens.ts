import { type ComponentType, createElement } from 'react'
import type { DataOf } from '#contracts/page-payload.ts'
import type { RouteParams } from '#domain/routing/route-params.ts'
import type { ScreenRoute } from '#web/platform/navigation/route-screen.ts'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'

/** A page whose properties are the screen's data. */
export const byData =
  <Name extends ScreenRoute>(Page: ComponentType<NonNullable<DataOf<Name>>>) =>
  ({ data }: ScreenProps<Name>) =>
    data && createElement(Page, data)

/** A page whose properties are the screen's data and the parameters of its address. */
export const byBoth =
  <Name extends ScreenRoute>(Page: ComponentType<RouteParams<Name> & NonNullable<DataOf<Name>>>) =>
  ({ data, params }: ScreenProps<Name>) =>
    data && createElement(Page, { ...params, ...data })

/** A page whose properties are the parameters of its address. */
export const byParams =
  <Name extends ScreenRoute>(Page: ComponentType<RouteParams<Name>>) =>
  ({ params }: ScreenProps<Name>) =>
    createElement(Page, params)
