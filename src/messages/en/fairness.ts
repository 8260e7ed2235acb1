/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Fairness in figures',
  SCREEN_FAIRNESS_LEAD:
    'How our inspections really turn out. Every device we’ve inspected counts, whether we like the result or not.',
  FAIRNESS_PERIOD: 'Sales that ended between {from} and {until}, in all countries.',
  FAIRNESS_EMPTY: 'Not enough devices yet',
  FAIRNESS_EMPTY_TEXT:
    'We’ll publish figures once {count} devices have been inspected. With fewer, they wouldn’t mean much.',
  FAIRNESS_COUNTING: 'We’re counting the sales again. The figures will be here shortly.',
  FAIRNESS_SUMMARY: 'We paid the offered price or more for {share} of {devices} devices.',
  FAIRNESS_ENDS: 'How they turned out',
  FAIRNESS_AS_QUOTED: 'Paid as offered',
  FAIRNESS_RAISED: 'Paid more than offered',
  FAIRNESS_LOWERED: 'Paid less, with the seller’s agreement',
  FAIRNESS_RETURNED: 'Sent back',
  FAIRNESS_RECYCLED: 'Recycled, as the seller chose',
  FAIRNESS_HANDED_OVER: 'Handed over to the authorities',
  FAIRNESS_BY_CATEGORY: 'By device type',
  FAIRNESS_CATEGORY: 'Device type',
  FAIRNESS_DEVICES: 'Devices',
  FAIRNESS_TIMES: 'How long it takes',
  FAIRNESS_TIMES_TEXT: 'Median times in hours, rounded up. Nights and weekends included.',
  FAIRNESS_ALL: 'All devices',
  FAIRNESS_TRANSIT: 'On the way to us',
  FAIRNESS_INSPECTION: 'From arrival to result',
  FAIRNESS_ANSWER: 'Seller’s time to answer',
  FAIRNESS_APPEAL: 'Second inspection',
  FAIRNESS_PAYOUT: 'From acceptance to payout',
  FAIRNESS_RETURN: 'On the way back',
  FAIRNESS_HOURS: '{hours}\u00a0h',
  FAIRNESS_TOO_FEW: 'too few',
  FAIRNESS_APPEALS: 'Second inspections',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {Sellers asked for # second inspection.} other {Sellers asked for # second inspections.}} In {upheld, plural, one {# case} other {# cases}} the seller was right and got the price we’d offered. In {rejected, plural, one {# case} other {# cases}} the first result stood.',
  FAIRNESS_APPEALS_NONE: 'Nobody’s asked for a second inspection.',
  FAIRNESS_FREE_RECYCLING: 'Recycled for free',
  FAIRNESS_FREE_RECYCLING_TEXT:
    '{count, plural, one {# device} other {# devices}} since {date}. We made no offer for them, so they aren’t part of the figures above.',
  FAIRNESS_METHOD: 'How we count',
  FAIRNESS_METHOD_LOG:
    'The figures come straight from each device’s log. Nobody can change an entry, and nobody picks what’s counted.',
  FAIRNESS_METHOD_SETTLED:
    'A device is counted once it’s been paid, returned, recycled or handed over. Lost parcels are paid as offered, but they say nothing about inspections, so we leave them out.',
  FAIRNESS_METHOD_FEW: 'We don’t show groups of fewer than {count} devices. They’d be down to chance.',
  FAIRNESS_METHOD_FRESH: 'Counted on {moment}. We update the figures every {minutes} minutes.',
} as const
