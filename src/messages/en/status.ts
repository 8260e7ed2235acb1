/**
 * Where a device stands, as the status page, the account and the mails say it: a few words, and a sentence. The sentence
 * may use `date` (the day that the state waits for), `amount`, `account` and `count` (how many devices it is about).
 */
export const status = {
  STATUS_CREATED: 'Created',
  STATUS_CREATED_TEXT: 'We are preparing your label. You get it by e-mail in a moment.',
  STATUS_LABEL_ISSUED: 'Waiting for your parcel',
  STATUS_LABEL_ISSUED_TEXT: 'Send your parcel by {date}. Until then your price holds.',
  STATUS_CANCELLED_TEXT: 'Cancelled, as you asked. Please do not send anything.',
  STATUS_IN_TRANSIT: 'On its way to us',
  STATUS_IN_TRANSIT_TEXT: 'Your parcel is on its way to us. We write to you when it is here.',
  STATUS_EXPIRED_TEXT: 'No parcel was scanned by {date}, so your price no longer holds. You owe us nothing.',
  STATUS_RECEIVED: 'Arrived',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Your device has arrived. We check it by {date}.} other {Your # devices have arrived. We check them by {date}.}}',
  STATUS_LOST: 'Being searched for',
  STATUS_LOST_TEXT:
    '{count, plural, one {We do not have your device and are searching for it together with the carrier.} other {We do not have your # devices and are searching for them together with the carrier.}} We write to you as soon as we know more.',
  STATUS_ACCEPTED: 'Price settled',
  STATUS_ACCEPTED_TEXT: 'It is settled: you get {amount}. We order the payout next.',
  STATUS_IN_INSPECTION: 'Being checked',
  STATUS_IN_INSPECTION_TEXT: 'We are checking your device and will write to you with the result.',
  STATUS_COUNTER_OFFERED: 'You decide',
  STATUS_COUNTER_OFFERED_TEXT:
    'Your device is not quite as you described it. Have a look and tell us by {date} what should happen to it. If we hear nothing, we send it back free of charge.',
  STATUS_HAZARDOUS_TEXT:
    'The battery of your device is swollen. We must neither buy it nor send it. Tell us by {date} what should happen to it. If we hear nothing, we keep it in a safe place and contact you.',
  STATUS_ACTION_REQUIRED: 'We need your help',
  STATUS_ACTION_REQUIRED_TEXT:
    'There is something that only you can do before we go on. Please do it by {date}. If we hear nothing, we send your device back free of charge.',
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
    'Your device is on a list of lost or stolen devices. We are looking into it and will write to you.',
  STATUS_RETURN_PENDING: 'Going back to you',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {We are getting your device ready to go back.} other {We are getting your # devices ready to go back.}} This is free of charge, and you get the tracking number by e-mail.',
  STATUS_RECYCLED: 'Recycled',
  STATUS_RECYCLED_TEXT: 'We recycle your device properly. It costs you nothing.',
  STATUS_APPEALED: 'Second check',
  STATUS_APPEALED_TEXT:
    'Somebody else is checking your device once more. We will write to you with the result.',
  STATUS_PAYOUT_PENDING: 'Being paid',
  STATUS_PAYOUT_PENDING_TEXT: 'We have ordered the payout of {amount} to {account}.',
  STATUS_PAID: 'Paid',
  STATUS_PAID_TEXT: 'We have paid {amount} to {account}.',
  STATUS_PAYOUT_FAILED: 'Payment came back',
  STATUS_PAYOUT_FAILED_TEXT:
    'Our payment of {amount} to {account} came back. Please give us another account, and we pay again.',
  STATUS_HANDED_OVER: 'Handed over',
  STATUS_HANDED_OVER_TEXT: 'We have handed the device over to the authorities.',
  STATUS_RETURN_SHIPPED: 'On its way back',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Your device is on its way back to you.} other {Your # devices are on their way back to you.}}',
  STATUS_RETURNED_TEXT: 'Your device has been delivered back to you.',
  TIMELINE_QUESTION: 'Question for you',
  TIMELINE_RETURNING: 'On its way back',
  TIMELINE_OPEN: 'still to come',
  STATUS_ACTION_NEEDED: 'Your answer is needed',
  STATUS_IN_REVIEW: 'Being checked',
  STATUS_SENT: 'On its way to us',
  STATUS_OPEN: 'Waiting for your parcel',
  STATUS_RETURNING: 'On its way back',
  STATUS_PAYING: 'Being paid',
  STATUS_COMPLETED: 'Completed',
  STATUS_RETURNED: 'Returned',
  STATUS_CANCELLED: 'Cancelled',
  STATUS_EXPIRED: 'Expired',
} as const
