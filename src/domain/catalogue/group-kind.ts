/** What devices are grouped by, as the addresses of the desk name it. */
export const GROUP_KINDS = ['series', 'manufacturers', 'categories'] as const

export type GroupKind = (typeof GROUP_KINDS)[number]
