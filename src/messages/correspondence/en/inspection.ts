/** Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. */
export const inspection = {
  MAIL_MOMENT: '{date}, {time}',

  MAIL_ARRIVED_SUBJECT: 'Sale {tradeNumber}: your parcel has arrived',
  MAIL_ARRIVED_PREHEADER: 'You will hear from us by {date}.',
  MAIL_ARRIVED_TITLE: 'Your parcel is here',
  MAIL_ARRIVED_DEVICES: 'In your parcel',
  MAIL_ARRIVED_NEXT: 'What happens now',
  MAIL_ARRIVED_STEP_CHECK: 'We check every device on its own, by the same questions that you answered.',
  MAIL_ARRIVED_STEP_PAY: 'Is it as you said? Then we pay what we quoted. Is it better? Then we pay more.',
  MAIL_ARRIVED_STEP_ASK:
    'Does something differ? Then you see a photo and the sum, and you decide. Sending it back is free.',
  MAIL_ARRIVED_BONUS:
    'Our promise: should the check take longer than {date}, you get {bonus} on top for every device that we buy.',

  MAIL_ACCEPTED_SUBJECT: 'Sale {tradeNumber}: you get {amount}',
  MAIL_ACCEPTED_PREHEADER: 'The payout is the next step.',
  MAIL_ACCEPTED_TITLE: 'You get {amount}',
  MAIL_ACCEPTED_WHY: 'How it came out',
  MAIL_OUTCOME_MATCH: 'Just as you described it. We pay what we quoted.',
  MAIL_OUTCOME_RAISED: 'Better than you described it. We pay {difference} more than we quoted.',
  MAIL_OUTCOME_TOLERATED: 'A small difference. We pay what we quoted all the same.',
  MAIL_OUTCOME_AGREED: 'You accepted our new price.',
  MAIL_OUTCOME_RULE: 'The new price is within the limit that you set at checkout, so it counts as accepted.',
  MAIL_OUTCOME_UPHELD: 'The second check proved you right.',
  MAIL_OUTCOME_INSURED: 'Lost on its way to us. It travelled with our label, so we pay what we quoted.',
  MAIL_ACCEPTED_BONUS: 'Bonus, because our check took too long',
  MAIL_ACCEPTED_VOUCHER: 'Your voucher of {amount} comes with the first payout of this sale.',

  MAIL_FINDING_SAID: 'You said',
  MAIL_FINDING_FOUND: 'We found',
  MAIL_FINDING_NOT_ASKED: 'You were not asked',
  MAIL_SUM: 'How the new price is made',
  MAIL_SUM_QUOTED: 'Our offer',
  MAIL_SUM_ROUNDING: 'Rounding',
  MAIL_SUM_NEW: 'New price',

  MAIL_COUNTER_SUBJECT: 'Sale {tradeNumber}: new price, you decide',
  MAIL_COUNTER_PREHEADER: 'Quoted {quoted}, now {price}. You have until {date} to answer.',
  MAIL_COUNTER_TITLE: 'We found something different',
  MAIL_COUNTER_TEXT:
    'We have checked your {device}. {count, plural, one {On one point} other {On # points}} it is not as you said. That is why we can pay {price} instead of {quoted}. This is what we found:',
  MAIL_COUNTER_SECOND_TITLE: 'The second check is done',
  MAIL_COUNTER_SECOND_TEXT:
    'Somebody else has checked your {device} once more. {count, plural, one {One point still differs} other {# points still differ}} from what you said. We can pay {price} instead of {quoted}:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Somebody else has checked your {device} once more. That result would have been a lower price, so the first check stands: we can pay {price} instead of {quoted}. It found this:',
  MAIL_COUNTER_PROOF:
    'There is a photo of every point. Our inspector wrote the findings down before reading your answers.',
  MAIL_COUNTER_VOUCHER: 'Your voucher stays yours if you accept.',
  MAIL_COUNTER_BUTTON: 'See photos and calculation',

  MAIL_UNBUYABLE_SUBJECT: 'Sale {tradeNumber}: we cannot buy this device',
  MAIL_UNBUYABLE_PREHEADER: 'You decide what happens to it. You have until {date}.',
  MAIL_UNBUYABLE_TITLE: 'We cannot buy this device',
  MAIL_UNBUYABLE_TEXT:
    'We have checked your {device}. We are sorry, but we cannot make you an offer for it. This is why:',
  MAIL_UNBUYABLE_BUTTON: 'See photos',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'Its battery is swollen and may catch fire. We must not sell it on like that, and no carrier may take it: we cannot send it back either.',
  MAIL_UNBUYABLE_FUNGUS: 'There is fungus on the glass. It cannot be removed and spreads to other lenses.',
  MAIL_UNBUYABLE_NO_PICTURE: 'The monitor shows no picture. Repairing it costs more than it is worth.',
  MAIL_UNBUYABLE_PANEL_BROKEN: 'The panel is broken. Replacing it costs more than the monitor is worth.',
  MAIL_UNBUYABLE_BANNED: 'The console is banned from its online service and cannot be sold on.',
  MAIL_UNBUYABLE_MODDED: 'The console was opened or modified. We do not buy such consoles.',
  MAIL_UNBUYABLE_TOO_LOW: 'As we found it, its price is under {minimum}. Below that we make no offer.',

  MAIL_ANSWER: 'Your decision',
  MAIL_ANSWER_BY:
    'You decide, and no answer costs you anything. You have until {date}. If we hear nothing, we send your device back free of charge.',
  MAIL_ANSWER_BY_KEPT:
    'You decide, and no answer costs you anything. Please tell us by {date}. If we hear nothing, we keep your device in a safe place and contact you. Silence is never a yes.',
  MAIL_ANSWER_NOTE:
    'Opening a link decides nothing yet: you confirm your answer on the page. The links work without a password, so please do not pass this e-mail on.',

  MAIL_ACTION_SUBJECT: 'Sale {tradeNumber}: we need your help',
  MAIL_ACTION_PREHEADER: 'It takes a few minutes. You have until {date}.',
  MAIL_ACTION_GUIDE: 'How to do it',
  MAIL_ACTION_BUTTON: 'See the whole guide',
  MAIL_ACTION_LOCK_APPLE: 'Your device is still linked to an Apple Account',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'As long as “Find My” is on, nobody else can use the device. You can remove it remotely; you do not need it in your hand.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Open icloud.com/find and sign in with your Apple Account.\nChoose the device under “All Devices”.\nChoose “Remove This Device” and confirm.',
  MAIL_ACTION_LOCK_GOOGLE: 'Your device is still linked to a Google account',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'After a reset the device asks for your Google account, so nobody else can use it. You can remove it remotely.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Open myaccount.google.com/device-activity and sign in.\nChoose the device and then “Sign out”.\nThe device is not there? Then reply to this e-mail, and we will help you.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Your device is still linked to a Samsung account',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'After a reset the device asks for your Samsung account, so nobody else can use it. You can remove it remotely.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Open account.samsung.com and sign in.\nGo to your devices and choose this one.\nSign the device out or remove it.',
  MAIL_ACTION_LOCK_MDM: 'Your device is managed by a company or school',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'After every reset the device reports to a management system (MDM). Only whoever runs it can release the device.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Write to the IT department of the company or school.\nAsk them to release the device from management (MDM). They find it by its serial number, which is on the invoice or the box.\nTell us when it is done.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Your device has a firmware password',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'A password protects the start of the device (BIOS, UEFI or EFI). Without it we cannot check the device.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Look up the password. For a company device the IT department has it.\nDo you use it elsewhere, too? Then change it there first.\nSend it to us as a reply to this e-mail. We remove it from the device.',
  MAIL_ACTION_LOCK_CONSOLE: 'Your console is still linked to an account',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'As long as it is registered to your account, nobody else can use it fully. You can remove it remotely.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Sign in on the website of PlayStation, Xbox or Nintendo.\nOpen the list of your devices in the account settings.\nRemove or deactivate this console.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'We need proof that the device is yours',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Dealers in used goods have to ask in some cases. It says nothing about you.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Find the invoice, the contract or the order confirmation of the device.\nTake a photo. You may cover everything except your name, the device and the date.\nSend it to us as a reply to this e-mail.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'The payout account is not in your name',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'We may only pay to an account that belongs to you. This protects you, too.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Open your sale with the button in this e-mail.\nEnter an account that is in your name.\nTell us when it is done.',

  MAIL_NUDGE_SUBJECT: 'Sale {tradeNumber}: your answer by {date}',
  MAIL_NUDGE_PREHEADER: '{days, plural, one {# day} other {# days}} left. Silence is never a yes.',
  MAIL_NUDGE_TITLE: 'We are waiting for your answer',
  MAIL_NUDGE_PRICE:
    'You still have {days, plural, one {# day} other {# days}} to decide what happens to your {device}. We offered {quoted}; after the check it is {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'You still have {days, plural, one {# day} other {# days}} to decide what happens to your {device}, which we cannot buy.',
  MAIL_NUDGE_ACTION:
    'You still have {days, plural, one {# day} other {# days}} for your {device}. This is what it is about:',

  MAIL_PAID_SUBJECT: 'Sale {tradeNumber}: {amount} is on its way to you',
  MAIL_PAID_PREHEADER: 'Thank you for selling to us.',
  MAIL_PAID_TITLE: 'Your money is on its way',
  MAIL_PAID_TIME:
    '{payment, select, paypal {You find it in your PayPal account.} other {Most banks show it on the next working day.}} Thank you for selling to us.',
  MAIL_PAID_TOTAL: 'Paid',

  MAIL_UNPAID_SUBJECT: 'Sale {tradeNumber}: our payment came back',
  MAIL_UNPAID_PREHEADER: 'Please give us another account.',
  MAIL_UNPAID_TITLE: 'Our payment came back',
  MAIL_UNPAID_TEXT: 'Nothing is lost: the amount stays yours. This is what you can do:',
  MAIL_UNPAID_STEP_OPEN: 'Open your sale with the button below.',
  MAIL_UNPAID_STEP_CHANGE: 'Enter an account that is in your name, or correct a typing mistake.',
  MAIL_UNPAID_STEP_AGAIN: 'We pay again and write to you.',
  MAIL_UNPAID_BUTTON: 'Change payout account',
  MAIL_UNPAID_NOTE: 'To pay you, we never ask for a password, a PIN or a card number.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Sale {tradeNumber}: payout account changed',
  MAIL_NEW_ACCOUNT_PREHEADER: 'If this wasn’t you, one click stops the payout.',
  MAIL_NEW_ACCOUNT_TITLE: 'Payout account changed',
  MAIL_NEW_ACCOUNT_TEXT:
    'The payout account of your sale was changed on {date}. What we still owe you for this sale goes to {account}.',
  MAIL_NEW_ACCOUNT_STRANGER:
    'If this wasn’t you, freeze the sale with this button. You don’t need a password.',

  MAIL_BACK_SUBJECT:
    'Sale {tradeNumber}: {count, plural, one {your device is} other {# devices are}} on the way back',
  MAIL_BACK_PREHEADER: 'With {carrier}, free of charge.',
  MAIL_BACK_TITLE: '{count, plural, one {Your device is} other {Your devices are}} on the way back',
  MAIL_BACK_CUSTOMER: 'You asked for it. Sending it back costs you nothing.',
  MAIL_BACK_CLOCK:
    'We had no answer from you in time, and silence is never a yes. So it goes back, at no cost to you.',
  MAIL_BACK_RULE: 'You chose this at checkout, in case something differed. It costs you nothing.',
  MAIL_BACK_RISK: 'Until it is delivered, the risk is ours.',
  MAIL_STATE_SUBJECT: 'Sale {tradeNumber}: {state}',
  MAIL_LOST_NOTE:
    'Is the device still with you, or do you have the receipt from handing the parcel in? Then reply to this e-mail: it speeds up the search.',
  MAIL_HELD_NOTE:
    'Do you have an invoice or a contract for the device? Then reply to this e-mail with a photo of it. It helps to settle this, and it is not a suspicion.',
  MAIL_RECYCLED_RULE: 'You chose this at checkout, in case something differed.',
  MAIL_FACT_DEVICE: 'Device',
  MAIL_FACT_CARRIER: 'Carrier',

  MAIL_CANCELLED_SUBJECT: 'Sale {tradeNumber}: cancelled',
  MAIL_CANCELLED_PREHEADER: 'It costs you nothing.',
  MAIL_CANCELLED_TITLE: 'Cancellation confirmed',
  MAIL_CANCELLED_DEVICES: 'This is cancelled',
  MAIL_CANCELLED_LABEL:
    'Please throw the label away, it is no longer valid. The cancellation costs you nothing.',
  MAIL_CANCELLED_REST: 'Everything else in this sale stays as it is, and so does the label.',
} as const
