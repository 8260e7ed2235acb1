/** Texts of lists: a price per row, for companies and for a drawer full of devices. */
export const lists = {} as const
