/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Sale {number}',
  CLARIFICATION_PRICE_TITLE: 'We can pay {price} instead of {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'We have checked your device and found it different from what you told us. Here is what differs, with a photo of each point and what it changes. You decide what happens next.',
  CLARIFICATION_SECOND_LEAD:
    'Somebody else has checked your device once more and also found it different. The better of the two results counts. You decide what happens next.',
  CLARIFICATION_QUOTED: 'Our offer',
  CLARIFICATION_NEW: 'New price',
  CLARIFICATION_DECIDE: 'Go to your options',

  CLARIFICATION_NO_BUY: 'We cannot buy this device',
  CLARIFICATION_NO_BUY_TEXT: 'What we found rules out a purchase. You decide what happens to your device.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'The battery is swollen and may catch fire. We are not allowed to buy such a device, and no carrier may take it: we cannot send it back either. We recycle it safely and free of charge if you agree, or somebody else checks it once more.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'There is fungus on the glass. It cannot be removed and spreads to other lenses, so we cannot sell the lens on. You decide what happens to it.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'The monitor shows no picture. Repairing it costs more than it is worth. You decide what happens to it.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'The panel is broken. Replacing it costs more than the monitor is worth. You decide what happens to it.',
  CLARIFICATION_NO_BUY_BANNED:
    'The console is banned from its online service, so nobody could use it fully. You decide what happens to it.',
  CLARIFICATION_NO_BUY_MODDED:
    'The console has been opened, or its hardware or software has been modified. We do not buy such consoles. You decide what happens to it.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'With what we found, the price is below the minimum that we pay. We make no token offers. You decide what happens to your device.',

  CLARIFICATION_FINDINGS: 'What we found',
  CLARIFICATION_SAID: 'You said',
  CLARIFICATION_FOUND: 'We found',
  CLARIFICATION_PHOTO: 'Photo',
  CLARIFICATION_EFFECT: 'Price change',
  CLARIFICATION_NOT_ASKED: 'not asked',
  CLARIFICATION_NO_PHOTO: 'no photo',
  CLARIFICATION_PHOTO_ALT: 'Photo {number} of the check: {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'View large',
  CLARIFICATION_PHOTO_CLOSE: 'Close',
  CLARIFICATION_ROUNDING: 'Rounding',
  CLARIFICATION_DIFFERENCE: 'Difference',

  CLARIFICATION_SUM: 'How the new price is made',
  CLARIFICATION_SUM_TEXT:
    'The same rule and the same price list as for your offer. Only the highlighted lines differ from your answers.',
  CLARIFICATION_SUM_CHANGED: 'differs from your answer',
  CLARIFICATION_CHECKING: 'Your browser is checking this…',
  CLARIFICATION_SUM_EQUAL:
    'Your browser has done this sum itself and comes to {price}. That is exactly our number.',
  CLARIFICATION_SUM_DIFFERS:
    'Your browser comes to a different result. Something is wrong on our side: please do not decide yet and write to us.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'With JavaScript, your browser does this sum itself and compares it with ours.',

  CLARIFICATION_PROOF: 'Checked without knowing your answers',
  CLARIFICATION_PROOF_TEXT:
    'What we found was fixed on {date}, before the inspector could see your answers. A digital seal has protected it ever since.',
  CLARIFICATION_PROOF_VALID: 'Your browser has checked the seal: it matches what you see here.',
  CLARIFICATION_PROOF_INVALID:
    'The seal does not match what you see here. Something is wrong on our side: please do not decide yet and write to us.',
  CLARIFICATION_PROOF_UNCHECKED:
    'This browser cannot check the seal. You can do it with any program that computes SHA-256.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'With JavaScript, your browser checks the seal itself.',
  CLARIFICATION_PROOF_DETAILS: 'Check the seal yourself',
  CLARIFICATION_PROOF_HOW:
    'The seal is the SHA-256 of the text below, character by character. If a single one were different, so would be the seal.',
  CLARIFICATION_PROOF_FOUND: 'What was sealed',
  CLARIFICATION_PROOF_SEAL: 'Seal (SHA-256)',

  CLARIFICATION_ANSWERS: 'What should happen?',
  CLARIFICATION_ANSWER_BY: 'You have until {date}.',
  CLARIFICATION_LEFT_DAYS: '{count, plural, one {One day is left.} other {# days are left.}}',
  CLARIFICATION_LEFT_HOURS: '{count, plural, one {One hour is left.} other {# hours are left.}}',
  CLARIFICATION_LEFT_SOON: 'Less than an hour is left.',
  CLARIFICATION_LEFT_NONE: 'This time is over.',
  CLARIFICATION_SILENCE:
    'If we hear nothing by then, your device comes back free of charge. Silence is never a yes.',
  CLARIFICATION_SILENCE_KEPT:
    'If we hear nothing by then, we keep your device in a safe place and contact you by e-mail or phone. You can still answer here afterwards. Silence is never a yes.',

  CLARIFICATION_ACCEPT: 'Accept {price}',
  CLARIFICATION_ACCEPT_TEXT:
    'We buy your device for {price} and order the payout to your account. This cannot be undone.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Yes, accept {price}',
  CLARIFICATION_ACCEPT_QUESTION: 'Accept {price}?',
  CLARIFICATION_ACCEPT_DONE: 'You have accepted {price}',
  CLARIFICATION_ACCEPT_NEXT:
    'We order the payout to your account and write to you when the money is on its way.',
  CLARIFICATION_RETURN: 'Send it back for free',
  CLARIFICATION_RETURN_TEXT:
    'We send your device back to your address at our expense. The sale of this device ends with it.',
  CLARIFICATION_RETURN_CONFIRM: 'Yes, send it back',
  CLARIFICATION_RETURN_QUESTION: 'Have your device sent back?',
  CLARIFICATION_RETURN_DONE: 'Your device is coming back',
  CLARIFICATION_RETURN_NEXT:
    'We are packing it and will send you the tracking number as soon as the parcel is on its way. This costs you nothing.',
  CLARIFICATION_RECYCLE: 'Recycle it for me',
  CLARIFICATION_RECYCLE_TEXT:
    'We recycle your device properly. You get no money for it, and this cannot be undone.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Yes, recycle it',
  CLARIFICATION_RECYCLE_QUESTION: 'Have your device recycled?',
  CLARIFICATION_RECYCLE_DONE: 'We recycle your device',
  CLARIFICATION_RECYCLE_NEXT: 'There is nothing more for you to do. This costs you nothing.',
  CLARIFICATION_APPEAL: 'Ask for a second check',
  CLARIFICATION_APPEAL_TEXT:
    'Somebody else checks your device once more, free of charge. If you are right, we pay what we offered. If the difference is confirmed, you have another 7\u00a0days to decide. It cannot make your price worse, and it is possible once.',
  CLARIFICATION_APPEAL_CONFIRM: 'Yes, check it again',
  CLARIFICATION_APPEAL_QUESTION: 'Have your device checked again?',
  CLARIFICATION_APPEAL_DONE: 'Your device will be checked a second time',
  CLARIFICATION_APPEAL_NEXT: 'Somebody else is checking it now. We will write to you with the result.',
  CLARIFICATION_DONE: 'I have done it',
  CLARIFICATION_DONE_TEXT: 'We will look at your device again and write to you with the result.',
  CLARIFICATION_DONE_CONFIRM: 'Yes, please look again',
  CLARIFICATION_DONE_QUESTION: 'Is it done?',
  CLARIFICATION_DONE_DONE: 'Thank you, we will look again',
  CLARIFICATION_DONE_NEXT: 'We will go on with the check of your device and write to you with the result.',

  CLARIFICATION_ANSWERED_AT: 'Answered on {date}.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Decided on {date} by the rule that you chose when you sold the device.',
  CLARIFICATION_CLOCK_DONE: 'The time to answer is over: your device is coming back',
  CLARIFICATION_SENDING: 'One moment…',
  CLARIFICATION_FAILED: 'That did not work. Reload the page and try again.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'The server did not answer. Check your connection and try again: your decision counts only once.',
  CLARIFICATION_FAILED_BUSY: 'Too many attempts in a short time. Wait a minute and try again.',
  CLARIFICATION_QUICK_TEXT: 'Opening this page has decided nothing. Only this button does.',
  CLARIFICATION_QUICK_ALL: 'See photos, the sum and the other answers',
  CLARIFICATION_QUICK_GUIDE: 'See the guide and the other answers',

  CLARIFICATION_GUIDE: 'How to do it',
  CLARIFICATION_LOCK_APPLE: 'Remove your device from iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    'Find My is still switched on. As long as it is, the device belongs to your Apple Account and nobody else can use it. You do not need to have it at hand to change that.',
  CLARIFICATION_LOCK_APPLE_1:
    'Open icloud.com/find and sign in with the Apple Account that was used on the device.',
  CLARIFICATION_LOCK_APPLE_2: 'Choose the device from the list, and then “Remove This Device”.',
  CLARIFICATION_LOCK_APPLE_3: 'Come back to this page and choose “I have done it”.',
  CLARIFICATION_LOCK_GOOGLE: 'Remove the Google account',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'The device was reset, but a Google account still protects it. Without that account nobody can set it up. You do not need to have it at hand to change that.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Open myaccount.google.com/device-activity and sign in with the account that was used on the device.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Choose the device and sign it out.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Come back to this page and choose “I have done it”. It may take up to a day until Google lifts the lock; we wait for it.',
  CLARIFICATION_LOCK_SAMSUNG: 'Remove the Samsung account',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'The device is still linked to a Samsung account and cannot be set up without it. You do not need to have it at hand to change that.',
  CLARIFICATION_LOCK_SAMSUNG_1: 'Open account.samsung.com and sign in with the account that was used on it.',
  CLARIFICATION_LOCK_SAMSUNG_2: 'Choose the device under “Devices” and sign it out or remove it.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Come back to this page and choose “I have done it”.',
  CLARIFICATION_LOCK_MDM: 'Have the device released',
  CLARIFICATION_LOCK_MDM_LEAD:
    'The device is managed by a company or a school. Only they can release it, and until then nobody else can set it up.',
  CLARIFICATION_LOCK_MDM_1:
    'Ask their IT department to release the device from management. Erasing it is not enough.',
  CLARIFICATION_LOCK_MDM_2: 'Wait until they confirm it, ideally in writing.',
  CLARIFICATION_LOCK_MDM_3: 'Come back to this page and choose “I have done it”.',
  CLARIFICATION_LOCK_FIRMWARE: 'We need the firmware password',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'The device asks for a password before it starts, so that we can neither check nor erase it.',
  CLARIFICATION_LOCK_FIRMWARE_1: 'If you use this password elsewhere as well, change it there first.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Reply to our e-mail with the password. If you no longer know it, send us the invoice for the device instead: with it the manufacturer can remove the password.',
  CLARIFICATION_LOCK_FIRMWARE_3: 'Come back to this page and choose “I have done it”.',
  CLARIFICATION_LOCK_CONSOLE: 'Sign the console out of your account',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'The console is still linked to an account as its main console. You do not need to have it at hand to change that.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Sign in to your account: with PlayStation, Microsoft or Nintendo, depending on the console.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Open the list of your devices and deactivate or remove the console.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Come back to this page and choose “I have done it”.',
  CLARIFICATION_OWNERSHIP_PROOF: 'Show us that the device is yours',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'For some devices we ask for proof of ownership before we buy them. It is not a suspicion: it protects people whose devices were stolen.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Look for an invoice, a receipt, an order confirmation or a contract that names the device. A photo of the box with its serial number helps, too.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Reply to our e-mail with a photo or a PDF of it. You may cover what does not concern the device.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Come back to this page and choose “I have done it”.',
  CLARIFICATION_PAYOUT_NAME: 'The account is in another name',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'We may pay only to an account of the person who sells. The account that you gave us belongs to somebody else.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Open the page of your sale. The e-mail that led you here has a button for it, “See my sale”; with a customer account you also find the sale there. For your safety this page does not lead to it: whoever sees it could change where the money goes.',
  CLARIFICATION_PAYOUT_NAME_2: 'Choose “Change account” there and enter an account in your own name.',
  CLARIFICATION_PAYOUT_NAME_3: 'Come back to this page and choose “I have done it”.',
  CLARIFICATION_MISSING_PART_LEAD:
    'A part that belongs to your offer did not arrive with the device. You can send it later, at our expense.',
  CLARIFICATION_MISSING_PART_1: 'Check whether the part is still where you packed the parcel.',
  CLARIFICATION_MISSING_PART_2:
    'Reply to our e-mail. Do you still have the part? Then we send you a free label. Is it gone? Then we work out the price without it, and you decide.',
  CLARIFICATION_MISSING_PART_3:
    'Once the part is on its way, or you have told us that it is gone, choose “I have done it”.',
} as const
