/** Where devices are listed that were stolen, lost or blocked. */
export const BLOCK_LISTS = ['POLICE', 'GSMA', 'NETWORK', 'MANUFACTURER', 'INSURER'] as const

export type BlockList = (typeof BLOCK_LISTS)[number]
