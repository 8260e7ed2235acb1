import { ACTIVATION_FRAGMENT, NOT_ME_FRAGMENT, RESET_FRAGMENT } from '#contracts/paths/account.ts'
import { type DeviceDescription, describeDevice } from '#domain/customers/read-device.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import { buildGreeting } from '#server/mails/templates/build-greeting.ts'
import { formatMoment } from '#server/mails/templates/trade/trade-mail-blocks.ts'

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

type AccountRoute = 'accountOverview' | 'accountRegister' | 'accountPasswordForgot' | 'accountPasswordReset'

const buildLink = ({ market, shopUrl }: AccountMailInput, route: AccountRoute): string =>
  shopUrl + buildPath(market, route)

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

const note = (text: string): MailBlock => ({ kind: 'note', text })

const greeting = ({ t, firstName }: AccountMailInput): MailBlock => paragraph(buildGreeting(t, firstName))

type HeadedMail = 'ACTIVATE' | 'EXISTS' | 'NEW_DEVICE' | 'PASSWORD' | 'PAYOUT_CHANGED' | 'SALE_ACCOUNT'

const heading = (t: AccountMailInput['t'], mail: HeadedMail) => ({
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
      note(t('MAIL_ACTIVATE_UNTIL', { date: formatDay(market.locale, expiresAt) })),
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

/** The last step to an account that was opened from a sale. */
export function saleAccountMail(input: AccountMailInput, { token, expiresAt }: OneUseLink): MailContent {
  const { t, market } = input
  const url = `${buildLink(input, 'accountPasswordReset')}#${RESET_FRAGMENT}=${token}`
  return {
    ...heading(t, 'SALE_ACCOUNT'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_SALE_ACCOUNT_TEXT')),
      { kind: 'button', label: t('MAIL_SALE_ACCOUNT_BUTTON'), url },
      note(t('MAIL_SALE_ACCOUNT_UNTIL', { date: formatDay(market.locale, expiresAt) })),
      note(t('MAIL_SALE_ACCOUNT_STRANGER')),
    ],
  }
}

export function passwordChangedMail(input: AccountMailInput, changedAt: Date): MailContent {
  const { t, market } = input
  return {
    ...heading(t, 'PASSWORD'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_PASSWORD_TEXT', { date: formatDay(market.locale, changedAt) })),
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

/** Stops everything, for an owner who reads about something they didn't do. */
function notMeBlocks(input: AccountMailInput, { token, expiresAt }: OneUseLink): readonly MailBlock[] {
  const { t, market } = input
  const url = `${buildLink(input, 'accountPasswordReset')}#${NOT_ME_FRAGMENT}=${token}`
  return [
    { kind: 'button', label: t('MAIL_NOT_ME_BUTTON'), url },
    note(t('MAIL_NOT_ME_UNTIL', { date: formatDay(market.locale, expiresAt) })),
  ]
}

export function savedPayoutChangedMail(
  input: AccountMailInput,
  { changedAt, maskedAccount, link }: SavedPayoutChange & { readonly link: OneUseLink },
): MailContent {
  const { t, market } = input
  const account: MailBlock[] = maskedAccount
    ? [{ kind: 'facts', rows: [{ label: t('MAIL_FACT_PAYOUT'), value: maskedAccount }] }]
    : []
  return {
    ...heading(t, 'PAYOUT_CHANGED'),
    blocks: [
      greeting(input),
      paragraph(t('MAIL_PAYOUT_CHANGED_TEXT', { date: formatDay(market.locale, changedAt) })),
      ...account,
      paragraph(t('MAIL_PAYOUT_CHANGED_STRANGER')),
      ...notMeBlocks(input, link),
    ],
  }
}

export interface NewDeviceSignIn {
  readonly signedInAt: Date
  readonly device: DeviceDescription
  readonly link: OneUseLink
}

/** Tells the owner about a sign-in with a browser that was never used for the account. */
export function newDeviceMail(
  input: AccountMailInput,
  { signedInAt, device, link }: NewDeviceSignIn,
): MailContent {
  const { t } = input
  const value = describeDevice(device, {
    both: (labels) => t('MAIL_DEVICE', labels),
    unknown: t('MAIL_DEVICE_UNKNOWN'),
  })
  return {
    ...heading(t, 'NEW_DEVICE'),
    blocks: [
      greeting(input),
      // To the minute: people recognise a sign-in of their own by its time.
      paragraph(t('MAIL_NEW_DEVICE_TEXT', { moment: formatMoment(input, signedInAt) })),
      { kind: 'facts', rows: [{ label: t('MAIL_FACT_DEVICE'), value }] },
      paragraph(t('MAIL_NEW_DEVICE_STRANGER')),
      ...notMeBlocks(input, link),
    ],
  }
}
