import type { lists as source } from '../en/lists.ts'

/** Texts of lists: a price per row, for companies and for a drawer full of devices. */
export const lists = {} satisfies Record<keyof typeof source, string>
