/** What sellers say, as the public reads it. */
export const reviews = {
  REVIEWS: 'What sellers say',
  REVIEWS_LABEL: 'Reviews, scroll sideways',
  REVIEWS_STARS: '{stars, plural, one {# star} other {# stars}} out of {max}',
  REVIEWS_AVERAGE: '{value} out of {max}',
  REVIEWS_COUNT: '{count, plural, one {# review} other {# reviews}} of paid sales',
  REVIEWS_ALL: 'All reviews',
  REVIEWS_PREVIOUS: 'Previous reviews',
  REVIEWS_NEXT: 'Next reviews',
  REVIEWS_ORIGIN:
    'Only sellers we’ve paid can write a review, one for each sale. We read every review before we publish it, without seeing its stars. We only hide one if it insults someone, gives personal data away, breaks the law, advertises or can’t be read.',
  REVIEWS_TOO_FEW: 'We’ll show the average once there are {count} reviews.',
  REVIEWS_WAITING: '{count, plural, one {# review is} other {# reviews are}} waiting to be read.',
  REVIEWS_HIDDEN: '{count, plural, one {# review is} other {# reviews are}} hidden: {reasons}.',
  REVIEWS_HIDDEN_LATER: '{count, plural, one {# of them was} other {# of them were}} public before.',
  REVIEWS_HIDDEN_NONE: 'No review is hidden.',
  REVIEWS_HIDDEN_INSULT: 'insult',
  REVIEWS_HIDDEN_PERSONAL_DATA: 'personal data',
  REVIEWS_HIDDEN_UNLAWFUL: 'unlawful content',
  REVIEWS_HIDDEN_ADVERTISING: 'advertising',
  REVIEWS_HIDDEN_UNREADABLE: 'unreadable',
} as const
