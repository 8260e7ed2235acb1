/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Sale {number}',
  CLARIFICATION_PRICE_TITLE: 'We can pay {price} instead of {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'We’ve inspected your device and it isn’t quite as you described. Here’s each difference, with a photo and what it does to the price. You decide what happens next.',
  CLARIFICATION_MODEL_LEAD:
    'We’ve inspected your device and it isn’t the one you described: it’s {found}, not {sold}. We’ve based our new offer on its own price. You decide what happens next.',
  CLARIFICATION_SECOND_LEAD:
    'Another inspector has looked at your device and also found it different. We’ve taken the better of the two results. You decide what happens next.',
  CLARIFICATION_QUOTED: 'Our offer',
  CLARIFICATION_NEW: 'New offer',
  CLARIFICATION_DECIDE: 'See your options',

  CLARIFICATION_NO_BUY: 'We can’t buy this device',
  CLARIFICATION_NO_BUY_TEXT: 'Because of what we found, we can’t buy it. You decide what happens to it.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'The battery is swollen and could catch fire. We can’t buy the device like this, and no carrier will take it, so we can’t send it back either. If you agree, we’ll recycle it safely for free. You can also ask once for a second inspection.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'There’s fungus on the glass. It can’t be removed and spreads to other lenses, so we can’t resell this one. You decide what happens to it.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'The monitor shows no picture, and repairing it would cost more than it’s worth. You decide what happens to it.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'The panel is broken, and replacing it would cost more than the monitor’s worth. You decide what happens to it.',
  CLARIFICATION_NO_BUY_BANNED:
    'The console is banned from its online service, so nobody could use it fully. You decide what happens to it.',
  CLARIFICATION_NO_BUY_MODDED:
    'The console has been opened or modified, and we don’t buy those. You decide what happens to it.',
  CLARIFICATION_NO_BUY_NO_PRICE:
    'It isn’t the device you described, and we don’t have a price for this one. You decide what happens to it.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'With what we found, the price falls below our minimum. You decide what happens to it.',

  CLARIFICATION_FINDINGS: 'What’s different',
  CLARIFICATION_MODEL: 'Device',
  CLARIFICATION_SAID: 'You said',
  CLARIFICATION_FOUND: 'We found',
  CLARIFICATION_PHOTO: 'Photo',
  CLARIFICATION_EFFECT: 'Price change',
  CLARIFICATION_NOT_ASKED: 'not asked',
  CLARIFICATION_NO_PHOTO: 'no photo',
  CLARIFICATION_PHOTO_ALT: 'Photo {number} from the inspection: {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'View large',
  CLARIFICATION_PHOTO_CLOSE: 'Close',
  CLARIFICATION_RISE: 'Higher prices on the day of the inspection',
  CLARIFICATION_ROUNDING: 'Rounding',
  CLARIFICATION_DIFFERENCE: 'Difference',

  CLARIFICATION_SUM: 'Price breakdown of the new offer',
  CLARIFICATION_SUM_TEXT:
    'Same rule and same price list as your offer. Only the highlighted lines differ from your answers.',
  CLARIFICATION_SUM_SOLD: 'Our offer for {device}',
  CLARIFICATION_SUM_FOUND: 'New offer for {device}',
  CLARIFICATION_SUM_CHANGED: 'differs from your answer',
  CLARIFICATION_CHECKING: 'Your browser is checking this…',
  CLARIFICATION_SUM_EQUAL: 'Your browser has worked this out for itself and also makes it {price}.',
  CLARIFICATION_SUM_DIFFERS:
    'Your browser gets a different total. Something’s wrong at our end. Please don’t decide yet, and write to us.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'With JavaScript on, your browser works out the total for itself and compares it with ours.',

  CLARIFICATION_PROOF: 'Inspected without seeing your answers',
  CLARIFICATION_PROOF_TEXT:
    'We recorded what we found on {date}, before the inspector could see your answers. A digital seal has protected it ever since.',
  CLARIFICATION_PROOF_VALID: 'Your browser has checked the seal, and it matches what you see here.',
  CLARIFICATION_PROOF_INVALID:
    'The seal doesn’t match what you see here. Something’s wrong at our end. Please don’t decide yet, and write to us.',
  CLARIFICATION_PROOF_UNCHECKED: 'This browser can’t check the seal. Any program that computes SHA-256 can.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'With JavaScript on, your browser checks the seal for itself.',
  CLARIFICATION_PROOF_DETAILS: 'Check the seal yourself',
  CLARIFICATION_PROOF_HOW:
    'The seal is the SHA-256 hash of the text below. Change a single character and the seal changes too.',
  CLARIFICATION_PROOF_FOUND: 'What was sealed',
  CLARIFICATION_PROOF_SEAL: 'Seal (SHA-256)',

  CLARIFICATION_ANSWERS: 'What would you like to do?',
  CLARIFICATION_ANSWER_BY: 'You have until {date}.',
  CLARIFICATION_LEFT_DAYS: '{count, plural, one {One day left.} other {# days left.}}',
  CLARIFICATION_LEFT_HOURS: '{count, plural, one {One hour left.} other {# hours left.}}',
  CLARIFICATION_LEFT_SOON: 'Less than an hour left.',
  CLARIFICATION_LEFT_NONE: 'The deadline has passed.',
  CLARIFICATION_SILENCE: 'If we don’t hear from you by then, we’ll send your device back for free.',
  CLARIFICATION_SILENCE_KEPT:
    'If we don’t hear from you by then, we’ll keep your device safe and email or call you. You can still answer here after that. We won’t do anything without your say-so.',

  CLARIFICATION_ACCEPT: 'Accept {price}',
  CLARIFICATION_ACCEPT_TEXT:
    'We’ll buy your device for {price} and order the payout to your account. This can’t be undone.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Yes, accept {price}',
  CLARIFICATION_ACCEPT_QUESTION: 'Accept {price}?',
  CLARIFICATION_ACCEPT_DONE: 'You’ve accepted {price}',
  CLARIFICATION_ACCEPT_NEXT: 'We’ll order the payout and email you when the money’s on its way.',
  CLARIFICATION_RETURN: 'Send it back for free',
  CLARIFICATION_RETURN_TEXT:
    'We’ll send your device back to you at our cost. That ends the sale of this device.',
  CLARIFICATION_RETURN_CONFIRM: 'Yes, send it back',
  CLARIFICATION_RETURN_QUESTION: 'Send your device back?',
  CLARIFICATION_RETURN_DONE: 'Your device is coming back',
  CLARIFICATION_RETURN_NEXT:
    'We’re packing it up and will email you the tracking number as soon as it’s on its way. It’s free.',
  CLARIFICATION_RECYCLE: 'Recycle it for free',
  CLARIFICATION_RECYCLE_TEXT:
    'We’ll recycle your device properly. You won’t get any money for it, and this can’t be undone.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Yes, recycle it',
  CLARIFICATION_RECYCLE_QUESTION: 'Recycle your device?',
  CLARIFICATION_RECYCLE_DONE: 'We’ll recycle your device',
  CLARIFICATION_RECYCLE_NEXT: 'You don’t need to do anything else. It’s free.',
  CLARIFICATION_APPEAL: 'Ask for a second inspection',
  CLARIFICATION_APPEAL_TEXT:
    'Another inspector will look at your device, for free. If you’re right, we’ll pay what we offered. If the difference is confirmed, you’ll have another {days}\u00a0days to decide. It can’t make your price worse, and you can only ask once.',
  CLARIFICATION_APPEAL_CONFIRM: 'Yes, inspect it again',
  CLARIFICATION_APPEAL_QUESTION: 'Have your device inspected again?',
  CLARIFICATION_APPEAL_DONE: 'We’ll inspect your device again',
  CLARIFICATION_APPEAL_NEXT: 'Another inspector is looking at it now. We’ll email you the result.',
  CLARIFICATION_DONE: 'I’ve done it',
  CLARIFICATION_DONE_TEXT: 'We’ll look at your device again and email you the result.',
  CLARIFICATION_DONE_CONFIRM: 'Yes, it’s done',
  CLARIFICATION_DONE_QUESTION: 'Is it done?',
  CLARIFICATION_DONE_DONE: 'Thanks, we’ll take it from here',
  CLARIFICATION_DONE_NEXT: 'We’ll carry on with the inspection and email you the result.',

  CLARIFICATION_ANSWERED_AT: 'You answered on {date}.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Decided on {date}, by the rule you chose at checkout.',
  CLARIFICATION_CLOCK_DONE: 'The deadline has passed, so your device is coming back',
  CLARIFICATION_SENDING: 'One moment…',
  CLARIFICATION_FAILED: 'That didn’t work. Reload the page and try again.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'We didn’t get an answer. Check your connection and try again. Your decision will only be counted once.',
  CLARIFICATION_FAILED_BUSY: 'Too many attempts in a short time. Wait a minute and try again.',
  CLARIFICATION_QUICK_TEXT: 'Nothing’s been decided yet. Only this button does that.',
  CLARIFICATION_QUICK_ALL: 'See photos, price breakdown and other options',
  CLARIFICATION_QUICK_GUIDE: 'See the steps and other options',

  CLARIFICATION_GUIDE: 'How to do it',
  CLARIFICATION_LOCK_APPLE: 'Remove your device from iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    'Find My is still on, so the device is tied to your Apple Account and nobody else can use it. You can turn it off without having the device.',
  CLARIFICATION_LOCK_APPLE_1:
    'Go to icloud.com/find and sign in with the Apple Account you used on the device.',
  CLARIFICATION_LOCK_APPLE_2: 'Choose the device from the list, then “Remove This Device”.',
  CLARIFICATION_LOCK_APPLE_3: 'Come back to this page and choose “I’ve done it”.',
  CLARIFICATION_LOCK_GOOGLE: 'Remove your Google account',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'The device has been reset, but it’s still protected by a Google account, so nobody else can set it up. You can remove it without having the device.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Go to myaccount.google.com/device-activity and sign in with the account you used on the device.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Choose the device and sign out.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Come back to this page and choose “I’ve done it”. Google can take up to a day to lift the lock. We’ll wait.',
  CLARIFICATION_LOCK_SAMSUNG: 'Remove your Samsung account',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'The device is still linked to a Samsung account, so nobody else can set it up. You can remove it without having the device.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Go to account.samsung.com and sign in with the account you used on the device.',
  CLARIFICATION_LOCK_SAMSUNG_2: 'Choose it under “Devices” and sign out or remove it.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Come back to this page and choose “I’ve done it”.',
  CLARIFICATION_LOCK_MDM: 'Get the device released',
  CLARIFICATION_LOCK_MDM_LEAD:
    'The device is managed by a company or school. Only they can release it, and until they do, nobody else can set it up.',
  CLARIFICATION_LOCK_MDM_1:
    'Ask their IT department to release the device from management. Erasing it isn’t enough.',
  CLARIFICATION_LOCK_MDM_2: 'Wait for them to confirm it, ideally in writing.',
  CLARIFICATION_LOCK_MDM_3: 'Come back to this page and choose “I’ve done it”.',
  CLARIFICATION_LOCK_FIRMWARE: 'Your device has a firmware password',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'It asks for a password before it starts, so we can’t inspect or erase it. Please don’t send us the password: we’ll never ask for it.',
  CLARIFICATION_LOCK_FIRMWARE_1:
    'If it’s a work device, ask your IT department whether they can remove the password remotely.',
  CLARIFICATION_LOCK_FIRMWARE_2: 'Once they have, come back to this page and choose “I’ve done it”.',
  CLARIFICATION_LOCK_FIRMWARE_3:
    'If nobody can, choose the free return. When it’s back, delete the password in the BIOS or firmware settings and you’re welcome to sell it again.',
  CLARIFICATION_LOCK_CONSOLE: 'Remove the console from your account',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'The console is still set as the main console of an account. You can change that without having it.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Sign in to your PlayStation, Microsoft or Nintendo account, depending on the console.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Open your list of devices and deactivate or remove the console.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Come back to this page and choose “I’ve done it”.',
  CLARIFICATION_OWNERSHIP_PROOF: 'Show us the device is yours',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'For some devices we ask for proof of ownership before we buy. We’re not accusing you of anything. It protects people whose devices were stolen.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Find an invoice, till receipt, order confirmation or contract that names the device. A photo of the box with its serial number helps too.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Upload a photo or PDF of it below. You can cover up everything except your name, the shop that sold it, the device and the date.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Then choose “Send my proof”.',
  CLARIFICATION_PAYOUT_NAME: 'The account isn’t in your name',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'We can only pay to the seller’s own account. The one you gave us belongs to someone else.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Open your sale with “See my sale” in our email, or from your account. For your safety there’s no link to it here: anyone who saw this page could change where the money goes.',
  CLARIFICATION_PAYOUT_NAME_2: 'Choose “Change payout account” there and enter an account in your own name.',
  CLARIFICATION_PAYOUT_NAME_3: 'Come back to this page and choose “I’ve done it”.',
  CLARIFICATION_MISSING_PART_LEAD: 'Something that’s part of your offer wasn’t in the parcel.',
  CLARIFICATION_MISSING_PART_1: 'See if it’s still where you packed the parcel.',
  CLARIFICATION_MISSING_PART_2:
    'If you have it, choose “I’ll send it”. We’ll give you a free shipping label for it.',
  CLARIFICATION_MISSING_PART_3:
    'If it’s gone, choose “Carry on without it”. If that changes the price, we’ll make you a new offer and you decide.',
  CLARIFICATION_MISSING_BATTERY_2:
    'A loose battery isn’t allowed in the post. Choose “Carry on without it”, even if you still have it.',

  CLARIFICATION_REFUSED: 'What you sent us isn’t enough yet',
  CLARIFICATION_REFUSED_UNREADABLE:
    'We can’t read it. Please take a sharper photo that shows the whole page.',
  CLARIFICATION_REFUSED_OTHER_DEVICE:
    'It names a different device. Please find one that names this model or its serial number.',
  CLARIFICATION_REFUSED_OTHER_PERSON:
    'It’s in someone else’s name. If you got the device from them, add something that shows it, such as a contract or a message.',
  CLARIFICATION_REFUSED_INCOMPLETE:
    'Something’s missing. We need to see your name, the device, the date and who sold it. Please upload the whole document.',

  CLARIFICATION_FILES: 'Upload your proof',
  CLARIFICATION_FILES_OPTIONAL: 'Add a screenshot, if you like',
  CLARIFICATION_FILES_OPTIONAL_TEXT: 'It helps us if the lock takes a while to disappear.',
  CLARIFICATION_FILES_FIELD: 'Photo or PDF',
  CLARIFICATION_FILES_HINT:
    'Up to {count} files of {size}\u00a0MB each, as JPEG, PNG, WebP or PDF. Only our inspectors and our support team can open them.',
  CLARIFICATION_FILES_UPLOAD: 'Upload',
  CLARIFICATION_FILES_ADDED: 'We’ve got {name}.',
  CLARIFICATION_FILES_LIST: 'Uploaded files',
  CLARIFICATION_FILES_REMOVE: 'Remove {name}',
  CLARIFICATION_FILES_REMOVED: '{name} has been removed.',
  CLARIFICATION_FILES_SENT: 'What you sent us',

  CLARIFICATION_PROOF_REQUIRED: 'Upload at least one file first.',

  CLARIFICATION_SEND_PROOF: 'Send my proof',
  CLARIFICATION_SEND_PROOF_TEXT:
    'We’ll look at your files and carry on with the inspection. You can’t change them after that.',
  CLARIFICATION_SEND_PROOF_CONFIRM: 'Yes, send it',
  CLARIFICATION_SEND_PROOF_QUESTION: 'Send your proof?',
  CLARIFICATION_SEND_PROOF_DONE: 'Thanks, we have your proof',
  CLARIFICATION_NO_PROOF: 'I don’t have any proof',
  CLARIFICATION_NO_PROOF_TEXT:
    'We can’t buy the device without proof. We’ll send it back to you for free, and that ends the sale of this device.',
  CLARIFICATION_WITHOUT: 'Carry on without it',
  CLARIFICATION_WITHOUT_TEXT:
    'We’ll inspect your device without the part. If that changes the price, we’ll email you a new offer and you decide.',
  CLARIFICATION_WITHOUT_CONFIRM: 'Yes, carry on without it',
  CLARIFICATION_WITHOUT_QUESTION: 'Carry on without the part?',
  CLARIFICATION_SEND_PART: 'I’ll send it',
  CLARIFICATION_SEND_PART_TEXT:
    'We’ll give you a free shipping label and email it to you. We’ll wait {days}\u00a0days from today, and longer once the parcel is on its way.',
  CLARIFICATION_SEND_PART_CONFIRM: 'Get my label',

  CLARIFICATION_PART: 'Your shipping label for the missing part',
  CLARIFICATION_PART_REQUESTED: 'We’re preparing it. You’ll have it by email in a moment.',
  CLARIFICATION_PART_BOOKED:
    'Pack the part, stick the label on and drop it off at a {carrier} parcel shop. Please don’t put anything else in.',
  CLARIFICATION_PART_SCANNED:
    'The parcel is on its way. We’ll email you when it’s here and carry on with the inspection.',
  CLARIFICATION_PART_LABEL: 'Print label (PDF)',
  CLARIFICATION_PART_NUMBER: 'Tracking number',
  CLARIFICATION_PART_ARRIVED: 'Your part has arrived',
} as const
