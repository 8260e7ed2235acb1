import type { ComponentType } from 'react'
import type { LayoutName } from '#domain/pages/layout.ts'
import { AganDefaultLayout } from './agan-default-layout.tsx'
import { B2bWidgetDefaultLayout } from './b2bwidget-default-layout.tsx'
import { B2bWidgetHomeLayout } from './b2bwidget-home-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { HomeLayout } from './home-layout.tsx'
import type { LayoutProps } from './layout-frame.tsx'

export const LAYOUTS: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  home: HomeLayout,
  'b2bwidget-default': B2bWidgetDefaultLayout,
  'b2bwidget-home': B2bWidgetHomeLayout,
  'agan-default': AganDefaultLayout,
}
