import { formatAction } from '#server/desk/audit/action-labels.ts'
import type { OperatorRole } from './operator.ts'

/** Roles as operators read them. */
export const ROLE_LABELS: Readonly<Record<OperatorRole, string>> = {
  receiver: 'Receiver',
  inspector: 'Inspector',
  second_inspector: 'Second inspector',
  payout: 'Payouts',
  support: 'Support',
  identity: 'Identity documents',
  newsletter: 'Newsletter editor',
  pricing: 'Pricing',
  catalogue: 'Catalogue editor',
  content: 'Content editor',
  figures: 'Figures',
  administration: 'Administrator',
}

export const formatRoles = (roles: readonly OperatorRole[]): string =>
  roles.map((role) => ROLE_LABELS[role]).join(', ')

/** A token's scopes: roles, and actions. */
export const formatScopes = (scopes: readonly string[]): string =>
  scopes
    .map((scope) => (ROLE_LABELS as Readonly<Record<string, string>>)[scope] ?? formatAction(scope))
    .join(', ')
