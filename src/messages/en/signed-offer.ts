/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY_LEAD:
    'Every sale comes with a signed offer and a sale file. Here your browser can tell you whether yours is genuine, and what it says.',

  SIGNED_OFFER_DOWNLOAD: 'Download your signed offer',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Our promise in writing: your devices, your answers, the prices and the deadlines. It’s signed, so any change would show.',
  SIGNED_OFFER_CHECK: 'How to verify a signed offer',

  VERIFY_PRIVATE:
    'Your file stays on your device. Your browser verifies it by itself. After your first file, that works offline too.',
  VERIFY_FILE: 'Choose your file',
  VERIFY_FILE_HINT: 'You can also drag it onto this page.',
  VERIFY_PASTE: 'Or paste its text',
  VERIFY_PASTE_HINT: 'Everything from the first bracket to the last.',
  VERIFY_SUBMIT: 'Verify file',
  VERIFY_NO_SCRIPT: 'Your browser does the verifying, and it needs JavaScript. Here’s how to do it without.',

  VERIFY_GENUINE: 'This signed offer is genuine',
  VERIFY_GENUINE_TEXT: 'It’s exactly what we signed. Nothing’s been changed.',
  VERIFY_FORGED: 'This signed offer isn’t genuine',
  VERIFY_FORGED_TEXT:
    'The signature doesn’t match. Something’s been changed, or we never signed it. Don’t rely on it.',
  VERIFY_UNKNOWN_KEY: 'This offer wasn’t signed with our key',
  VERIFY_UNKNOWN_KEY_TEXT: 'It names the key {keyId}, which isn’t ours. Don’t rely on it.',
  VERIFY_UNREADABLE: 'This isn’t one of our signed files',
  VERIFY_UNREADABLE_TEXT:
    'Choose the file just as you downloaded it, or paste all of its text. Pictures, printouts and PDFs can’t be verified. For an erasure certificate, choose the sale file.',
  VERIFY_UNKNOWN_FORM: 'Genuine, but newer than this page',
  VERIFY_UNKNOWN_FORM_TEXT:
    'We signed it, in a format this page doesn’t know yet. Reload the page and try again.',
  VERIFY_NOT_LOADED: 'The checker couldn’t be loaded',
  VERIFY_NOT_LOADED_TEXT: 'Check your connection and try again. Your file hasn’t left this device.',
  VERIFY_UNCHECKED: 'This browser can’t verify signatures',
  VERIFY_UNCHECKED_TEXT:
    'That doesn’t mean anything’s wrong with the file. Update your browser, try another one, or verify it by hand as shown below.',

  SIGNED_OFFER_TITLE: 'What we promised',
  SIGNED_OFFER_NUMBER: 'Sale number',
  SIGNED_OFFER_CREATED: 'Agreed on',
  SIGNED_OFFER_SEND_BY: 'Prices guaranteed if the parcel is scanned by',
  SIGNED_OFFER_ANSWER: 'If we make a new offer',
  SIGNED_OFFER_ANSWER_TEXT:
    'The seller has {days} days to answer, and another {secondDays} days after a second inspection. Without an answer, the device goes back for free. A device with a damaged battery can’t be sent back: the seller chooses recycling or a second inspection.',
  SIGNED_OFFER_RULE: 'If we find a difference',
  SIGNED_OFFER_RULE_NONE: 'We’ll always ask the seller.',
  SIGNED_OFFER_RULE_ASK:
    'A new offer of at least {share} of this one is accepted automatically. Below that, we’ll ask.',
  SIGNED_OFFER_RULE_RETURN:
    'A new offer of at least {share} of this one is accepted automatically. Below that, the device goes back for free. With a damaged battery, we’ll always ask.',
  SIGNED_OFFER_RULE_RECYCLE:
    'A new offer of at least {share} of this one is accepted automatically. Below that, we’ll recycle the device. With a damaged battery, we’ll always ask.',
  SIGNED_OFFER_COUNT: '{count, plural, one {# device} other {# devices, this price for each}}',
  SIGNED_OFFER_CONDITION: 'Condition',
  SIGNED_OFFER_ANSWERS: 'The seller’s answers',
  SIGNED_OFFER_ROUNDING: 'Rounded down',
  SIGNED_OFFER_VOUCHER: 'Voucher {code}',
  SIGNED_OFFER_VERSIONS: 'Price list {list}, price rule {rule}',

  VERIFY_BY_HAND: 'Verify it without this page',
  VERIFY_BY_HAND_TEXT:
    'You’ll need the programs openssl and jq. Save the signed offer as signed-offer.json and our public key as key.pem, then run these commands.',
  VERIFY_BY_HAND_KEY: 'Our public key',
  VERIFY_BY_HAND_COMMANDS: 'Commands',
  VERIFY_BY_HAND_RESULT: 'If the offer is genuine, the last command says: Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Our key in machine-readable form',
} as const
