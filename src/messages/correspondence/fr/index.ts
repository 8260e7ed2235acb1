import { account } from './account.ts'
import { contact } from './contact.ts'
import { erasure } from './erasure.ts'
import { identity } from './identity.ts'
import { inspection } from './inspection.ts'
import { locks } from './locks.ts'
import { mails } from './mails.ts'
import { newsletter } from './newsletter.ts'
import { parts } from './parts.ts'
import { priceWatch } from './price-watch.ts'
import { recycling } from './recycling.ts'
import { reviews } from './reviews.ts'
import { safety } from './safety.ts'
import { shipping } from './shipping.ts'
import { support } from './support.ts'
import { withdrawals } from './withdrawals.ts'

export const correspondence = {
  ...mails,
  ...locks,
  ...inspection,
  ...shipping,
  ...parts,
  ...account,
  ...contact,
  ...newsletter,
  ...priceWatch,
  ...safety,
  ...recycling,
  ...identity,
  ...reviews,
  ...support,
  ...withdrawals,
  ...erasure,
}
