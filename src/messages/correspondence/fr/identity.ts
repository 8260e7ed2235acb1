/** Mails about the identity document that the law asks of a seller. */
export const identity = {
  MAIL_IDENTITY_ANNOUNCED:
    'La loi nous oblige à contrôler votre pièce d’identité avant de vous payer. Vous pouvez l’envoyer à tout moment depuis la page de votre vente.',
  MAIL_IDENTITY_BEFORE_PAYOUT:
    'Pour vous payer, il nous manque votre pièce d’identité. Envoyez-la depuis la page de votre vente.',
  MAIL_IDENTITY_LAW: 'La loi l’exige\u00a0: {law}',
  MAIL_IDENTITY_SAFETY:
    'N’envoyez jamais votre pièce par e-mail. Elle est chiffrée, et seules les personnes qui la contrôlent la voient. Nous effaçons les images au plus tard {days} jours après notre décision.',
  MAIL_IDENTITY_REQUEST_SUBJECT: 'Vente {tradeNumber}\u00a0: il manque votre pièce d’identité',
  MAIL_IDENTITY_REQUEST_PREHEADER: 'Nous devons la contrôler avant de vous payer.',
  MAIL_IDENTITY_REQUEST_TITLE: 'Il nous faut votre pièce d’identité',
  MAIL_IDENTITY_REQUEST_TEXT:
    'Pour vous payer, il nous faut votre pièce d’identité. Saisissez-en les données sur la page de votre vente et ajoutez-en des images.',
  MAIL_IDENTITY_REFUSED_SUBJECT: 'Vente {tradeNumber}\u00a0: envoyez de nouveau votre pièce d’identité',
  MAIL_IDENTITY_REFUSED_PREHEADER: 'Nous n’avons pas pu l’accepter, voici pourquoi.',
  MAIL_IDENTITY_REFUSED_TITLE: 'Nous n’avons pas pu accepter votre pièce d’identité',
  MAIL_IDENTITY_REFUSED_NEXT:
    'Envoyez-la de nouveau sur la page de votre vente. En attendant, votre versement est suspendu.',
  MAIL_IDENTITY_ACCEPTED_SUBJECT: 'Vente {tradeNumber}\u00a0: votre pièce d’identité est acceptée',
  MAIL_IDENTITY_ACCEPTED_PREHEADER: 'Elle ne bloque plus votre versement.',
  MAIL_IDENTITY_ACCEPTED_TITLE: 'Votre pièce d’identité est acceptée',
  MAIL_IDENTITY_ACCEPTED_TEXT:
    'Merci. Nous avons contrôlé votre pièce, elle ne bloque plus votre versement. Nous effacerons les images au plus tard dans {days} jours.',
  EXPORT_HOLD_IDENTITY_MISSING:
    'La loi demandait votre pièce d’identité, et nous n’en avions encore accepté aucune.',
} as const
