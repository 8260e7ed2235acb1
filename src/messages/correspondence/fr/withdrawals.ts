import type { withdrawals as source } from '#messages/correspondence/en/withdrawals.ts'

/** Mails about offers that were taken back. */
export const withdrawals = {
  MAIL_WITHDRAWN_SUBJECT: 'Nous devons retirer {count, plural, one {une offre} other {# offres}}',
  MAIL_WITHDRAWN_PREHEADER: 'Le prix était faux et l’erreur vient de nous.',
  MAIL_WITHDRAWN_TITLE: 'Notre prix était faux',
  MAIL_WITHDRAWN_TEXT:
    'Notre liste de prix a contenu une erreur pendant un court moment. Nous devons donc retirer {count, plural, one {cette offre} other {ces offres}} :',
  MAIL_WITHDRAWN_SORRY:
    'Toutes nos excuses. Ouvrez votre vente pour voir le bon prix. Vous décidez si vous vendez.',
  MAIL_WITHDRAWN_KEPT: 'Les ventes déjà conclues gardent leur prix.',
  MAIL_WITHDRAWN_REQUEST:
    'Toutes nos excuses. Nous répondrons à votre demande {requestId} avec les bons prix.',
  MAIL_WITHDRAWN_BUTTON: 'Voir le bon prix',
} satisfies Record<keyof typeof source, string>
