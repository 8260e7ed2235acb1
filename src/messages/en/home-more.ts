/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'Try the rule',
  HOME_EXAMPLE_TEXT:
    'This is how every offer is made: a base price, your answers, a sum you can check. Change an answer and the price breakdown changes with it.',
  HOME_EXAMPLE_DEVICE: 'Example: smartphone, 128\u00a0GB',
  HOME_EXAMPLE_BASE: 'Base price',
  HOME_EXAMPLE_CONDITION: 'Condition',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Like new',
  HOME_EXAMPLE_CONDITION_GOOD: 'Good',
  HOME_EXAMPLE_CONDITION_OK: 'Marks you can feel',
  HOME_EXAMPLE_BATTERY: 'Battery health',
  HOME_EXAMPLE_BATTERY_GE_90: '90% or more',
  HOME_EXAMPLE_BATTERY_B80_89: '80 to 89%',
  HOME_EXAMPLE_BATTERY_LT_80: 'Below 80%',
  HOME_EXAMPLE_GLASS: 'Glass',
  HOME_EXAMPLE_GLASS_INTACT: 'Intact',
  HOME_EXAMPLE_GLASS_CHIPPED: 'Small chip',
  HOME_EXAMPLE_GLASS_BACK: 'Back cracked',
  HOME_EXAMPLE_ROUNDING: 'Rounded down to whole euros',
  HOME_EXAMPLE_TOTAL: 'Offer',
  HOME_EXAMPLE_NOTE: 'An example with a made-up base price. Your device has its own.',
  HOME_STEPS: 'Three steps, no surprises',
  HOME_STEP_ANSWER: 'Answer',
  HOME_STEP_ANSWER_TEXT:
    'A few questions about your device. The price moves with each answer and then holds for {days} days.',
  HOME_STEP_SEND: 'Send',
  HOME_STEP_SEND_TEXT:
    'Print the label or show the QR code. {carrier} takes the parcel to us; from the first scan the risk is ours.',
  HOME_STEP_PAID: 'Get paid',
  HOME_STEP_PAID_TEXT:
    'We check each device against your answers and pay each one on its own, without waiting for the rest.',
  HOME_PROOF: 'Why the price holds',
  HOME_PROOF_TEXT:
    'Elsewhere the trouble starts when the parcel has arrived: a second, lower price with a vague reason. We bind ourselves to rules that you can check.',
  HOME_PROOF_RULE: 'Only what differs counts',
  HOME_PROOF_RULE_TEXT:
    'After the inspection, only answers that turn out different can change the price. The same rule and the same price list apply as on the day of your offer.',
  HOME_PROOF_PHOTO: 'No finding without a photo',
  HOME_PROOF_PHOTO_TEXT:
    'Every correction names the question, shows what we found and what it does to the sum.',
  HOME_PROOF_UP: 'The price can rise',
  HOME_PROOF_UP_TEXT: 'If your device is better than you said, we pay more without being asked.',
  HOME_PROOF_SILENCE: 'Silence is not a yes',
  HOME_PROOF_SILENCE_TEXT:
    'You have 14 days to answer a new price. If you do not, your device comes back free of charge.',
  HOME_WORRIES: 'Good to know',
  HOME_WORRY_DATA: 'What happens to my data?',
  HOME_WORRY_DATA_TEXT:
    'Erase the device before you send it; our tips show how. We erase it again and never read what is on it.',
  HOME_WORRY_LOCK: 'I forgot to sign out. Is that a problem?',
  HOME_WORRY_LOCK_TEXT:
    'No. We write to you with a guide for your model, and the inspection goes on once the lock is gone. Your price stays.',
  HOME_WORRY_PAYMENT: 'When and how do I get my money?',
  HOME_WORRY_PAYMENT_TEXT:
    'As soon as a device is accepted, we pay it to your account. Account holder and seller must be the same person.',
  HOME_WORRY_RETURN: 'What if I do not like the new price?',
  HOME_WORRY_RETURN_TEXT:
    'Have it sent back free of charge, ask for a second check by another inspector, or let us recycle it. You decide.',
  HOME_WORRIES_MORE: 'How it works in detail',
  SEAL_RATING: '{value} out of 5',
  SEAL_RATING_COUNT: '{count, plural, one {# review} other {# reviews}} at {source}',
  SEAL_FAIRNESS: '{share} paid as offered or better',
  SEAL_FAIRNESS_COUNT: 'counted over {devices} inspected devices',
  SEAL_COUNTING: 'We count in public',
  SEAL_COUNTING_TEXT: 'How our inspections end is open for everyone to read.',
  SEAL_MORE: 'Fairness in figures',
  REVIEWS: 'What sellers say',
  REVIEWS_LABEL: 'Reviews, scroll sideways',
} as const
