/** Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. */
export const inspection = {
  MAIL_MOMENT: '{date}, {time}',

  MAIL_ARRIVED_SUBJECT: 'Sale {tradeNumber}: your parcel has arrived',
  MAIL_ARRIVED_PREHEADER: 'You’ll hear from us by {date}.',
  MAIL_ARRIVED_TITLE: 'Your parcel is here',
  MAIL_ARRIVED_DEVICES: 'In your parcel',
  MAIL_ARRIVED_NEXT: 'What happens next',
  MAIL_ARRIVED_STEP_CHECK: 'We’ll inspect each device, using the same questions you answered.',
  MAIL_ARRIVED_STEP_PAY:
    'If it’s as you described, we’ll pay what we offered. If it’s better, we’ll pay more.',
  MAIL_ARRIVED_STEP_ASK:
    'If something’s different, we’ll show you a photo and a new offer, and you decide. Returns are free. Only a device with a damaged battery can’t be sent back: no carrier will take it.',
  MAIL_ARRIVED_BONUS:
    'Our promise: if we’re not done by {date}, you’ll get an extra {bonus} for every device we buy.',

  MAIL_ACCEPTED_SUBJECT: 'Sale {tradeNumber}: you’ll get {amount}',
  MAIL_ACCEPTED_PREHEADER: 'Next, we’ll pay you.',
  MAIL_ACCEPTED_TITLE: 'You’ll get {amount}',
  MAIL_ACCEPTED_WHY: 'How it turned out',
  MAIL_OUTCOME_MATCH: 'Just as you described it. We’ll pay what we offered.',
  MAIL_OUTCOME_RAISED: 'Better than you described it. We’ll pay {difference} more than we offered.',
  MAIL_OUTCOME_RISEN: 'Our prices have gone up since your sale. We’ll pay {difference} more than we offered.',
  MAIL_OUTCOME_RAISED_MODEL:
    'It isn’t the device you described, but it’s worth more. We’ll pay {difference} more than we offered.',
  MAIL_OUTCOME_TOLERATED: 'There’s a small difference, but we’ll still pay what we offered.',
  MAIL_OUTCOME_AGREED: 'You accepted our new offer.',
  MAIL_OUTCOME_RULE:
    'Our new offer is within the limit you set at checkout, so it’s been accepted automatically.',
  MAIL_OUTCOME_UPHELD: 'The second inspection proved you right.',
  MAIL_OUTCOME_INSURED:
    'It was lost on its way to us. It travelled with our label, so we’ll pay what we offered.',
  MAIL_ACCEPTED_BONUS: 'Bonus, because our inspection took too long',
  MAIL_ACCEPTED_VOUCHER: 'Your {amount} voucher comes with the first payout of this sale.',

  MAIL_FINDING_SAID: 'You said',
  MAIL_FINDING_FOUND: 'We found',
  MAIL_FINDING_NOT_ASKED: 'We didn’t ask',
  MAIL_SUM: 'Price breakdown of the new offer',
  MAIL_SUM_QUOTED: 'Our offer',
  MAIL_SUM_RISE: 'Higher prices on the day of the inspection',
  MAIL_SUM_ROUNDING: 'Rounding',
  MAIL_SUM_NEW: 'New offer',

  MAIL_COUNTER_SUBJECT: 'Sale {tradeNumber}: we have a new offer for you',
  MAIL_COUNTER_PREHEADER: 'We offered {quoted}, now it’s {price}. Let us know by {date}.',
  MAIL_COUNTER_TITLE: 'Our new offer',
  MAIL_COUNTER_TEXT:
    'We’ve inspected your {device}. {count, plural, one {One thing isn’t} other {# things aren’t}} as you described, so we can pay {price} instead of {quoted}. Here’s what we found:',
  MAIL_COUNTER_SECOND_TITLE: 'The second inspection is done',
  MAIL_COUNTER_SECOND_TEXT:
    'Another inspector has looked at your {device}. {count, plural, one {One thing still isn’t} other {# things still aren’t}} as you described. We can pay {price} instead of {quoted}:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Another inspector has looked at your {device}. That would have meant a lower price, so the first inspection stands: we can pay {price} instead of {quoted}. Here’s what it found:',
  MAIL_COUNTER_PROOF:
    'There’s a photo of every difference. Our inspector recorded them before seeing your answers.',
  MAIL_COUNTER_VOUCHER: 'If you accept, you’ll keep your voucher.',
  MAIL_COUNTER_BUTTON: 'See photos and price breakdown',

  MAIL_UNBUYABLE_SUBJECT: 'Sale {tradeNumber}: we can’t buy this device',
  MAIL_UNBUYABLE_PREHEADER: 'You decide what happens to it. Let us know by {date}.',
  MAIL_UNBUYABLE_TITLE: 'We can’t buy this device',
  MAIL_UNBUYABLE_TEXT:
    'We’ve inspected your {device}. We’re sorry, but we can’t make you an offer for it. Here’s why:',
  MAIL_UNBUYABLE_BUTTON: 'See photos',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'Its battery is swollen and could catch fire. We can’t buy it like this, and no carrier will take it, so we can’t send it back either. If you agree, we’ll recycle it safely for free. You can also ask once for a second inspection.',
  MAIL_UNBUYABLE_FUNGUS: 'There’s fungus on the glass. It can’t be removed and spreads to other lenses.',
  MAIL_UNBUYABLE_NO_PICTURE:
    'The monitor shows no picture, and repairing it would cost more than it’s worth.',
  MAIL_UNBUYABLE_PANEL_BROKEN:
    'The panel is broken, and replacing it would cost more than the monitor’s worth.',
  MAIL_UNBUYABLE_BANNED: 'The console is banned from its online service, so we can’t resell it.',
  MAIL_UNBUYABLE_MODDED: 'The console has been opened or modified, and we don’t buy those.',
  MAIL_UNBUYABLE_NO_PRICE: 'It isn’t the device you described, and we don’t have a price for this one.',
  MAIL_UNBUYABLE_TOO_LOW:
    'With what we found, it comes to less than {minimum}, and we don’t make offers below that.',

  MAIL_ANSWER: 'Your decision',
  MAIL_ANSWER_BY:
    'It’s your decision, and none of the options costs you anything. Let us know by {date}. If we don’t hear from you, we’ll send your device back for free.',
  MAIL_ANSWER_BY_KEPT:
    'It’s your decision, and none of the options costs you anything. Let us know by {date}. If we don’t hear from you, we’ll keep your device safe and get in touch. We won’t do anything without your say-so.',
  MAIL_ANSWER_NOTE:
    'Opening a link doesn’t decide anything yet: you confirm your answer on the page. The links work without a password, so please don’t forward this email.',

  MAIL_ACTION_SUBJECT: 'Sale {tradeNumber}: we need your help',
  MAIL_ACTION_PREHEADER: 'There’s something only you can do. You have until {date}.',
  MAIL_ACTION_GUIDE: 'How to do it',
  MAIL_ACTION_BUTTON: 'See all the steps',
  MAIL_ACTION_LOCK_APPLE: 'Your device is still linked to an Apple Account',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'While Find My is on, nobody else can use the device. You can remove it remotely, without having it with you.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Go to icloud.com/find and sign in with your Apple Account.\nChoose the device under “All Devices”.\nChoose “Remove This Device” and confirm.',
  MAIL_ACTION_LOCK_GOOGLE: 'Your device is still linked to a Google account',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'It asks for your Google account after a reset, so nobody else can use it. You can remove it remotely.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Go to myaccount.google.com/device-activity and sign in.\nChoose the device, then “Sign out”.\nIf you can’t see the device, reply to this email and we’ll help.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Your device is still linked to a Samsung account',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'It asks for your Samsung account after a reset, so nobody else can use it. You can remove it remotely.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Go to account.samsung.com and sign in.\nOpen your devices and choose this one.\nSign out of it or remove it.',
  MAIL_ACTION_LOCK_MDM: 'Your device is managed by a company or school',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'After every reset it reports to a management system (MDM). Only the people who run that system can release it.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Write to the company’s or school’s IT department.\nAsk them to release the device from management (MDM). They’ll find it by its serial number, which is on the invoice or the box.\nTell us when it’s done.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Your device has a firmware password',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'It asks for a password before it starts (BIOS, UEFI or EFI), so we can’t inspect it. Please don’t send us the password: we’ll never ask for it.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'If it’s a work device, ask your IT department whether they can remove the password remotely.\nOnce they have, tell us on the page below.\nIf nobody can, choose the free return. When it’s back, delete the password in the BIOS or firmware settings and you’re welcome to sell it again.',
  MAIL_ACTION_LOCK_CONSOLE: 'Your console is still linked to an account',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'While it’s registered to your account, nobody else can use it fully. You can remove it remotely.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Sign in on the PlayStation, Xbox or Nintendo website.\nOpen the list of your devices in the account settings.\nRemove or deactivate this console.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'We need proof that the device is yours',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'As a dealer in used goods we sometimes have to ask. It’s no reflection on you.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Find the invoice, contract or order confirmation for the device.\nTake a photo. You can cover up everything except your name, the shop you bought it from, the device and the date.\nUpload it on our page and choose “Send my proof”.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'The payout account isn’t in your name',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'We can only pay to an account in your own name. It protects you too.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Open your sale with the button in this email.\nEnter an account that’s in your name. We’ll send you a code to confirm it.\nTell us when it’s done.',

  MAIL_NUDGE_SUBJECT: 'Sale {tradeNumber}: please answer by {date}',
  MAIL_NUDGE_PREHEADER: '{days, plural, one {# day} other {# days}} left to decide.',
  MAIL_NUDGE_TITLE: 'We’re waiting to hear from you',
  MAIL_NUDGE_PRICE:
    'You still have {days, plural, one {# day} other {# days}} to decide what happens to your {device}. We first offered {quoted}. After the inspection, our new offer is {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'You still have {days, plural, one {# day} other {# days}} to decide what happens to your {device}, which we can’t buy.',
  MAIL_NUDGE_ACTION:
    'You still have {days, plural, one {# day} other {# days}} to help us with your {device}. Here’s what we need:',

  MAIL_PAID_SUBJECT: 'Sale {tradeNumber}: {amount} is on its way to you',
  MAIL_PAID_PREHEADER: 'Thanks for selling with us.',
  MAIL_PAID_TITLE: 'Your money’s on its way',
  MAIL_PAID_TIME:
    '{payment, select, paypal {You’ll find it in your PayPal account.} other {Most banks will show it on the next working day.}} Thanks for selling with us.',
  MAIL_PAID_TOTAL: 'Paid',

  MAIL_UNPAID_SUBJECT: 'Sale {tradeNumber}: our payment didn’t go through',
  MAIL_UNPAID_PREHEADER: 'Please give us another account.',
  MAIL_UNPAID_TITLE: 'Our payment didn’t go through',
  MAIL_UNPAID_TEXT: 'Nothing’s lost, the money is still yours. Here’s what to do:',
  MAIL_UNPAID_STEP_OPEN: 'Open your sale with the button below.',
  MAIL_UNPAID_STEP_CHANGE:
    'Enter an account in your name, or correct a typo. We’ll send you a code to confirm it.',
  MAIL_UNPAID_STEP_AGAIN: 'We’ll pay again and email you.',
  MAIL_UNPAID_BUTTON: 'Change payout account',
  MAIL_UNPAID_NOTE:
    'We never ask for a password, PIN or card number to pay you, and never for account details by email.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Sale {tradeNumber}: payout account changed',
  MAIL_NEW_ACCOUNT_PREHEADER: 'If this wasn’t you, one click stops the payout.',
  MAIL_NEW_ACCOUNT_TITLE: 'Payout account changed',
  MAIL_NEW_ACCOUNT_TEXT:
    'The payout account for your sale was changed on {date}. We’ll pay what we still owe you for this sale to {account}.',
  MAIL_NEW_ACCOUNT_STRANGER:
    'If this wasn’t you, freeze the sale with this button. You don’t need a password.',

  MAIL_BACK_SUBJECT:
    'Sale {tradeNumber}: {count, plural, one {your device is} other {# devices are}} on the way back',
  MAIL_BACK_PREHEADER: 'With {carrier}, for free.',
  MAIL_BACK_TITLE: '{count, plural, one {Your device is} other {Your devices are}} on the way back',
  MAIL_BACK_CUSTOMER: 'As you asked. The return is free.',
  MAIL_BACK_CLOCK:
    'We didn’t hear from you in time, and we never take that as a yes. So we’re sending it back, for free.',
  MAIL_BACK_RULE: 'That’s what you chose at checkout in case we found a difference. It’s free.',
  MAIL_BACK_RISK: 'It travels at our risk until it reaches you.',
  MAIL_STATE_SUBJECT: 'Sale {tradeNumber}: {state}',
  MAIL_LOST_NOTE:
    'If you still have the device, or the proof of posting, reply to this email. It’ll help us find your parcel faster.',
  MAIL_HELD_NOTE:
    'If you have an invoice or contract for the device, reply with a photo of it. We’re not accusing you of anything: it helps us clear this up.',
  MAIL_ANSWERED_TEXT: 'Thanks, we’ve got your answer.',
  MAIL_CLEARED_TEXT: 'The blocklist entry has been cleared up, so we can carry on with your sale.',
  MAIL_HANDED_OVER_NOTE:
    'This ends the sale of this device, and we’re not allowed to pay for it. If you think it’s a mistake, reply to this email and we’ll tell you which authority has it and the file number.',
  MAIL_UNDELIVERED_NOTE:
    'Just reply to this email with the address where the parcel should go. We’ll keep everything safe until then.',
  MAIL_RETURNED_NOTE: 'Haven’t got the parcel? Reply to this email, and we’ll look into it with the carrier.',
  MAIL_RECYCLED_RULE: 'That’s what you chose at checkout in case we found a difference.',
  MAIL_FACT_DEVICE: 'Device',
  MAIL_FACT_CARRIER: 'Carrier',

  MAIL_CANCELLED_SUBJECT: 'Sale {tradeNumber}: cancelled',
  MAIL_CANCELLED_PREHEADER: 'It doesn’t cost you anything.',
  MAIL_CANCELLED_TITLE: 'Your cancellation is confirmed',
  MAIL_CANCELLED_DEVICES: 'What’s cancelled',
  MAIL_CANCELLED_LABEL:
    'Please throw the shipping label away, it’s no longer valid. Cancelling doesn’t cost you anything.',
  MAIL_CANCELLED_REST: 'The rest of your sale stays as it is, and so does the shipping label.',
} as const
