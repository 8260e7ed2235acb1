/** How long data outside trades is kept; docs/retention.md says why. */
export const DONE_JOB_KEEP_DAYS = 30

/** A guest's customer number without a trade. */
export const UNUSED_GUEST_KEEP_DAYS = 7

/** An offer without a trade, after it has expired. */
export const UNUSED_OFFER_KEEP_DAYS = 90

/** Proof of a consent to the newsletter that has been withdrawn. */
export const UNSUBSCRIBED_KEEP_YEARS = 3

/** Which issues of the newsletter someone got. */
export const ISSUE_DELIVERY_KEEP_YEARS = 1

/** Addresses that got an issue as a test. */
export const ISSUE_TEST_KEEP_DAYS = 30

export const INDIVIDUAL_OFFER_KEEP_YEARS = 3

export const CONTACT_MESSAGE_KEEP_YEARS = 1

/** Months of 30 days. */
export const EVENT_KEEP_MONTHS = 25

/** Browsers that are notified of a sale, from its end: its last mails may come until then. */
export const PUSH_KEEP_DAYS = 14

/** Who sent a recycling parcel, from its last step. */
export const RECYCLING_KEEP_DAYS = 90
