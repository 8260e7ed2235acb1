import type { mails as source } from '#messages/correspondence/en/mails.ts'

/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Bonjour {firstName},',
  MAIL_GREETING_PLAIN: 'Bonjour,',
  MAIL_BUTTON: 'Voir ma vente',
  MAIL_LINK_NOTE: 'Ce lien ouvre votre vente sans mot de passe. Ne le transmettez à personne.',
  MAIL_FOOTER_REASON:
    'Vous recevez cet e-mail parce que vous avez confirmé la vente {tradeNumber} le {date}.',
  MAIL_FOOTER_CONTACT: 'Une question ? Répondez à cet e-mail.',
  MAIL_COMPANY_REGISTER: 'Registre du commerce : {register}',
  MAIL_COMPANY_PEOPLE: 'Gérance : {directors} · N° TVA : {vatId}',

  MAIL_FACT_NUMBER: 'Numéro de vente',
  MAIL_FACT_CUSTOMER: 'Numéro de client',
  MAIL_FACT_SEND_BY: 'Date limite d’envoi',
  MAIL_FACT_TRACKING: 'Numéro de suivi',
  MAIL_FACT_PAYOUT: 'Coordonnées de versement',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Code promo {code}',
  MAIL_TOTAL: 'Nous vous versons',

  MAIL_CREATED_SUBJECT: 'Votre vente {tradeNumber} : étiquette d’envoi et prochaines étapes',
  MAIL_CREATED_PREHEADER: 'Envoyez votre colis au plus tard le {date}. D’ici là, votre prix est garanti.',
  MAIL_CREATED_TITLE: 'Votre vente est confirmée',
  MAIL_CREATED_TEXT:
    'Merci de nous confier votre vente. L’étiquette d’envoi et la fiche colis sont en pièces jointes. Pas d’imprimante ? Montrez ce QR code dans un point relais {carrier}. L’envoi est gratuit. Emballé selon nos conseils, le colis voyage à nos risques dès le premier scan.',
  MAIL_CREATED_QR: 'QR code pour le point relais',
  MAIL_CREATED_STEP_ERASE:
    'Sauvegardez vos données, déconnectez tous vos comptes et effacez l’appareil. Retirez les cartes SIM et mémoire.',
  MAIL_CREATED_STEP_PACK:
    'Emballez l’appareil avec au moins 5 cm de rembourrage de chaque côté et glissez la fiche colis dans le carton. Dans un ordinateur portable, placez une feuille entre le clavier et l’écran.',
  MAIL_CREATED_STEP_SEND:
    'Collez l’étiquette d’envoi sur le carton ou montrez le QR code. Gardez la preuve de dépôt jusqu’au versement.',
  MAIL_CREATED_AFTER:
    'Nous contrôlons et payons chaque appareil séparément. En cas d’écart, vous voyez la photo et la nouvelle offre, et vous décidez. Le retour est gratuit. Seul un appareil à la batterie endommagée ne peut pas être renvoyé.',
  MAIL_CREATED_SIGNED_OFFER:
    'Vous trouverez aussi en pièce jointe notre offre signée : vos appareils, vos réponses, les prix et les délais. Elle vous permet de prouver à tout moment ce que nous avons promis.',

  MAIL_REMINDER_SUBJECT: 'Vente {tradeNumber} : votre prix est garanti jusqu’au {date}',
  MAIL_REMINDER_PREHEADER: 'Votre étiquette d’envoi est à nouveau en pièce jointe.',
  MAIL_REMINDER_TITLE: 'Votre colis n’est pas encore en route',
  MAIL_REMINDER_TEXT:
    'Votre prix est garanti encore {days, plural, one {# jour} many {# de jours} other {# jours}} : {carrier} doit scanner votre colis au plus tard le {date}. L’étiquette d’envoi est à nouveau en pièce jointe.',
  MAIL_REMINDER_NO:
    'Vous avez changé d’avis ? Vous n’avez rien à faire. La vente expire d’elle-même ce jour-là.',

  MAIL_EXPIRED_SUBJECT: 'Votre vente {tradeNumber} a expiré',
  MAIL_EXPIRED_PREHEADER: 'Aucun colis n’avait été scanné au {date}.',
  MAIL_EXPIRED_TITLE: 'Votre vente a expiré',
  MAIL_EXPIRED_TEXT:
    '{carrier} n’avait scanné aucun colis au {date}. La vente a expiré et votre prix n’est plus garanti. Vous ne nous devez rien.',
  MAIL_EXPIRED_LATE:
    'Votre colis est déjà en route ? Écrivez-nous : à son arrivée, nous le contrôlerons quand même.',
  MAIL_EXPIRED_BUTTON: 'Voir le prix du jour',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Demande {requestId} : {company}',
  MAIL_REQUEST_DESK_TITLE: 'Une entreprise demande une offre sur mesure',
  MAIL_REQUEST_SUBJECT: 'Votre demande {requestId} : offre sur mesure',
  MAIL_REQUEST_PREHEADER:
    'Nous vous répondons sous {days, plural, one {un jour ouvré} other {# jours ouvrés}}.',
  MAIL_REQUEST_TITLE: 'Nous avons bien reçu votre demande',
  MAIL_REQUEST_TEXT:
    'Merci. Votre liste dépasse la limite d’une seule vente : notre équipe l’étudie et vous répond sous {days, plural, one {un jour ouvré} other {# jours ouvrés}}.',
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
  MAIL_LIST_TOTAL: 'Estimation d’après notre liste de prix',
  MAIL_OFFER_SUBJECT: 'Notre offre {number} pour vos appareils',
  MAIL_OFFER_PREHEADER: '{total}, valable jusqu’au {date}.',
  MAIL_OFFER_TITLE: 'Notre offre pour vos appareils',
  MAIL_OFFER_TEXT:
    'Vous nous avez demandé une offre sur mesure. Nous vous payons {total} pour les appareils ci-dessous. Notre offre est valable jusqu’au {date}.',
  MAIL_OFFER_REPLACES:
    'Elle remplace notre offre {number}. Le lien de notre e-mail précédent n’est plus valable.',
  MAIL_OFFER_BUTTON: 'Voir et accepter l’offre',
  MAIL_OFFER_NOTE:
    'Sur la page, vous vérifiez l’offre et indiquez où envoyer l’argent. Rien n’est vendu tant que vous n’acceptez pas. Après le {date}, l’offre expire d’elle-même.',
  MAIL_OFFER_MORE:
    '{count, plural, one {# autre ligne se trouve sur la page.} other {# autres lignes se trouvent sur la page.}}',
  MAIL_OFFER_TOTAL: 'Notre offre',
  MAIL_OFFER_WITHDRAWN_SUBJECT: 'L’offre {number} n’est plus valable',
  MAIL_OFFER_WITHDRAWN_PREHEADER: 'Nous l’avons retirée.',
  MAIL_OFFER_WITHDRAWN_TITLE: 'Nous avons retiré notre offre',
  MAIL_OFFER_WITHDRAWN_TEXT:
    'Nous avons dû retirer notre offre {number}. Elle ne peut plus être acceptée. Répondez à cet e-mail si vous avez des questions ou souhaitez une nouvelle offre.',
} satisfies Record<keyof typeof source, string>
