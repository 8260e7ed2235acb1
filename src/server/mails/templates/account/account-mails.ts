import { ACTIVATION_FRAGMENT, RESET_FRAGMENT } from '#contracts/api-paths.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'
import { formatDocumentDate } from '#server/documents/format-document-date.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'

/** What every mail about an account is written from. */
export interface AccountMailInput {
  readonly market: Market
  readonly t: Translate<CorrespondenceKey>
  /** The shop that links lead to, without a path. */
  readonly shopUrl: string
  readonly firstName: string
}

/** A link that works once. */
export interface OneUseLink {
  readonly token: string
  readonly expiresAt: Date
  readonly minutesLeft: number
}

type AccountRoute =
  | 'accountOverview'
  | 'accountRegister'
  | 'accountPasswordForgot'
  | 'accountPasswordReset'
  | 'accountPaymentChange'

const buildLink = ({ market, shopUrl }: AccountMailInput, route: AccountRoute): string =>
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

/** Proves the address of a new account. */
export function activateMail(input: AccountMailInput, { token, expiresAt }: OneUseLink): MailContent {
  const { t, market } = input
  const url = `${buildLink(input, 'accountRegister')}#${ACTIVATION_FRAGMENT}=${token}`
  return {
    ...heading(t, 'ACTIVATE'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_ACTIVATE_TEXT')),
      { kind: 'button', label: t('MAIL_ACTIVATE_BUTTON'), url },
      note(t('MAIL_ACTIVATE_UNTIL', { date: formatDocumentDate(market, expiresAt) })),
      note(t('MAIL_ACTIVATE_STRANGER')),
    ],
  }
}

/** Someone registers with an address that has an account: only its owner may learn that. */
export function accountExistsMail(input: AccountMailInput): MailContent {
  const { t } = input
  return {
    ...heading(t, 'EXISTS'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_EXISTS_TEXT')),
      { kind: 'button', label: t('MAIL_EXISTS_BUTTON'), url: buildLink(input, 'accountOverview') },
      note(t('MAIL_EXISTS_FORGOT')),
      note(t('MAIL_EXISTS_STRANGER')),
    ],
  }
}

export function resetMail(input: AccountMailInput, link: OneUseLink): MailContent {
  const { t } = input
  const minutes = link.minutesLeft
  const url = `${buildLink(input, 'accountPasswordReset')}#${RESET_FRAGMENT}=${link.token}`
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

export function passwordChangedMail(input: AccountMailInput, changedAt: Date): MailContent {
  const { t, market } = input
  return {
    ...heading(t, 'PASSWORD'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_PASSWORD_TEXT', { date: formatDocumentDate(market, changedAt) })),
      paragraph(t('MAIL_PASSWORD_STRANGER')),
      { kind: 'button', label: t('MAIL_PASSWORD_BUTTON'), url: buildLink(input, 'accountPasswordForgot') },
    ],
  }
}

export interface SavedPayoutChange {
  readonly changedAt: Date
  /** The payout account as it is shown; null when it was removed. */
  readonly maskedAccount: string | null
}

export function savedPayoutChangedMail(
  input: AccountMailInput,
  { changedAt, maskedAccount }: SavedPayoutChange,
): MailContent {
  const { t, market } = input
  const account: MailBlock[] = maskedAccount
    ? [{ kind: 'facts', rows: [{ label: t('MAIL_FACT_PAYOUT'), value: maskedAccount }] }]
    : []
  return {
    ...heading(t, 'PAYOUT_CHANGED'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_PAYOUT_CHANGED_TEXT', { date: formatDocumentDate(market, changedAt) })),
      ...account,
      paragraph(t('MAIL_PAYOUT_CHANGED_STRANGER')),
      {
        kind: 'button',
        label: t('MAIL_PAYOUT_CHANGED_BUTTON'),
        url: buildLink(input, 'accountPaymentChange'),
      },
    ],
  }
}
