import { account } from './account.ts'
import { mails } from './mails.ts'
import { shipping } from './shipping.ts'

export const letters = { ...mails, ...shipping, ...account } as const
