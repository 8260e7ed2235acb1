/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'See how it adds up',
  HOME_EXAMPLE_TEXT:
    'Every offer works like this: a base price, your answers, and a total you can check. Change an answer and watch the price breakdown change.',
  HOME_EXAMPLE_DEVICE: 'Example: smartphone, 128\u00a0GB',
  HOME_EXAMPLE_BASE: 'Base price',
  HOME_EXAMPLE_CONDITION: 'Condition',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Like new',
  HOME_EXAMPLE_CONDITION_GOOD: 'Good',
  HOME_EXAMPLE_CONDITION_OK: 'Fair',
  HOME_EXAMPLE_BATTERY: 'Battery health',
  HOME_EXAMPLE_BATTERY_GE_90: '90% or more',
  HOME_EXAMPLE_BATTERY_B80_89: '80–89%',
  HOME_EXAMPLE_BATTERY_LT_80: 'Below 80%',
  HOME_EXAMPLE_GLASS: 'Glass',
  HOME_EXAMPLE_GLASS_INTACT: 'Intact',
  HOME_EXAMPLE_GLASS_CHIPPED: 'Small chip',
  HOME_EXAMPLE_GLASS_BACK: 'Back cracked',
  HOME_EXAMPLE_ROUNDING: 'Rounded down to the nearest euro',
  HOME_EXAMPLE_TOTAL: 'Offer',
  HOME_EXAMPLE_NOTE: 'An example. The base price depends on your model.',
  HOME_STEPS: 'Three steps, no surprises',
  HOME_STEP_ANSWER: 'Answer',
  HOME_STEP_ANSWER_TEXT:
    'Tell us about your device. The price updates with every answer, and we’ll hold it for {days} days.',
  HOME_STEP_SEND: 'Send',
  HOME_STEP_SEND_TEXT:
    'Print the label or show the QR code. {carrier} brings your parcel to us. If it’s well packed, it travels at our risk from the first scan.',
  HOME_STEP_PAID: 'Get paid',
  HOME_STEP_PAID_TEXT:
    'We inspect each device against your answers and pay for each one as soon as it’s done.',
  HOME_PROOF: 'Why our price holds',
  HOME_PROOF_TEXT:
    'An offer is only good if it still stands after the inspection. These are the rules we keep to, and you can check every one.',
  HOME_PROOF_RULE: 'Only differences count',
  HOME_PROOF_RULE_TEXT:
    'After the inspection, only an answer that turns out different can change your price. The rule and the price list stay the same as on the day of your offer.',
  HOME_PROOF_PHOTO: 'A photo of every difference',
  HOME_PROOF_PHOTO_TEXT:
    'We show you which question it’s about, what we found and what it does to the price.',
  HOME_PROOF_UP: 'It can go up too',
  HOME_PROOF_UP_TEXT: 'If your device is better than you said, we’ll pay you more. You don’t have to ask.',
  HOME_PROOF_SILENCE: 'Silence is never a yes',
  HOME_PROOF_SILENCE_TEXT:
    'You’ll have {days} days to answer a new offer. If we don’t hear from you, we’ll send your device back for free. A device with a damaged battery can’t be sent back, so we’ll get in touch.',
  HOME_WORRIES: 'Good to know',
  HOME_WORRY_DATA: 'What happens to my data?',
  HOME_WORRY_DATA_TEXT:
    'Erase your device before you send it. Our packing tips show you how. Once we’ve bought it, we’ll erase it again without looking at what’s on it. If it has storage, you’ll get a signed certificate when that’s done.',
  HOME_WORRY_LOCK: 'I forgot to sign out. Is that a problem?',
  HOME_WORRY_LOCK_TEXT:
    'No. We’ll email you the steps and carry on once the lock is off. Your price stays the same.',
  HOME_WORRY_PAYMENT: 'When will I get my money?',
  HOME_WORRY_PAYMENT_TEXT:
    'As soon as we’ve inspected a device and the price is settled, we’ll pay you. The account has to be in your own name.',
  HOME_WORRY_RETURN: 'What if I don’t like the new offer?',
  HOME_WORRY_RETURN_TEXT:
    'You decide: have it sent back for free, ask for a second inspection or let us recycle it. Only a device with a damaged battery can’t be sent back: no carrier will take it.',
  HOME_WORRIES_MORE: 'More on how it works',
} as const
