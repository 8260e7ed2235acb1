/** A seller's own review, on the page of the sale. */
export const saleReview = {
  SALE_REVIEW_TITLE: 'How did it go?',
  SALE_REVIEW_TEXT:
    'Tell other sellers, with stars and a sentence. We publish praise and criticism alike, with the month and the kind of device, but without your name.',
  SALE_REVIEW_STARS: 'Your stars',
  SALE_REVIEW_SENTENCE: 'Your sentence',
  SALE_REVIEW_LENGTH: '{count} of {max} characters',
  SALE_REVIEW_SEND: 'Send review',
  SALE_REVIEW_OWN: 'Your review',
  SALE_REVIEW_WAITING: 'Thank you. We’ll read your review before we publish it.',
  SALE_REVIEW_PUBLISHED: 'Thank you. Your review is public.',
  SALE_REVIEW_HIDDEN: 'Your review isn’t public. Reason: {reason}. You can withdraw it and write a new one.',
  SALE_REVIEW_WITHDRAW: 'Withdraw review',
  SALE_REVIEW_WITHDRAWN: 'We’ve deleted your review.',
  SALE_REVIEW_LATE: 'This sale already has a review. Reload the page to see it.',
  SALE_REVIEW_OBJECT: 'Please don’t ask me again',
  SALE_REVIEW_OBJECTED: 'We won’t ask you for reviews again.',
  PROBLEM_STARS_REQUIRED: 'Please choose your stars.',
  PROBLEM_SENTENCE_TOO_SHORT: 'Please write at least {min} characters.',
} as const
