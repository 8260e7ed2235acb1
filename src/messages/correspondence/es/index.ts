import { account } from './account.ts'
import { contact } from './contact.ts'
import { inspection } from './inspection.ts'
import { locks } from './locks.ts'
import { mails } from './mails.ts'
import { newsletter } from './newsletter.ts'
import { safety } from './safety.ts'
import { shipping } from './shipping.ts'

export const correspondence = {
  ...mails,
  ...locks,
  ...inspection,
  ...shipping,
  ...account,
  ...contact,
  ...newsletter,
  ...safety,
}
