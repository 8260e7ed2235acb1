import type { withdrawals as source } from '#messages/correspondence/en/withdrawals.ts'

/** Mails about offers that were taken back. */
export const withdrawals = {
  MAIL_WITHDRAWN_SUBJECT: 'Dobbiamo ritirare {count, plural, one {un’offerta} other {# offerte}}',
  MAIL_WITHDRAWN_PREHEADER: 'Il prezzo era sbagliato e l’errore è nostro.',
  MAIL_WITHDRAWN_TITLE: 'Il nostro prezzo era sbagliato',
  MAIL_WITHDRAWN_TEXT:
    'Per poco tempo il nostro listino conteneva un errore. Per questo dobbiamo ritirare {count, plural, one {questa offerta} other {queste offerte}}:',
  MAIL_WITHDRAWN_SORRY:
    'Ci dispiace. Apri la tua vendita per vedere il prezzo corretto. Decidi tu se vendere.',
  MAIL_WITHDRAWN_KEPT: 'Le vendite già concluse mantengono il loro prezzo.',
  MAIL_WITHDRAWN_REQUEST: 'Ci dispiace. Risponderemo alla tua richiesta {requestId} con i prezzi corretti.',
  MAIL_WITHDRAWN_BUTTON: 'Vedi il prezzo corretto',
} satisfies Record<keyof typeof source, string>
