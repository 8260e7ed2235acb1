/**
 * Where a device stands, as the status page, the account and the mails say it: a few words, and a sentence. The sentence
 * may use `date` (the day that the state waits for), `amount`, `account` and `count` (how many devices it is about).
 */
export const status = {
  STATUS_CREATED: 'Confirmed',
  STATUS_CREATED_TEXT: 'We’re making your shipping label. It’ll be in your inbox in a moment.',
  STATUS_LABEL_ISSUED: 'Waiting for your parcel',
  STATUS_LABEL_ISSUED_TEXT: 'Send your parcel by {date} to keep your price.',
  STATUS_CANCELLED_TEXT: 'Cancelled, as you asked. Please don’t send anything.',
  STATUS_IN_TRANSIT: 'On its way to us',
  STATUS_IN_TRANSIT_TEXT: 'Your parcel’s on its way. We’ll email you when it’s here.',
  STATUS_EXPIRED_TEXT:
    'Your parcel wasn’t scanned by {date}, so the price guarantee has ended. You don’t owe us anything.',
  STATUS_RECEIVED: 'Arrived',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Your device has arrived. We’ll inspect it by {date}.} other {Your # devices have arrived. We’ll inspect them by {date}.}}',
  STATUS_LOST: 'Being traced',
  STATUS_LOST_TEXT:
    '{count, plural, one {Your device hasn’t reached us. We’re tracing it with the carrier.} other {Your # devices haven’t reached us. We’re tracing them with the carrier.}} We’ll email you as soon as we know more.',
  STATUS_ACCEPTED: 'Price settled',
  STATUS_ACCEPTED_TEXT: 'It’s settled: you’ll get {amount}. Next, we’ll pay you.',
  STATUS_IN_INSPECTION: 'Being inspected',
  STATUS_IN_INSPECTION_TEXT: 'We’re inspecting your device and will email you the result.',
  STATUS_COUNTER_OFFERED: 'You decide',
  STATUS_COUNTER_OFFERED_TEXT:
    'Your device isn’t quite as you described. Have a look and tell us by {date} what you’d like to do. If we don’t hear from you, we’ll send it back for free.',
  STATUS_HAZARDOUS_TEXT:
    'Your device has a damaged battery. We can’t buy it, and no carrier will take it, so we can’t send it back. Tell us by {date} whether we may recycle it for free. You can also ask once for a second inspection. If we don’t hear from you, we’ll keep it safe and get in touch.',
  STATUS_ACTION_REQUIRED: 'We need your help',
  STATUS_ACTION_REQUIRED_TEXT:
    'There’s something only you can do before we carry on. Please do it by {date}. If we don’t hear from you, we’ll send your device back for free.',
  STATUS_MISSING_PART: 'Missing from the parcel: {part}',
  PART_CHARGER: 'charger',
  PART_POWER_CABLE: 'power cable',
  PART_CABLE: 'connecting cable',
  PART_BATTERY: 'battery',
  PART_PEN: 'pen',
  PART_KEYBOARD: 'keyboard',
  PART_CONTROLLER: 'controller',
  PART_DOCK: 'dock',
  PART_STAND: 'stand',
  PART_DRIVE: 'drive',
  PART_LENS_CAP: 'lens cap',
  PART_STRAP: 'strap',
  STATUS_QUARANTINED: 'On hold',
  STATUS_QUARANTINED_TEXT:
    'Your device is on a list of lost or stolen devices. We’re looking into it and will email you.',
  STATUS_RETURN_PENDING: 'Going back to you',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {We’re getting your device ready to send back.} other {We’re getting your # devices ready to send back.}} It’s free, and we’ll email you the tracking number.',
  STATUS_UNDELIVERED: 'Return not delivered',
  STATUS_UNDELIVERED_TEXT:
    '{count, plural, one {The carrier couldn’t deliver your device, and it’s back with us.} other {The carrier couldn’t deliver your # devices, and they’re back with us.}} Please tell us the right address, and we’ll send the return again for free.',
  STATUS_RECYCLED: 'Recycled',
  STATUS_RECYCLED_TEXT: 'We’re recycling your device properly. It doesn’t cost you anything.',
  STATUS_APPEALED: 'Second inspection',
  STATUS_APPEALED_TEXT: 'Another inspector is looking at your device. We’ll email you the result.',
  STATUS_PAYOUT_PENDING: 'Payout ordered',
  STATUS_PAYOUT_PENDING_TEXT: 'We’ve ordered the payout of {amount} to {account}.',
  STATUS_PAID: 'Paid',
  STATUS_PAID_TEXT: 'We’ve paid {amount} to {account}.',
  STATUS_PAYOUT_FAILED: 'Payment returned',
  STATUS_PAYOUT_FAILED_TEXT:
    'Our payment of {amount} to {account} didn’t go through. Give us another account and we’ll pay again.',
  STATUS_HANDED_OVER: 'Handed over',
  STATUS_HANDED_OVER_TEXT: 'We’ve handed the device over to the authorities.',
  STATUS_RETURN_SHIPPED: 'On its way back',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Your device is on its way back to you.} other {Your # devices are on their way back to you.}}',
  STATUS_RETURNED_TEXT: 'Your device is back with you.',
  TIMELINE_QUESTION: 'Question for you',
  TIMELINE_RETURNING: 'On its way back',
  TIMELINE_OPEN: 'still to come',
  STATUS_ACTION_NEEDED: 'We need your answer',
  STATUS_IN_REVIEW: 'Being inspected',
  STATUS_SENT: 'On its way to us',
  STATUS_OPEN: 'Waiting for your parcel',
  STATUS_RETURNING: 'On its way back',
  STATUS_PAYING: 'Payout ordered',
  STATUS_COMPLETED: 'Completed',
  STATUS_RETURNED: 'Returned',
  STATUS_CANCELLED: 'Cancelled',
  STATUS_EXPIRED: 'Expired',
} as const
