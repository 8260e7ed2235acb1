/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Fairness in figures',
  SCREEN_FAIRNESS_LEAD:
    'How our inspections really turn out. Every device we’ve inspected counts, whether we like the result or not.',
  FAIRNESS_PERIOD: 'Sales that ended between {from} and {until}, in all countries.',
  FAIRNESS_EMPTY: 'Not enough devices yet',
  FAIRNESS_GROUPED: 'Counted with other types so that no single device can be identified',
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
  FAIRNESS_SO_FAR: '{counted} of {needed} devices so far',
  FAIRNESS_PLAN: 'What we’ll publish here',
  FAIRNESS_PLAN_TEXT:
    'We’re naming it now, before we know how it turns out: the shares and times below, for all devices and for each device type, always over the last twelve months. The results of second inspections, too.',
  FAIRNESS_PLAN_ENDS: 'How inspections turn out',
  FAIRNESS_METHOD_FRESH:
    'We publish new figures once {count} more devices have been counted, at most {days, plural, one {once a day} other {every # days}}.',
  FAIRNESS_METHOD_WAIT:
    'A device type’s figures only ever change by {few} devices or more. With fewer, they stay as they were and the new devices wait. Otherwise, comparing two sets of figures could show how a single sale went.',
  FAIRNESS_METHOD_EDITION: 'This is edition {number}, published on {moment}.',
  FAIRNESS_DATA: 'Check the figures yourself',
  FAIRNESS_DATA_TEXT:
    'All inspection figures on this page can be worked out from one file. Its seal is in the public log, so nobody can swap the file later without it being noticed.',
  FAIRNESS_DATA_LATER:
    'Once there are figures, you’ll be able to download them here and work them out yourself. The file’s seal will be in the public log, so nobody can swap it later without it being noticed.',
  FAIRNESS_DATA_PRIVACY:
    'The file only has counts: no names, days, prices or sale numbers. Device types with fewer than {count} devices are grouped together, with the next larger type if they’d still be too few. Times that fewer than {few} devices share move closer to the middle, which leaves the median exactly as it is.',
  FAIRNESS_DATA_JSON: 'Figures with proof (JSON)',
  FAIRNESS_DATA_CSV: 'Figures as a table (CSV)',
  FAIRNESS_DATA_HASH: 'Seal of the figures (SHA-256)',
  FAIRNESS_DATA_HOW: 'How to check the file',
  FAIRNESS_DATA_HOW_TEXT:
    'Our verifier works out the figures from the file and checks that they’re in the public log. It runs on your computer with Node and doesn’t ask us anything.',
  FAIRNESS_DATA_KEYS: 'Our public keys',
  FAIRNESS_LOG: 'The public log',
  FAIRNESS_LOG_TEXT:
    'Every inspection result gets an entry here before it’s compared with the seller’s answers. Keep the state below: anyone who has it can tell later whether we’ve changed anything.',
  FAIRNESS_LOG_NONE: 'The log is about to start.',
  FAIRNESS_LOG_SIZE: 'Entries',
  FAIRNESS_LOG_ROOT: 'Seal of all entries',
  FAIRNESS_LOG_TIME: 'Signed on',
  FAIRNESS_LOG_HEAD: 'Signed state (JSON)',
  FAIRNESS_LOG_VERIFY: 'Verify a proof',
} as const
