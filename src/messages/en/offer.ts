/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Your price',
  OFFER_NO_SCRIPT: 'Selling online needs JavaScript. If yours is off, write to us and we’ll help.',
  OFFER_WRITE: 'Write to us',
  OFFER_STEP: 'Question {number} of {count}',
  OFFER_NEXT: 'Next',
  OFFER_BACK: 'Back',
  OFFER_WATCH: 'Set a price alert',
  OFFER_SELF_TEST: 'Test this device now, about {seconds} seconds',
  OFFER_RESET: 'Start again',
  OFFER_MULTI_HINT: 'Choose all that apply.',
  OFFER_HELP: 'How can I tell?',
  OFFER_STORAGE: 'How much storage does it have?',
  OFFER_STORAGE_HINT: 'You’ll find it in Settings, under “About” or “Storage”.',
  OFFER_CONDITION: 'What condition is it in?',
  OFFER_CONDITION_HINT: 'Check it in daylight, from every side, without a case or screen protector.',

  SHEET_TITLE: 'Is all of this true?',
  SHEET_CONFIRM: 'Yes, all of it',
  SHEET_SHOW: 'Show my price',
  SHEET_DIFFERS: 'Not true',
  SHEET_ALL: 'Everything’s true',
  SHEET_CHOOSE: 'Choose what’s true, or clear the tick.',

  CONDITION_NEW_TEXT: 'Unopened, in its original packaging.',
  CONDITION_LIKE_NEW_TEXT: 'No marks you can see from 30\u00a0cm away.',
  CONDITION_GOOD_TEXT: 'Marks you can see but can’t feel with a fingernail.',
  CONDITION_OK_TEXT: 'Marks you can feel, or dents up to 2\u00a0mm.',
  CONDITION_BAD_TEXT: 'Deeper dents, a bent frame or a cracked housing.',
  CONDITION_ENLARGE: '{condition}: enlarge picture',
  COMPARE_TITLE: 'Compare: flawless to broken',
  DISPLAY_CHECK_TITLE: 'Test the screen',

  FACTS_TITLE: 'Not sure? A few questions will help',

  FILM_TITLE: 'Watch the conditions (12\u00a0s)',

  EFFECT_NO_OFFER: 'no offer',
  EFFECT_BLOCKED: 'unlock first',
  EFFECT_FOLLOW_UP: 'depends on the fault',

  PRICE_SO_FAR: 'Price so far',
  PRICE_FINAL: 'We’ll pay you',
  PRICE_UP_TO_SHORT: 'up to',
  PRICE_SO_FAR_SHORT: 'so far',
  PRICE_FINAL_SHORT: 'you’ll get',
  PRICE_OPEN_QUESTIONS: '{count, plural, one {# question left} other {# questions left}}',
  PRICE_DONE: 'Your exact price. We’ll hold this offer for {days} days.',

  BREAKDOWN_TITLE: 'Price breakdown',
  BREAKDOWN_BASE: 'Base price',
  BREAKDOWN_BASE_STORAGE: 'Base price, {storage}',
  BREAKDOWN_CONDITION: 'Condition: {condition}',
  BREAKDOWN_FLOOR: 'At least {share} of the base price',
  BREAKDOWN_ROUNDING: 'Rounded down to the nearest euro',
  BREAKDOWN_TOTAL: 'Total',

  HISTORY_SINCE: 'The price has been the same since {date}.',
  HISTORY_CHANGED: '{change} since {date}. In that time it’s been between {lowest} and {highest}.',

  GATE_LOCKED: 'We can’t buy a device that’s still locked',
  GATE_LOCKED_TEXT:
    'Nobody could use it again. If you can still sign out, even just before you send it, you’ll keep your offer.',
  NO_OFFER: 'We can’t make an offer for this one',
  NO_OFFER_DANGEROUS_GOODS:
    'A swollen battery can catch fire and mustn’t be posted. Don’t charge it or press on it. Take it to a recycling centre.',
  NO_OFFER_FUNGUS: 'Fungus across the glass can’t be removed, and it spreads to other lenses.',
  NO_OFFER_NO_PICTURE: 'Repairing a monitor with no picture costs more than it’s worth.',
  NO_OFFER_PANEL_BROKEN: 'Replacing a broken panel costs more than the monitor is worth.',
  NO_OFFER_BANNED: 'We can’t resell a console that’s banned from its online service.',
  NO_OFFER_MODDED: 'We don’t buy consoles that have been opened or modified.',
  NO_OFFER_TOO_LOW:
    'With these answers it comes to less than {minimum}, and we don’t make offers below that. But we’ll recycle it for free and email you a shipping label.',
  STOP_RECYCLE: 'Get a free recycling label',
  STOP_ADVICE: 'What to do with a swollen battery',

  ANSWERS_CHANGE: 'Change',
  ADDED_TITLE: 'In your sale: {name}',
  ADDED_UNTIL: 'We’ll hold this offer until {moment}.',
  ADDED_CLOSE: 'Close',
} as const
