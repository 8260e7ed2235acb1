import type { recycling as source } from '#messages/correspondence/en/recycling.ts'

/** Texts of the mails about a parcel that is recycled for free. */
export const recycling = {
  MAIL_RECYCLING_LABEL_SUBJECT: 'Votre étiquette gratuite de recyclage {number}',
  MAIL_RECYCLING_LABEL_PREHEADER: 'Déposez votre colis au plus tard le {date}.',
  MAIL_RECYCLING_LABEL_TITLE: 'Votre étiquette d’envoi gratuite',
  MAIL_RECYCLING_LABEL_TEXT:
    'L’étiquette d’envoi et la fiche colis sont en pièces jointes. Pas d’imprimante ? Montrez ce QR code dans un point relais {carrier}. Tout est gratuit.',
  MAIL_RECYCLING_STEP_PACK:
    'Placez jusqu’à {count} appareils et la fiche colis dans un carton solide. Calez bien le tout.',
  MAIL_RECYCLING_STEP_SEND: 'Collez l’étiquette d’envoi sur le carton ou montrez le QR code.',
  MAIL_RECYCLING_BATTERY:
    'N’envoyez jamais une batterie gonflée ou endommagée : aucun transporteur ne l’accepte. Apportez-la en déchèterie.',
  MAIL_RECYCLING_NO_RETURN:
    'Ce que vous envoyez n’est pas payé et ne peut pas être renvoyé. Nous vous écrirons à l’arrivée du colis, puis quand son contenu partira au recyclage.',
  MAIL_RECYCLING_BUTTON: 'Voir mon colis',
  MAIL_RECYCLING_LINK_NOTE:
    'Ce lien ouvre la page de votre colis sans mot de passe. Ne le transmettez à personne.',
  MAIL_RECYCLING_REASON:
    'Vous recevez cet e-mail parce que cette adresse a été indiquée le {date} pour une étiquette de recyclage. Ce n’était pas vous ? Ignorez-le.',
  MAIL_RECYCLING_TAKEN_SUBJECT: 'Votre prochaine étiquette de recyclage à partir du {date}',
  MAIL_RECYCLING_TAKEN_TITLE: 'Vous avez déjà reçu votre étiquette',
  MAIL_RECYCLING_TAKEN_TEXT:
    'Nous envoyons une étiquette gratuite par adresse e-mail tous les {days} jours. La vôtre portait le numéro {number}. Vous pourrez en demander une autre à partir du {date}.',
  MAIL_RECYCLING_STATE_SUBJECT: 'Recyclage {number} : {state}',
} satisfies Record<keyof typeof source, string>
