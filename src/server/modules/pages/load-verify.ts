import type { QuestionWords } from '#contracts/signed-offers.ts'
import type { QuestionTexts } from '#server/modules/questions/question-files.ts'
import type { PageLoader } from './page-loader.ts'

/** Without the explanations, which only help whoever answers. */
const wordsOf = (texts: QuestionTexts): Record<string, QuestionWords> =>
  Object.fromEntries(
    Object.entries(texts).map(([code, { question, answers }]) => [code, { question, answers }]),
  )

/** The page checks receipts by itself, so it gets the keys, and all words that a receipt may need. */
export const loadVerify: PageLoader<'verify'> = async ({ market, services, translate }) => ({
  head: { title: translate('SCREEN_VERIFY'), description: translate('SCREEN_VERIFY_LEAD') },
  data: { keys: services.receiptKeys, words: wordsOf(services.questionTexts[market.catalogueLanguage]) },
  scopes: ['content'],
  visibility: 'listed',
})
