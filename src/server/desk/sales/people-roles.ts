import type { OperatorRole } from '#server/desk/operators/operator.ts'

/** Who sees the people behind a sale: those who help sellers, and those who pay them. */
export const PEOPLE_ROLES = ['support', 'payout'] as const satisfies readonly OperatorRole[]
