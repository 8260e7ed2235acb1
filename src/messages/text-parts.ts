import { account } from './en/account.ts'
import { checkout } from './en/checkout.ts'
import { clarification } from './en/clarification.ts'
import { consent } from './en/consent.ts'
import { contact } from './en/contact.ts'
import { deviceMore } from './en/device-more.ts'
import { drawer } from './en/drawer.ts'
import { erased } from './en/erased.ts'
import { fairness } from './en/fairness.ts'
import { files } from './en/files.ts'
import { forms } from './en/forms.ts'
import { grading } from './en/grading.ts'
import { home } from './en/home.ts'
import { homeMore } from './en/home-more.ts'
import { identity } from './en/identity.ts'
import { inHand } from './en/in-hand.ts'
import { inspectionProof } from './en/inspection-proof.ts'
import { journey } from './en/journey.ts'
import { lists } from './en/lists.ts'
import { newsletter } from './en/newsletter.ts'
import { offer } from './en/offer.ts'
import { photoPassport } from './en/photo-passport.ts'
import { priceWatch } from './en/price-watch.ts'
import { recycling } from './en/recycling.ts'
import { reviews } from './en/reviews.ts'
import { safety } from './en/safety.ts'
import { saleOnDevice } from './en/sale-on-device.ts'
import { saleReview } from './en/sale-review.ts'
import { selfTest } from './en/self-test.ts'
import { signIn } from './en/sign-in.ts'
import { signedOffer } from './en/signed-offer.ts'
import { status } from './en/status.ts'
import { thanks } from './en/thanks.ts'
import { trust } from './en/trust.ts'
import { verifyOffline } from './en/verify-offline.ts'

/** Texts that browsers only load with the pages that need them. All others come with every page. */
export const LATE_TEXTS = {
  /** The pages on the way to a device: the home page at first sight, and overviews. */
  browse: home,
  /** A device's page: the questions and the price. */
  offer,
  /** A device's page below the questions, and what ends its price card. */
  deviceMore,
  /** What helps with judging a condition, on request. */
  grading,
  /** Fields, problems and outcomes that forms share. */
  form: forms,
  /** Cart and checkout. */
  sale: checkout,
  /** An existing trade and its progress. */
  trade: { ...thanks, ...status, ...safety, ...saleReview, ...saleOnDevice },
  /** How a sale goes, on its page. */
  journey,
  /** What everyone sees of the account. */
  signIn,
  /** What a customer sees of it. */
  account,
  clarification,
  /** Files that prove what we promised, and the page that checks them. */
  signedFiles: { ...signedOffer, ...verifyOffline },
  /** What is sealed and logged, and how anyone checks it. */
  proof: { ...inspectionProof, ...erased },
  /** The figures that we publish. */
  fairness,
  /** Files that sellers upload to a clarification or with an identity document. */
  files,
  /** The identity document of a seller, where the law asks for it. */
  identity,
  /** What sellers say. */
  reviews,
  /** The consent banner, which appears a second after the start. */
  consent,
  contact,
  /** The form for a free recycling label, and the page of its parcel. */
  recycling,
  newsletter,
  /** The photos of a device, and how they are compared. */
  photoPassport,
  /** Asking for a price watch, confirming and ending it. */
  priceWatch,
  /** The self-test, and what it says on a device's page. */
  selfTest,
  /** Pricing a list row by row. */
  lists,
  /** The list of a household. */
  drawer,
  /** What can be checked before selling, below the first view. */
  trust,
  /** The home page below the fold. */
  home: homeMore,
  /** The device in the visitor's hand, if it is recognised. */
  inHand,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type LatePart = keyof typeof LATE_TEXTS

export const LATE_PARTS = Object.keys(LATE_TEXTS) as readonly LatePart[]

/** Screen titles and texts of device pages are kept with the common texts, but load with the part they belong to. */
const PARTS_BY_PREFIX: readonly (readonly [prefix: string, part: LatePart])[] = [
  ['HOME_MANUFACTURERS', 'browse'],
  ['HOME_POPULAR', 'browse'],
  ['OVERVIEW_', 'browse'],
  ['FILTER_', 'browse'],
  ['SORT_', 'browse'],
  ['SELL_', 'browse'],
  ['SCREEN_SELL', 'browse'],
  ['SCREEN_ACCOUNT_', 'signIn'],
  ['SCREEN_CHECKOUT', 'sale'],
  ['SCREEN_CLARIFICATION', 'clarification'],
  ['SCREEN_CONTACT', 'contact'],
  ['SCREEN_MY_SALE', 'trade'],
  ['SCREEN_PAYOUT_OBJECTION', 'trade'],
  ['SCREEN_SALE_EMAIL', 'trade'],
  ['SCREEN_THANK_YOU', 'trade'],
  ['PDP_', 'offer'],
  ['CART_ADD', 'offer'],
]

/** Texts for search engines. The server writes them into the head; browsers never need them. */
const isForHeads = (key: string): boolean => /^HOME_TITLE$|^PDP_UP_TO_NOTE$|_DESCRIPTION$/.test(key)

/** The part that a text loads with. */
export function findTextPart(key: string): LatePart | 'base' | 'head' {
  if (isForHeads(key)) return 'head'
  const [, part] = PARTS_BY_PREFIX.find(([prefix]) => key.startsWith(prefix)) ?? []
  return LATE_PARTS.find((late) => key in LATE_TEXTS[late]) ?? part ?? 'base'
}
