import type { newsletter as source } from '../en/newsletter.ts'

/** Mails of the newsletter. */
export const newsletter = {} satisfies Record<keyof typeof source, string>
