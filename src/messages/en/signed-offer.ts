/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY: 'Check a signed offer',
  SCREEN_VERIFY_LEAD:
    'Every sale comes with a signed offer. Here your browser tells you whether one is genuine, and what it says.',

  SIGNED_OFFER_DOWNLOAD: 'Download the signed offer',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Our promise in writing, with our signature: your devices, your answers, the prices and the deadlines. Keep it; nobody can change it, not even us.',
  SIGNED_OFFER_CHECK: 'How to check a signed offer',

  VERIFY_PRIVATE:
    'The signed offer stays on your device: your browser checks it by itself, even without a network once this page is open.',
  VERIFY_FILE: 'Choose the file of the signed offer',
  VERIFY_FILE_HINT: 'You can also drag it onto this page.',
  VERIFY_PASTE: 'Or paste its text',
  VERIFY_PASTE_HINT: 'Everything from the first bracket to the last.',
  VERIFY_SUBMIT: 'Check the signed offer',
  VERIFY_NO_SCRIPT: 'The check runs in your browser and needs JavaScript. Below is the way without it.',

  VERIFY_GENUINE: 'The signed offer is genuine',
  VERIFY_GENUINE_TEXT: 'We have signed exactly this. Nothing in it was changed.',
  VERIFY_FORGED: 'The signed offer is not genuine',
  VERIFY_FORGED_TEXT:
    'The signature does not match: something in it was changed, or we never signed it. Do not rely on it.',
  VERIFY_UNKNOWN_KEY: 'The offer was not signed with our key',
  VERIFY_UNKNOWN_KEY_TEXT: 'It names the key {keyId}, which is not ours. Do not rely on it.',
  VERIFY_UNREADABLE: 'This is not a signed offer of ours',
  VERIFY_UNREADABLE_TEXT:
    'Choose the file as you have downloaded it, or paste the whole text. A picture or a printout cannot be checked.',
  VERIFY_UNKNOWN_FORM: 'Genuine, but newer than this page',
  VERIFY_UNKNOWN_FORM_TEXT:
    'We have signed it, in a form that this page does not know. Reload the page and try again.',
  VERIFY_UNCHECKED: 'This browser cannot check signatures',
  VERIFY_UNCHECKED_TEXT:
    'That says nothing about the signed offer. Update the browser, use another one, or check by hand as shown below.',

  SIGNED_OFFER_TITLE: 'What we have promised',
  SIGNED_OFFER_NUMBER: 'Sale number',
  SIGNED_OFFER_CREATED: 'Agreed on',
  SIGNED_OFFER_SEND_BY: 'The prices hold if the parcel is scanned by',
  SIGNED_OFFER_ANSWER: 'If we have a question',
  SIGNED_OFFER_ANSWER_TEXT:
    'The seller has {days} days to answer, and another {secondDays} days after a second check. Without an answer the device goes back free of charge.',
  SIGNED_OFFER_RULE: 'If we find a difference',
  SIGNED_OFFER_RULE_NONE: 'We ask the seller every time.',
  SIGNED_OFFER_RULE_ASK: 'A new price of {share} of the offer or more is accepted. Below that we ask.',
  SIGNED_OFFER_RULE_RETURN:
    'A new price of {share} of the offer or more is accepted. Below that the device goes back free of charge.',
  SIGNED_OFFER_RULE_RECYCLE:
    'A new price of {share} of the offer or more is accepted. Below that we recycle the device.',
  SIGNED_OFFER_COUNT: '{count, plural, one {# device} other {# devices, this price for each}}',
  SIGNED_OFFER_CONDITION: 'Condition',
  SIGNED_OFFER_ANSWERS: 'Answers of the seller',
  SIGNED_OFFER_ROUNDING: 'Rounded down',
  SIGNED_OFFER_VOUCHER: 'Voucher {code}',
  SIGNED_OFFER_VERSIONS: 'Price list {list}, price rule {rule}',

  VERIFY_BY_HAND: 'Check it without this page',
  VERIFY_BY_HAND_TEXT:
    'You need the programs openssl and jq. Save the signed offer as signed-offer.json and our public key as key.pem, then run the commands.',
  VERIFY_BY_HAND_KEY: 'Our public key',
  VERIFY_BY_HAND_COMMANDS: 'Commands',
  VERIFY_BY_HAND_RESULT:
    'When the signed offer is genuine, the last one answers: Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Our key for programs',
} as const
