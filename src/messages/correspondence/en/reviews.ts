/** Texts of the mails about reviews. */
export const reviews = {
  MAIL_REVIEW_SUBJECT: 'How was your sale {tradeNumber}?',
  MAIL_REVIEW_PREHEADER: 'Stars and a sentence are all it takes.',
  MAIL_REVIEW_TITLE: 'How did it go?',
  MAIL_REVIEW_TEXT:
    'Your sale is complete, and we’ve paid you. Would you tell other sellers how it went, with stars and a sentence?',
  MAIL_REVIEW_HONEST:
    'We publish praise and criticism alike. Readers see your stars, your sentence, the month and the kind of device, but not your name.',
  MAIL_REVIEW_BUTTON: 'Write a review',
  MAIL_REVIEW_ONCE:
    'We only ask once for each sale. You can object to these emails at any time, for free, on the page of your sale or by replying to this one.',
  MAIL_REVIEW_HIDDEN_SUBJECT: 'Your review of sale {tradeNumber} isn’t public',
  MAIL_REVIEW_HIDDEN_PREHEADER: 'Here’s why, and what you can do.',
  MAIL_REVIEW_HIDDEN_TITLE: 'Your review isn’t public',
  MAIL_REVIEW_HIDDEN_TEXT:
    'We’ve read your review and can’t publish it as it is. Your stars had nothing to do with it, because we can’t see them when we decide.',
  MAIL_REVIEW_HIDDEN_REASON: 'Reason',
  MAIL_REVIEW_HIDDEN_NEXT:
    'You can withdraw it on the page of your sale and write another one. If you disagree, just reply to this email.',
} as const
