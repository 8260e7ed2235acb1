import { OPERATOR_ROLES, type OperatorRole } from '#contracts/desk/operator-roles.ts'

export { OPERATOR_ROLES, type OperatorRole }

/** Someone who works at the desk, or a system that does so in its own name. */
export interface Operator {
  readonly id: string
  readonly name: string
  readonly roles: readonly OperatorRole[]
}

export const isOperatorRole = (text: string): text is OperatorRole =>
  OPERATOR_ROLES.some((role) => role === text)

export const hasOneOfRoles = ({ roles }: Operator, wanted: readonly OperatorRole[]): boolean =>
  roles.some((role) => wanted.includes(role))

/**
 * Money, prices, devices, identity documents, mails and pages for everyone, other people's access: a password alone isn't enough for
 * these roles.
 */
const FACTOR_ROLES: readonly OperatorRole[] = [
  'payout',
  'identity',
  'newsletter',
  'pricing',
  'catalogue',
  'content',
  'administration',
]

/** Whether the operator has to have a second factor. */
export const needsFactor = (operator: Operator): boolean => hasOneOfRoles(operator, FACTOR_ROLES)

/** Normalises a typed name: case and outer spaces don't matter. */
export const normaliseOperatorName = (typed: string): string => typed.trim().toLowerCase()

/** The database's rule: 2 to 40 of a–z, 0–9, dot, hyphen and underscore, starting with a letter or digit. */
export const isOperatorName = (name: string): boolean => /^[a-z0-9][a-z0-9._-]{1,39}$/.test(name)
