/** From one free label for a mailbox to the next. */
export const RECYCLING_LABEL_DAYS = 30

/**
 * How many labels with different senders a mailbox can have in that time, as long as none is used: whoever types a
 * stranger's address must not leave its owner without a label of their own.
 */
export const RECYCLING_SENDERS = 3

/** How many labels people of one network get in a day: a household, not a collector of labels. */
export const RECYCLING_NETWORK_LABELS = 5

/** How many requests for labels a market accepts in a day, unless the shop is configured otherwise: a ceiling for the postage. */
export const RECYCLING_MARKET_LABELS = 200

/** How many devices fit into a parcel that we pay for. */
export const RECYCLING_MAX_DEVICES = 5

/** A repeated request within this time follows from a double click or from impatience: the first mail is on its way. */
export const RECYCLING_REPEAT_MINUTES = 10
