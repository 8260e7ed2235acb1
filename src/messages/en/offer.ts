/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Your price',
  OFFER_LEAD: 'Every answer shows what it changes before you choose it.',
  OFFER_NO_SCRIPT:
    'To work out the price your browser needs JavaScript. Without it, write to us: we answer with a price.',
  OFFER_STEP: 'Question {number} of {count}',
  OFFER_NEXT: 'Next',
  OFFER_BACK: 'Back',
  OFFER_RESET: 'Start again',
  OFFER_MULTI_HINT: 'Choose everything that applies.',
  OFFER_STORAGE: 'How much storage does it have?',
  OFFER_STORAGE_HINT: 'It stands in the settings under “About” or “Storage”.',
  OFFER_CONDITION: 'What condition is it in?',
  OFFER_CONDITION_HINT: 'Look at it in daylight, from all sides, without a case or protective film.',

  CONDITION_NEW_TEXT: 'Unopened in its original packaging.',
  CONDITION_LIKE_NEW_TEXT: 'No mark visible from 30 cm away.',
  CONDITION_GOOD_TEXT: 'Marks can be seen, but not felt with a fingernail.',
  CONDITION_OK_TEXT: 'Marks can be felt, dents of up to 2 mm.',
  CONDITION_BAD_TEXT: 'Deeper dents, bent, or the housing is cracked.',

  FACTS_TITLE: 'Not sure? A few facts are enough',
  FACTS_SEALED: 'Is it still sealed in its packaging?',
  FACTS_SEEN: 'Do you see marks from 30 cm away?',
  FACTS_FELT: 'Can you feel them with a fingernail?',
  FACTS_DEEP: 'Are there dents deeper than 2 mm, is it bent or cracked?',
  FACTS_YES: 'Yes',
  FACTS_NO: 'No',
  FACTS_RESULT: 'Then it is: {condition}',
  FACTS_TAKE: 'Choose this condition',

  FILM_TITLE: 'See the conditions as a film (12 s)',
  FILM_TEXT: 'The film has no sound and no words. It shows the same phone five times:',

  EFFECT_NONE: 'no change',
  EFFECT_NO_OFFER: 'no offer',
  EFFECT_BLOCKED: 'to be unlocked first',

  PRICE_SO_FAR: 'Price so far',
  PRICE_FINAL: 'We pay you',
  PRICE_OPEN_QUESTIONS: '{count, plural, one {# question left} other {# questions left}}',
  PRICE_DONE: 'All questions answered. The price holds for 7 days once it is in the cart.',
  PRICE_SINCE: 'Base price of our list of {date}.',

  BREAKDOWN_TITLE: 'How the price is made',
  BREAKDOWN_BASE: 'Base price',
  BREAKDOWN_BASE_STORAGE: 'Base price, {storage}',
  BREAKDOWN_CONDITION: 'Condition: {condition}',
  BREAKDOWN_FLOOR: 'At least 5% of the base price',
  BREAKDOWN_ROUNDING: 'Rounded down to whole euros',
  BREAKDOWN_TOTAL: 'Total',

  HISTORY_TITLE: 'Price history',
  HISTORY_SINCE: 'This price has held since {date}.',
  HISTORY_CHANGED: '{change} since {date}. In this time the price was between {lowest} and {highest}.',
  HISTORY_CHART:
    'Chart of the base price from {date} until today: lowest {lowest}, highest {highest}, now {current}.',
  HISTORY_TABLE: 'View as a table',
  HISTORY_FROM: 'Valid from',
  HISTORY_TODAY: 'today',
  HISTORY_NOT_BOUGHT: 'not bought',

  GATE_LOCKED: 'Unlock it first',
  GATE_LOCKED_TEXT:
    'We can only buy a device that is signed out of every account: otherwise nobody can use it again. Sign out, then change your answer. The price stays as shown.',
  NO_OFFER: 'We make no offer for this',
  NO_OFFER_DANGEROUS_GOODS:
    'A swollen battery may catch fire and must not be sent by post. Take it to a recycling centre; do not charge or press it.',
  NO_OFFER_FUNGUS: 'Fungus over the glass cannot be removed and spreads to other lenses.',
  NO_OFFER_NO_PICTURE: 'A monitor without a picture costs more to repair than it is worth.',
  NO_OFFER_PANEL_BROKEN: 'A broken panel costs more to replace than the monitor is worth.',
  NO_OFFER_BANNED: 'A console that is banned from its online service cannot be sold on.',
  NO_OFFER_MODDED: 'We do not buy consoles that were opened or whose hardware or software was modified.',
  NO_OFFER_TOO_LOW:
    'With these answers the price is under {minimum}, and below that we make no offer. We send you a free recycling label instead: write to us.',
} as const
