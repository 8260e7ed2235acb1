/** What an operator may do at the desk. An operator can have several. */
export const OPERATOR_ROLES = [
  'receiver',
  'inspector',
  'second_inspector',
  'payout',
  'support',
  'identity',
  'newsletter',
  'pricing',
  'catalogue',
  'content',
  'figures',
  'administration',
] as const

export type OperatorRole = (typeof OPERATOR_ROLES)[number]
