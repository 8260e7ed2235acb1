import type { mails as source } from '#messages/correspondence/en/mails.ts'

/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Bonjour {firstName},',
  MAIL_GREETING_PLAIN: 'Bonjour,',
  MAIL_BUTTON: 'Voir ma vente',
  MAIL_LINK_NOTE: 'Ce lien ouvre votre vente sans mot de passe. Ne le transmettez à personne.',
  MAIL_FOOTER_REASON: 'Vous recevez cet e-mail parce que vous avez créé la vente {tradeNumber} le {date}.',
  MAIL_FOOTER_CONTACT: 'Une question ? Répondez à cet e-mail.',

  MAIL_FACT_NUMBER: 'Numéro de vente',
  MAIL_FACT_CUSTOMER: 'Numéro de client',
  MAIL_FACT_SEND_BY: 'Date limite d’envoi',
  MAIL_FACT_TRACKING: 'Numéro de suivi',
  MAIL_FACT_PAYOUT: 'Compte de paiement',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Code promo {code}',
  MAIL_TOTAL: 'Nous vous versons',

  MAIL_CREATED_SUBJECT: 'Votre vente {tradeNumber} : étiquette et prochaines étapes',
  MAIL_CREATED_PREHEADER: 'Envoyez votre colis au plus tard le {date}. D’ici là, votre prix est garanti.',
  MAIL_CREATED_TITLE: 'Votre vente est créée',
  MAIL_CREATED_TEXT:
    'Merci de nous confier votre vente. L’étiquette et le bordereau sont en pièces jointes. Pas d’imprimante ? Montrez ce QR code dans un point {carrier}. L’envoi est gratuit. Bien emballé, le colis voyage à nos risques dès le premier scan.',
  MAIL_CREATED_QR: 'QR code pour le point de dépôt',
  MAIL_CREATED_STEP_ERASE:
    'Sauvegardez vos données, déconnectez tous vos comptes et effacez l’appareil. Retirez les cartes SIM et mémoire.',
  MAIL_CREATED_STEP_PACK: 'Calez l’appareil pour que rien ne bouge dans le carton et glissez-y le bordereau.',
  MAIL_CREATED_STEP_SEND:
    'Collez l’étiquette sur le carton ou montrez le QR code. Gardez le reçu du point de dépôt jusqu’au paiement.',
  MAIL_CREATED_AFTER:
    'Nous contrôlons et payons chaque appareil à part. Si l’un d’eux diffère de vos réponses, vous voyez une photo et le nouveau montant, et vous décidez. Le retour est gratuit.',
  MAIL_CREATED_SIGNED_OFFER:
    'Vous trouverez aussi en pièce jointe notre reçu signé : vos appareils, vos réponses, les prix et les délais. Il vous permet de prouver à tout moment ce que nous avons promis.',

  MAIL_REMINDER_SUBJECT: 'Vente {tradeNumber} : votre prix est garanti jusqu’au {date}',
  MAIL_REMINDER_PREHEADER: 'Votre étiquette est à nouveau en pièce jointe.',
  MAIL_REMINDER_TITLE: 'Votre colis n’est pas encore en route',
  MAIL_REMINDER_TEXT:
    'Votre prix est garanti encore {days, plural, one {# jour} many {# de jours} other {# jours}} : {carrier} doit scanner votre colis au plus tard le {date}. L’étiquette est à nouveau en pièce jointe.',
  MAIL_REMINDER_NO:
    'Vous avez changé d’avis ? Vous n’avez rien à faire. La vente expire d’elle-même ce jour-là.',

  MAIL_EXPIRED_SUBJECT: 'Votre vente {tradeNumber} a expiré',
  MAIL_EXPIRED_PREHEADER: 'Aucun colis scanné jusqu’au {date}.',
  MAIL_EXPIRED_TITLE: 'Votre vente a expiré',
  MAIL_EXPIRED_TEXT:
    '{carrier} n’a scanné aucun colis jusqu’au {date}. La vente a expiré et votre prix n’est plus garanti. Vous ne nous devez rien.',
  MAIL_EXPIRED_LATE:
    'Votre colis est déjà en route ? Écrivez-nous : à son arrivée, nous l’enregistrerons quand même.',
  MAIL_EXPIRED_BUTTON: 'Voir le prix du jour',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Demande {requestId} : {company}',
  MAIL_REQUEST_DESK_TITLE: 'Une entreprise demande une offre sur mesure',
  MAIL_REQUEST_SUBJECT: 'Votre demande {requestId} : offre sur mesure',
  MAIL_REQUEST_PREHEADER: 'Nous vous répondons sous un jour ouvré.',
  MAIL_REQUEST_TITLE: 'Votre demande est bien arrivée',
  MAIL_REQUEST_TEXT:
    'Merci. Votre liste dépasse la limite d’une seule vente : une personne de notre équipe l’étudie et vous répond sous un jour ouvré.',
  MAIL_REQUEST_REASON:
    'Vous recevez cet e-mail parce que cette adresse a été indiquée dans la demande {requestId}.',
  MAIL_FACT_REQUEST: 'Demande',
  MAIL_FACT_COMPANY: 'Entreprise',
  MAIL_FACT_CONTACT: 'Contact',
  MAIL_FACT_EMAIL: 'E-mail',
  MAIL_FACT_PHONE: 'Téléphone',
  MAIL_FACT_MESSAGE: 'Message',
  MAIL_LIST_MORE:
    '{count, plural, one {# autre ligne se trouve dans le fichier joint.} other {# autres lignes se trouvent dans le fichier joint.}}',
  MAIL_LIST_TOTAL: 'Estimation d’après les prix de liste',
} satisfies Record<keyof typeof source, string>
