import { z } from 'zod'
import { OPERATOR_ROLES } from './operator-roles.ts'

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
})

export type OpenOperator = z.output<typeof OPEN_OPERATOR>

export const ENDED_SIGN_INS = z.object({ ended: z.number().int() })

export const RESET_FACTOR = z.object({ factors: z.number().int(), signIns: z.number().int() })
