import { ACTIVATION_FRAGMENT, RESET_FRAGMENT } from '#contracts/api-paths.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { CorrespondenceKey } from '#messages/correspondence/letters.ts'
import type { Translate } from '#messages/format-message.ts'
import { documentDate } from '#server/documents/document-date.ts'
import type { MailBlock, MailContent } from '#server/mails/mail-content.ts'
import type { AccountMail } from './account-mail-work.ts'

/** What every mail about an account is made of. */
export interface AccountMailInput {
  readonly market: Market
  readonly t: Translate<CorrespondenceKey>
  /** The shop that links lead to, without a path. */
  readonly shopUrl: string
  readonly firstName: string
  /** When the change was made. */
  readonly at: Date
  /** Of a mail with a link that works once. */
  readonly token: string
  readonly expiresAt: Date
  readonly minutesLeft: number
  /** The payout account as it is shown; null when it is gone. */
  readonly maskedAccount: string | null
}

type AccountRoute =
  | 'accountOverview'
  | 'accountRegister'
  | 'accountPasswordForgot'
  | 'accountPasswordReset'
  | 'accountPaymentChange'

const linkTo = ({ market, shopUrl }: AccountMailInput, route: AccountRoute): string =>
  shopUrl + buildPath(market, route)

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

const note = (text: string): MailBlock => ({ kind: 'note', text })

const greeting = ({ t, firstName }: AccountMailInput): MailBlock =>
  paragraph(t('MAIL_GREETING', { firstName }))

const heading = (t: AccountMailInput['t'], mail: 'ACTIVATE' | 'EXISTS' | 'PASSWORD' | 'PAYOUT_CHANGED') => ({
  subject: t(`MAIL_${mail}_SUBJECT`),
  preheader: t(`MAIL_${mail}_PREHEADER`),
  title: t(`MAIL_${mail}_TITLE`),
})

function activate(input: AccountMailInput): MailContent {
  const { t, market, token, expiresAt } = input
  const url = `${linkTo(input, 'accountRegister')}#${ACTIVATION_FRAGMENT}=${token}`
  return {
    ...heading(t, 'ACTIVATE'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_ACTIVATE_TEXT')),
      { kind: 'button', label: t('MAIL_ACTIVATE_BUTTON'), url },
      note(t('MAIL_ACTIVATE_UNTIL', { date: documentDate(market, expiresAt) })),
      note(t('MAIL_ACTIVATE_STRANGER')),
    ],
  }
}

function accountExists(input: AccountMailInput): MailContent {
  const { t } = input
  return {
    ...heading(t, 'EXISTS'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_EXISTS_TEXT')),
      { kind: 'button', label: t('MAIL_EXISTS_BUTTON'), url: linkTo(input, 'accountOverview') },
      note(t('MAIL_EXISTS_FORGOT')),
      note(t('MAIL_EXISTS_STRANGER')),
    ],
  }
}

function reset(input: AccountMailInput): MailContent {
  const { t, token, minutesLeft: minutes } = input
  const url = `${linkTo(input, 'accountPasswordReset')}#${RESET_FRAGMENT}=${token}`
  return {
    subject: t('MAIL_RESET_SUBJECT'),
    preheader: t('MAIL_RESET_PREHEADER', { minutes }),
    title: t('MAIL_RESET_TITLE'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_RESET_TEXT', { minutes })),
      { kind: 'button', label: t('MAIL_RESET_BUTTON'), url },
      note(t('MAIL_RESET_STRANGER')),
    ],
  }
}

function passwordChanged(input: AccountMailInput): MailContent {
  const { t, market, at } = input
  return {
    ...heading(t, 'PASSWORD'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_PASSWORD_TEXT', { date: documentDate(market, at) })),
      paragraph(t('MAIL_PASSWORD_STRANGER')),
      { kind: 'button', label: t('MAIL_PASSWORD_BUTTON'), url: linkTo(input, 'accountPasswordForgot') },
    ],
  }
}

function payoutChanged(input: AccountMailInput): MailContent {
  const { t, market, at, maskedAccount } = input
  const account: MailBlock[] = maskedAccount
    ? [{ kind: 'facts', rows: [{ label: t('MAIL_FACT_PAYOUT'), value: maskedAccount }] }]
    : []
  return {
    ...heading(t, 'PAYOUT_CHANGED'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_PAYOUT_CHANGED_TEXT', { date: documentDate(market, at) })),
      ...account,
      paragraph(t('MAIL_PAYOUT_CHANGED_STRANGER')),
      { kind: 'button', label: t('MAIL_PAYOUT_CHANGED_BUTTON'), url: linkTo(input, 'accountPaymentChange') },
    ],
  }
}

const CONTENTS: Readonly<Record<AccountMail, (input: AccountMailInput) => MailContent>> = {
  ACTIVATE: activate,
  ACCOUNT_EXISTS: accountExists,
  RESET: reset,
  PASSWORD_CHANGED: passwordChanged,
  PAYOUT_CHANGED: payoutChanged,
}

/** What a mail says about an account. */
export const accountMailContent = (mail: AccountMail, input: AccountMailInput): MailContent =>
  CONTENTS[mail](input)
