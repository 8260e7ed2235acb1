import { account } from './account.ts'
import { inspection } from './inspection.ts'
import { mails } from './mails.ts'
import { shipping } from './shipping.ts'

export const letters = { ...mails, ...inspection, ...shipping, ...account }
