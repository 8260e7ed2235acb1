/** How the shop presents itself; always decided by the host, never by the visitor. */
export const SHOP_MODES = ['default', 'b2bWidget', 'agan'] as const

export type ShopMode = (typeof SHOP_MODES)[number]
