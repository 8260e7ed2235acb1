import type { QuestionText } from '#contracts/signed-offers.ts'
import type { QuestionTexts } from '#server/modules/questions/question-texts.ts'
import type { PageLoader } from './page-loader.ts'

/** Without descriptions, which only help to answer. */
const toVerifyTexts = (texts: QuestionTexts): Record<string, QuestionText> =>
  Object.fromEntries(
    Object.entries(texts).map(([code, { question, answers }]) => [code, { question, answers }]),
  )

/** The page checks signed offers by itself, so it gets the keys and the texts of every rule version. */
export const loadVerify: PageLoader<'verify'> = async ({ market, services, translate }) => ({
  head: { title: translate('SCREEN_VERIFY'), description: translate('SCREEN_VERIFY_LEAD') },
  data: {
    keys: await services.readSignedOfferKeys(),
    logKeys: await services.readLogKeys(),
    treeHead: await services.findTreeHead(),
    texts: toVerifyTexts(services.questionTexts[market.catalogueLanguage]),
  },
  scopes: ['content'],
  visibility: 'listed',
})
