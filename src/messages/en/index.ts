import { account } from './account.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { clarification } from './clarification.ts'
import { consent } from './consent.ts'
import { contact } from './contact.ts'
import { deviceMore } from './device-more.ts'
import { drawer } from './drawer.ts'
import { erased } from './erased.ts'
import { errors } from './errors.ts'
import { fairness } from './fairness.ts'
import { files } from './files.ts'
import { forms } from './forms.ts'
import { grading } from './grading.ts'
import { home } from './home.ts'
import { homeMore } from './home-more.ts'
import { identity } from './identity.ts'
import { inHand } from './in-hand.ts'
import { inspectionProof } from './inspection-proof.ts'
import { journey } from './journey.ts'
import { lists } from './lists.ts'
import { newsletter } from './newsletter.ts'
import { offer } from './offer.ts'
import { photoPassport } from './photo-passport.ts'
import { priceWatch } from './price-watch.ts'
import { recycling } from './recycling.ts'
import { reviews } from './reviews.ts'
import { safety } from './safety.ts'
import { saleOnDevice } from './sale-on-device.ts'
import { saleReview } from './sale-review.ts'
import { screens } from './screens.ts'
import { selfTest } from './self-test.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { signedOffer } from './signed-offer.ts'
import { status } from './status.ts'
import { thanks } from './thanks.ts'
import { trust } from './trust.ts'
import { verifyOffline } from './verify-offline.ts'

export const messages = {
  ...shell,
  ...home,
  ...homeMore,
  ...inHand,
  ...errors,
  ...screens,
  ...catalogue,
  ...offer,
  ...deviceMore,
  ...grading,
  ...cart,
  ...checkout,
  ...forms,
  ...thanks,
  ...status,
  ...safety,
  ...recycling,
  ...files,
  ...identity,
  ...journey,
  ...saleReview,
  ...saleOnDevice,
  ...reviews,
  ...signIn,
  ...account,
  ...clarification,
  ...signedOffer,
  ...inspectionProof,
  ...erased,
  ...verifyOffline,
  ...fairness,
  ...trust,
  ...consent,
  ...contact,
  ...newsletter,
  ...photoPassport,
  ...priceWatch,
  ...selfTest,
  ...lists,
  ...drawer,
} as const
