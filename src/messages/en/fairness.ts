/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Fairness in figures',
  SCREEN_FAIRNESS_LEAD:
    'How our inspections really end: every device that we have inspected counts, whether the result suits us or not.',
  FAIRNESS_PERIOD: 'Sales that ended between {from} and {until}, in all countries.',
  FAIRNESS_EMPTY: 'Not enough devices yet',
  FAIRNESS_EMPTY_TEXT:
    'We show figures from {count} devices on. Fewer would be chance, and we do not dress chance up as a promise.',
  FAIRNESS_SUMMARY: '{share} of {devices} devices were paid as offered, or more.',
  FAIRNESS_ENDS: 'How it ended',
  FAIRNESS_AS_QUOTED: 'Paid as offered',
  FAIRNESS_RAISED: 'Paid more than offered',
  FAIRNESS_LOWERED: 'Paid less, and the seller agreed',
  FAIRNESS_RETURNED: 'Sent back',
  FAIRNESS_RECYCLED: 'Recycled at the seller’s wish',
  FAIRNESS_HANDED_OVER: 'Handed over to the authorities',
  FAIRNESS_BY_CATEGORY: 'By kind of device',
  FAIRNESS_CATEGORY: 'Kind',
  FAIRNESS_DEVICES: 'Devices',
  FAIRNESS_TIMES: 'How long it takes',
  FAIRNESS_TIMES_TEXT: 'Half of the devices took no longer. Hours, rounded up, nights and weekends included.',
  FAIRNESS_ALL: 'All devices',
  FAIRNESS_TRANSIT: 'On the way to us',
  FAIRNESS_INSPECTION: 'From arrival to result',
  FAIRNESS_ANSWER: 'Until the seller’s answer',
  FAIRNESS_APPEAL: 'Second check',
  FAIRNESS_PAYOUT: 'From yes to payment',
  FAIRNESS_RETURN: 'On the way back',
  FAIRNESS_HOURS: '{hours}\u00a0h',
  FAIRNESS_TOO_FEW: 'too few',
  FAIRNESS_APPEALS: 'Second checks',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {Sellers asked for # second check.} other {Sellers asked for # second checks.}} In {upheld, plural, one {# case} other {# cases}} the seller was right and got the price offered; in {rejected, plural, one {# case} other {# cases}} the first result stood.',
  FAIRNESS_APPEALS_NONE: 'Nobody asked for a second check.',
  FAIRNESS_METHOD: 'How we count',
  FAIRNESS_METHOD_LOG:
    'The figures come straight from the log of every device. Nobody can change an entry in it, and nobody picks what counts.',
  FAIRNESS_METHOD_SETTLED:
    'A device counts when it is paid, back with its seller, recycled or handed over. Parcels that got lost are paid as offered, but say nothing about inspections and are left out.',
  FAIRNESS_METHOD_FEW: 'Fewer than {count} devices are not shown: that would be chance.',
  FAIRNESS_METHOD_FRESH: 'Counted on {moment}. New figures come every ten minutes.',
} as const
