import type { ComponentType } from 'react'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { LayoutName } from '#domain/pages/layout.ts'
import { DefaultLayout } from './default-layout.tsx'
import { HomeLayout } from './home-layout.tsx'
import type { LayoutProps } from './layout-frame.tsx'

type Layouts = Readonly<Partial<Record<LayoutName, ComponentType<LayoutProps>>>>

let layouts: Layouts = { default: DefaultLayout, home: HomeLayout }

/** Loads what only partners' shops need; to be awaited before the first page is rendered. */
export async function prepareLayouts(shopMode: ShopMode): Promise<void> {
  if (shopMode === 'default') return
  const { PARTNER_LAYOUTS } = await import('./partner-layouts.ts')
  layouts = { ...layouts, ...PARTNER_LAYOUTS }
}

export function getLayout(name: LayoutName): ComponentType<LayoutProps> {
  const layout = layouts[name]
  if (!layout) throw new Error(`The layout ${name} is not loaded`)
  return layout
}
