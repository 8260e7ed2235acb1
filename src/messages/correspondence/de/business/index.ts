import { account } from './account.ts'
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

/** German mails and papers for businesses: what addresses the reader says Sie. */
export const businessCorrespondence = {
  ...account,
  ...inspection,
  ...locks,
  ...mails,
  ...newsletter,
  ...parts,
  ...reviews,
  ...recycling,
  ...priceWatch,
  ...safety,
  ...identity,
  ...shipping,
  ...support,
  ...withdrawals,
  ...erasure,
}
