import { z } from 'zod'

/** Views of personal data, changes, or both. */
export const AUDIT_KINDS = ['all', 'changes', 'views'] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

export const ENTRIES_PER_PAGE = 100

export const AUDIT_QUERY = z.object({
  trade: z.string().max(20).default('').describe('As typed; empty means all sales.'),
  kind: z.enum(AUDIT_KINDS).default('all'),
  before: z.coerce.number<string>().int().positive().optional(),
})

export const AUDIT_ENTRY = z.object({
  id: z.number().int(),
  operator: z.string().nullable().describe('Null where no one was signed in.'),
  action: z.string(),
  title: z.string().describe('The action in words.'),
  isView: z.boolean().describe('True if personal data was viewed; false if something was done.'),
  tradeNumber: z.string().nullable(),
  itemNumber: z.number().int().nullable(),
  data: z.unknown(),
  happenedAt: z.string(),
})

export type AuditEntry = z.output<typeof AUDIT_ENTRY>
