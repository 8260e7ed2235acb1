import { z } from 'zod'
import { OPERATOR_ROLES } from './operator-roles.ts'
import { TOKEN_DAYS } from './token-days.ts'

const MOMENT = z.iso.datetime()

const OPERATOR = {
  name: z.string(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
  disabledAt: MOMENT.nullable().describe('Null while the operator may sign in.'),
  factor: z
    .enum(['SET_UP', 'MISSING', 'NONE'])
    .describe('Missing where a role needs a second factor and there is none.'),
}

/** An operator as administrators see them. */
export const LISTED_OPERATOR = z.object({
  ...OPERATOR,
  signIns: z.number().int(),
  tokens: z.number().int(),
})

export type ListedOperator = z.output<typeof LISTED_OPERATOR>

const SESSION = z.object({
  id: z.uuid(),
  kind: z.enum(['browser', 'machine']),
  createdAt: MOMENT,
  lastUsedAt: MOMENT,
  expiresAt: MOMENT,
  browser: z.string().nullable(),
  address: z.string().nullable(),
  mayDo: z.string().nullable().describe('What a token is for, in words; null for browsers.'),
})

/** An operator with their sign-ins and tokens, newest first. */
export const OPEN_OPERATOR = z.object({
  ...OPERATOR,
  isOwn: z.boolean().describe('Administrators look after each other, not after themselves.'),
  sessions: z.array(SESSION),
  actionScopes: z
    .array(z.object({ action: z.string(), label: z.string() }))
    .describe(
      'Actions of this operator that a token has to name, because a person would show a second factor.',
    ),
})

export type OpenOperator = z.output<typeof OPEN_OPERATOR>

export const ENDED_SIGN_INS = z.object({ ended: z.number().int() })

export const RESET_FACTOR = z.object({ factors: z.number().int(), signIns: z.number().int() })

const ROLES = z.array(z.enum(OPERATOR_ROLES)).min(1)

export const NEW_OPERATOR = z.strictObject({
  name: z.string().max(60).describe('2 to 40 of a–z, 0–9, dot, hyphen and underscore.'),
  roles: ROLES,
})

/** Shown once: nobody can read it again. */
export const ADDED_OPERATOR = z.object({ name: z.string(), password: z.string() })

export type AddedOperator = z.output<typeof ADDED_OPERATOR>

export const CHANGED_ROLES = z.strictObject({ roles: ROLES })

export const NEW_TOKEN = z.strictObject({
  scopes: z
    .array(z.string().max(60))
    .min(1)
    .max(100)
    .describe('Roles, and actions that a role isn’t enough for.'),
  days: z.number().int().min(TOKEN_DAYS.min).max(TOKEN_DAYS.max),
})

/** Shown once: nobody can read it again. */
export const CREATED_TOKEN = z.object({ token: z.string(), expiresAt: MOMENT })

export type CreatedToken = z.output<typeof CREATED_TOKEN>
