import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readRuleFigures } from '#domain/facts/rule-figures.ts'
import { type FigureName, SHOP_FIGURES } from '#domain/facts/shop-figures.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import { formatFigure } from '#messages/facts/format-figure.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readNewestRuleSet } from '#server/modules/questions/read-newest-rule-set.ts'
import { listFactTexts } from './typed-figures.ts'

/** A message that shows a figure, and the placeholder it shows it by. */
export interface MessageFigure<Key extends string = string> {
  readonly key: Key
  readonly placeholder: string
  readonly figure: FigureName
}

/** Mails and papers. Dates in them are deadlines, computed from the same constants. */
export const MAIL_FIGURES: readonly MessageFigure<CorrespondenceKey>[] = [
  { key: 'MAIL_CODE_PREHEADER', placeholder: 'minutes', figure: 'codeMinutes' },
  { key: 'MAIL_CODE_TEXT', placeholder: 'minutes', figure: 'codeMinutes' },
  { key: 'MAIL_ARRIVED_BONUS', placeholder: 'bonus', figure: 'lateBonus' },
  { key: 'MAIL_ARRIVED_BONUS', placeholder: 'date', figure: 'inspectionDays' },
  { key: 'MAIL_REMINDER_TEXT', placeholder: 'date', figure: 'sendInDays' },
  { key: 'MAIL_UNBUYABLE_TOO_LOW', placeholder: 'minimum', figure: 'minOffer' },
  { key: 'MAIL_RESET_TEXT', placeholder: 'minutes', figure: 'resetHours' },
  { key: 'MAIL_SALE_ACCOUNT_UNTIL', placeholder: 'date', figure: 'activationDays' },
  { key: 'MAIL_REQUEST_PREHEADER', placeholder: 'days', figure: 'requestAnswerDays' },
  { key: 'MAIL_REQUEST_TEXT', placeholder: 'days', figure: 'requestAnswerDays' },
  { key: 'MAIL_NEWSLETTER_UNTIL', placeholder: 'date', figure: 'newsletterConfirmDays' },
  { key: 'MAIL_WATCH_UNTIL', placeholder: 'date', figure: 'watchConfirmDays' },
  { key: 'MAIL_WATCH_EXPIRES', placeholder: 'months', figure: 'watchMonths' },
]

/** Pages of the shop. */
export const PAGE_FIGURES: readonly MessageFigure<MessageKey>[] = [
  { key: 'HOME_PROMISE_LOCK', placeholder: 'days', figure: 'sendInDays' },
  { key: 'HOME_PROOF_SILENCE_TEXT', placeholder: 'days', figure: 'answerDays' },
  { key: 'PRICE_DONE', placeholder: 'days', figure: 'offerDays' },
  { key: 'BREAKDOWN_FLOOR', placeholder: 'share', figure: 'minShare' },
  { key: 'REVIEW_PROMISE', placeholder: 'days', figure: 'sendInDays' },
  { key: 'TRUST_PROMISE_SEND', placeholder: 'days', figure: 'sendInDays' },
  { key: 'TRUST_PROMISE_CHECK', placeholder: 'days', figure: 'inspectionDays' },
  { key: 'TRUST_PROMISE_CHECK', placeholder: 'bonus', figure: 'lateBonus' },
  { key: 'TRUST_PROMISE_ANSWER', placeholder: 'days', figure: 'answerDays' },
  { key: 'CLARIFICATION_APPEAL_TEXT', placeholder: 'days', figure: 'appealAnswerDays' },
  { key: 'SALE_PAYOUT_HINT', placeholder: 'hours', figure: 'payoutHoldHours' },
  { key: 'STEP_UP_CODE_SENT', placeholder: 'minutes', figure: 'codeMinutes' },
  { key: 'SIGN_IN_REMEMBER_HINT', placeholder: 'days', figure: 'rememberDays' },
  { key: 'CAP_TEXT', placeholder: 'days', figure: 'requestAnswerDays' },
  { key: 'CAP_TEXT', placeholder: 'cap', figure: 'businessCap' },
  { key: 'REQUEST_DONE_TEXT', placeholder: 'days', figure: 'requestAnswerDays' },
  { key: 'LIST_ROW_QUANTITY', placeholder: 'max', figure: 'businessMaxQuantity' },
  { key: 'FORGOT_DONE_TEXT', placeholder: 'hours', figure: 'resetHours' },
  { key: 'PRICE_WATCH_GONE_TEXT', placeholder: 'days', figure: 'watchConfirmDays' },
  { key: 'PRICE_WATCH_TERMS', placeholder: 'months', figure: 'watchMonths' },
  { key: 'PRICE_WATCH_TERMS', placeholder: 'max', figure: 'maxWatches' },
  { key: 'PRICE_WATCH_PAUSE', placeholder: 'days', figure: 'watchPauseDays' },
  { key: 'PRICE_WATCH_WISH_CHANGED', placeholder: 'days', figure: 'watchPauseDays' },
  { key: 'NEWSLETTER_GONE_TEXT', placeholder: 'days', figure: 'newsletterConfirmDays' },
  { key: 'FAIRNESS_METHOD_FRESH', placeholder: 'days', figure: 'fairnessDays' },
  { key: 'FAIRNESS_METHOD_FRESH', placeholder: 'count', figure: 'fairnessDevices' },
  { key: 'REVIEWS_TOO_FEW', placeholder: 'count', figure: 'minReviews' },
  { key: 'CONTACT_PRIVACY', placeholder: 'years', figure: 'contactYears' },
]

const rule = readRuleFigures(readNewestRuleSet(DATA_FOLDER).rules)

/** The pages that show a figure, in any market: their names for content, `menus` and `catalogue` for the rest. */
function listPages(name: string): string[] {
  const showing = listFactTexts().filter(({ text }) => text.includes(`{${name}}`))
  const pages = showing.map(({ file }) => /^content\/\w+\/([\w-]+)\.md/.exec(file)?.[1] ?? file.split('/')[0])
  return [...new Set(pages.flatMap((page) => page ?? []))].map((page) => (page === 'cms' ? 'menus' : page))
}

const listMessages = (name: string): string[] =>
  [...MAIL_FIGURES, ...PAGE_FIGURES].filter(({ figure }) => figure === name).map(({ key }) => `\`${key}\``)

const writeRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function writeFigure(name: string): string {
  const { constant, file, read } = SHOP_FIGURES[name as FigureName]
  const values = MARKET_IDS.map((id) => {
    const market = MARKETS[id]
    return formatFigure(market, read({ market, rule }))
  })
  const shown = [...listPages(name).toSorted(), ...new Set(listMessages(name))]
  return writeRow([`\`${name}\``, `\`${constant}\``, `\`${file}\``, ...values, shown.join(', ') || '–'])
}

/** docs/facts.md: every figure that a text may mention, the constant it comes from and what readers see. */
export const writeFactsDocument = (): string => `# Figures in texts

Generated by \`npm run facts\`; a test fails when it is out of date. Content pages, menus and catalogue texts in \`data/\`
write a figure as its placeholder, \`{name}\`, and the server fills it in for the market. Messages get it as a value from the
code. No text types such a figure by hand: [57](adr/0057-facts-and-company-data.md). \`data/questions/rules\` means the newest
version there.

${writeRow(['placeholder', 'constant', 'where', ...MARKET_IDS, 'shown in'])}
${writeRow(Array.from({ length: MARKET_IDS.length + 4 }, () => '---'))}
${Object.keys(SHOP_FIGURES).map(writeFigure).join('\n')}

Besides these, texts name the shop and the company: \`brand\`, \`domain\`, \`carrier\` and \`countries\` come from the market,
the others (\`companyName\`, \`contactMail\`, \`hostName\`, \`mediator\` …) from the operator's \`OPERATOR_FILE\`. Their list is
\`src/messages/facts/company-texts.ts\`.
`

export const FACTS_DOCUMENT = fileURLToPath(new URL('../../docs/facts.md', import.meta.url))

export const storeFactsDocument = (): void => writeFileSync(FACTS_DOCUMENT, writeFactsDocument())
