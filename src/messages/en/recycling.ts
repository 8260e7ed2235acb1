/** Texts of the form for a free recycling label, and of the parcel's page. Mails use the sentences of its states. */
export const recycling = {
  SCREEN_RECYCLING: 'Recycle it for free',
  SCREEN_RECYCLING_LEAD:
    'Not worth an offer any more? We’ll email you a free shipping label and recycle your device properly.',
  SCREEN_RECYCLING_STATUS: 'Your recycling parcel',
  SCREEN_RECYCLING_STATUS_LEAD: 'See how far your recycling parcel has got, and print its label again.',
  RECYCLING_FORM: 'Your details for the label',
  RECYCLING_DEVICE: 'What are you sending?',
  RECYCLING_DEVICE_HINT: 'You can put up to {count} devices in one parcel.',
  RECYCLING_EMAIL_HINT: 'We’ll send the label here, and no adverts.',
  RECYCLING_BATTERY: 'Never post a damaged battery',
  RECYCLING_BATTERY_TEXT:
    'If a battery is swollen, leaking or crushed, no carrier will take it. Take the device to a recycling centre instead.',
  RECYCLING_BATTERY_LINK: 'What to do with a swollen battery',
  RECYCLING_BATTERY_CONFIRM: 'There’s no swollen or damaged battery in my parcel.',
  PROBLEM_BATTERY_SAFETY_REQUIRED:
    'Please confirm that no battery is damaged. Carriers don’t take damaged ones.',
  RECYCLING_TERMS:
    'Everything’s free. We don’t pay for what you send, and it becomes ours once it arrives, so we can’t send it back. Please erase your data first.',
  RECYCLING_LIMIT: 'Each email address can have one label every {days} days.',
  RECYCLING_PRIVACY:
    'We’ll use your details for this parcel only, and delete them {days} days after the last step.',
  RECYCLING_PRIVACY_LINK: 'Privacy',
  RECYCLING_SUBMIT: 'Email me the label',
  RECYCLING_SENDING: 'Sending…',
  RECYCLING_FAILED: 'That didn’t work, but your details are still here. Please try again in a moment.',
  RECYCLING_BUSY: 'We can’t send you a label right now. Please try again tomorrow.',
  RECYCLING_SENT: 'Check your inbox',
  RECYCLING_SENT_TEXT: 'We’re sending your label and packing slip to {email}.',
  RECYCLING_SENT_TEXT_ANY: 'We’re sending your label and packing slip to the address you gave us.',
  RECYCLING_SENT_AGAIN:
    'If that address has had a label in the last {days} days, our email will be about that one.',
  RECYCLING_NUMBER_TITLE: 'Recycling number',
  RECYCLING_PROGRESS: 'Progress of your parcel',
  RECYCLING_STEP_CREATED: 'Requested',
  RECYCLING_STEP_SENT: 'On its way',
  RECYCLING_STEP_RECEIVED: 'Arrived',
  RECYCLING_STEP_RECYCLED: 'Recycled',
  RECYCLING_CREATED: 'Making your label',
  RECYCLING_CREATED_TEXT: 'We’re making your shipping label. It’ll be in your inbox in a moment.',
  RECYCLING_LABEL_ISSUED: 'Waiting for your parcel',
  RECYCLING_LABEL_ISSUED_TEXT: 'Send your parcel by {date}. After that, the label stops working.',
  RECYCLING_IN_TRANSIT: 'On its way to us',
  RECYCLING_IN_TRANSIT_TEXT: 'Your parcel’s on its way. We’ll email you when it’s here.',
  RECYCLING_RECEIVED: 'Your parcel has arrived',
  RECYCLING_RECEIVED_TEXT:
    'Thanks, your parcel is here. We’ll sort what’s in it and email you once it’s gone to be recycled.',
  RECYCLING_RECYCLED: 'Recycled',
  RECYCLING_RECYCLED_TEXT:
    'What you sent has gone to be recycled properly. Thanks for not leaving it in a drawer.',
  RECYCLING_EXPIRED: 'Label expired',
  RECYCLING_EXPIRED_TEXT:
    'Your parcel wasn’t scanned by {date}, so the label no longer works. It doesn’t cost you anything.',
  RECYCLING_SEND: 'Next: send your parcel',
  RECYCLING_PARCEL_NUMBER: 'No packing slip? Write this number on the parcel:',
} as const
