import type { withdrawals as source } from '#messages/correspondence/en/withdrawals.ts'

/** Mails about offers that were taken back. */
export const withdrawals = {
  MAIL_WITHDRAWN_SUBJECT: 'Wir müssen {count, plural, one {ein Angebot} other {# Angebote}} zurückziehen',
  MAIL_WITHDRAWN_PREHEADER: 'Der Preis war falsch, und das war unser Fehler.',
  MAIL_WITHDRAWN_TITLE: 'Unser Preis war falsch',
  MAIL_WITHDRAWN_TEXT:
    'Unsere Preisliste enthielt für kurze Zeit einen Fehler. Deshalb müssen wir {count, plural, one {dieses Angebot} other {diese Angebote}} zurückziehen:',
  MAIL_WITHDRAWN_SORRY:
    'Das tut uns leid. Öffne deinen Verkauf, dann siehst du den richtigen Preis. Ob du verkaufst, entscheidest du.',
  MAIL_WITHDRAWN_KEPT: 'Verkäufe, die du schon abgeschlossen hast, behalten ihren Preis.',
  MAIL_WITHDRAWN_REQUEST:
    'Das tut uns leid. Deine Anfrage {requestId} beantworten wir mit den richtigen Preisen.',
  MAIL_WITHDRAWN_BUTTON: 'Richtigen Preis ansehen',
} satisfies Record<keyof typeof source, string>
