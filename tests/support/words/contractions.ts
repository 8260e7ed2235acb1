const BE = 'is|are|was|were|do|does|did|has|have|had|would|should|could|will|ca|wo|need|must'

/** Pairs that a native speaker contracts in friendly writing. */
const APART = new RegExp(
  [
    '\\b(?:is|are|was|were|do|does|did|has|have|had|would|should|could|will) not\\b',
    '\\bcannot\\b|\\bcan not\\b',
    '\\b(?:i|you|we|they|it|that|there|this|he|she|who) will\\b',
    '\\b(?:you|we|they) are\\b(?![,.?!)])',
    '\\b(?:it|that|there|here|what|who|where|everything|nothing|something) is\\b(?![,.?!)])',
    '\\b(?:it|that) has (?:been|\\w+ed)\\b',
    '\\b(?:you|we|they|i) have (?:not |already |just |never )?(?:been|\\w+ed|sent|had|got|found|made|paid|told|seen|kept|left|lost|sold|done|read|put|written|chosen|taken|given)\\b',
    '\\b(?:you|we|they|i) would\\b',
    '\\blet us\\b(?! (?:know|have|see))|\\bi am\\b',
  ].join('|'),
  'gi',
)

const TOGETHER = new RegExp(
  [
    `\\b(?:${BE}|is|ca|wo)n’t\\b`,
    '\\b(?:i|you|we|they|it|that|there|this|he|she|who)’(?:ll|re|ve|d|m)\\b',
    '\\b(?:it|that|there|here|what|who|where|everything|nothing|something|let)’s\\b',
  ].join('|'),
  'gi',
)

export interface ContractionCount {
  readonly together: number
  readonly apart: readonly string[]
}

/** How often an English text contracts, and where it could but does not. */
export const countContractions = (text: string): ContractionCount => ({
  together: (text.match(TOGETHER) ?? []).length,
  apart: text.match(APART) ?? [],
})
