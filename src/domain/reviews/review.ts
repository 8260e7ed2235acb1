import { countVisible, tidyMessage } from '#domain/contact/tidy-message.ts'
import { checkFields, type FieldCheck } from '#domain/customers/check-fields.ts'
import { REQUIRED, type Reading } from '#domain/customers/field-reading.ts'

/** What a seller may give, from worst to best. */
export const STARS = [1, 2, 3, 4, 5] as const

export type Stars = (typeof STARS)[number]

export const MAX_STARS = 5

/** A review waits until an operator has read it. Publishing and hiding are decided by its words alone. */
export const REVIEW_STATES = ['waiting', 'published', 'hidden'] as const

export type ReviewState = (typeof REVIEW_STATES)[number]

/** The only reasons to hide a review: its language, or the law. None of them is an opinion of us. */
export const HIDE_REASONS = ['INSULT', 'PERSONAL_DATA', 'UNLAWFUL', 'ADVERTISING', 'UNREADABLE'] as const

export type HideReason = (typeof HIDE_REASONS)[number]

export const SENTENCE_MIN = 10
export const SENTENCE_MAX = 400

/** A review as typed; no star is chosen at first. */
export interface ReviewInput {
  readonly stars: number
  readonly sentence: string
}

export interface ReviewWords {
  readonly stars: Stars
  readonly sentence: string
}

export const EMPTY_REVIEW: ReviewInput = { stars: 0, sentence: '' }

function readStars(chosen: number): Reading<Stars> {
  const stars = STARS.find((known) => known === chosen)
  return stars ? { value: stars } : { value: 1, problem: { key: 'STARS_REQUIRED' } }
}

/** A sentence is one paragraph: line breaks become blanks. */
function readSentence(typed: string): Reading<string> {
  const value = tidyMessage(typed).split(/\s+/u).join(' ')
  if (value === '') return { value, problem: REQUIRED }
  if (countVisible(value) < SENTENCE_MIN)
    return { value, problem: { key: 'SENTENCE_TOO_SHORT', params: { min: SENTENCE_MIN } } }
  return [...value].length > SENTENCE_MAX
    ? { value, problem: { key: 'FIELD_TOO_LONG', params: { max: SENTENCE_MAX } } }
    : { value }
}

/** Checks a review. The form and the server share this check. */
export const checkReview = ({ stars, sentence }: ReviewInput): FieldCheck<ReviewWords> =>
  checkFields({ stars: readStars(stars), sentence: readSentence(sentence) })
