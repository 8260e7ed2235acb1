import { createContext, type ReactNode, useContext } from 'react'
import type { ShopShell } from '#contracts/page-payload.ts'

const ShellContext = createContext<ShopShell | null>(null)

export function ShopProvider({
  shell,
  children,
}: {
  readonly shell: ShopShell
  readonly children: ReactNode
}) {
  return <ShellContext value={shell}>{children}</ShellContext>
}

/** The shop this page belongs to: market, mode, menus. */
export function useShop(): ShopShell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShop outside of ShopProvider')
  return shell
}
