import type { thanks as source } from '../en/thanks.ts'

/** Texts of the page after a sale was created. */
export const thanks = {
  THANKS_TITLE: 'Merci, {firstName}. Votre vente est confirmée.',
  THANKS_LEAD: 'Envoyez votre colis au plus tard le {date}. D’ici là, votre prix est garanti.',
  THANKS_NUMBER: 'Numéro de vente',
  THANKS_CUSTOMER: 'Numéro de client',
  THANKS_MAIL: 'Nous envoyons les documents à {email}.',
  THANKS_NONE: 'Aucune vente à afficher ici',
  THANKS_NONE_TEXT: 'Ouvrez le lien reçu par e-mail, ou demandez à le recevoir de nouveau.',
  THANKS_FAILED: 'Votre vente est confirmée, mais nous ne pouvons pas l’afficher pour le moment.',
  THANKS_FAILED_TEXT: 'Nous vous envoyons aussi les documents par e-mail.',
  THANKS_RETRY: 'Réessayer',
  THANKS_LOADING:
    'Chargement de votre vente… L’étiquette d’envoi, le suivi et le versement s’afficheront ici.',
  THANKS_NO_SCRIPT:
    'Votre navigateur n’exécute pas JavaScript. Collez le lien de notre e-mail pour voir votre vente. L’étiquette d’envoi et la fiche colis y sont aussi jointes.',
  THANKS_PASTE: 'Lien de notre e-mail',
  THANKS_OPEN: 'Afficher ma vente',
  THANKS_REFUSED: 'Ce lien n’ouvre aucune vente. Copiez-le en entier depuis notre dernier e-mail.',
  THANKS_FIND: 'Retrouver ma vente',
  THANKS_HOME: 'Aller à l’accueil',

  PARCEL_TITLE: 'Envoyez votre colis',
  PARCEL_WAIT:
    'Votre étiquette d’envoi est en préparation. Elle sera ici dans quelques secondes, et dans votre boîte mail.',
  PARCEL_CODE: 'Sans imprimante',
  PARCEL_LABEL: 'Imprimer l’étiquette (PDF)',
  PARCEL_SLIP: 'Imprimer la fiche colis (PDF)',
  PARCEL_QR: 'Montrez ce code dans un point relais {carrier}.',
  PARCEL_NUMBER: 'Pas de fiche colis ? Écrivez votre numéro sur le colis :',
  PARCEL_PRINT: 'Ou avec votre imprimante',
  PARCEL_QR_ALT: 'QR code de votre colis',
  PARCEL_TRACKING: 'Numéro de suivi {number}',

  LOCKS_TITLE: 'Déconnectez-vous avant d’emballer',
  LOCKS_TEXT:
    'Vous vouliez le faire avant l’envoi. Si un verrou reste actif, nous devrons vous recontacter et votre versement attendra.',

  PACK_TITLE: 'Comment emballer',
  PACK_ERASE: 'Effacez',
  PACK_ERASE_TEXT:
    'Sauvegardez vos données, déconnectez tous vos comptes, effacez l’appareil, retirez les cartes SIM et mémoire.',
  PACK_WRAP: 'Emballez',
  PACK_WRAP_TEXT:
    'Carton rigide, au moins 5 cm de rembourrage de chaque côté, fiche colis dedans. Dans un ordinateur portable, une feuille entre le clavier et l’écran. Rien ne doit bouger.',
  PACK_SEND: 'Envoyez',
  PACK_SEND_TEXT:
    'Montrez le code ou collez l’étiquette d’envoi. Gardez la preuve de dépôt jusqu’au versement.',
  PACK_MORE: 'Plus de conseils d’emballage',

  NEXT_CREATED: 'Vente confirmée',
  NEXT_SENT: 'Colis en route',
  NEXT_ARRIVED: 'Colis arrivé',
  NEXT_CHECKED: 'Contrôle terminé',
  NEXT_PAID: 'Versement effectué',
  NEXT_YOU: 'À vous',
  NEXT_WE: 'À nous',
  NEXT_CARRIER: 'Au transporteur',
  NEXT_UNTIL: '{who}, d’ici au {date}',

  SALE_TITLE: 'Votre vente',
  SALE_CANCELLED_TITLE: 'Votre vente est annulée',
  SALE_CANCELLED_LEAD: 'N’envoyez plus rien. Vous pouvez vendre à nouveau à tout moment, au prix du jour.',
  SALE_EXPIRED_TITLE: 'Votre offre a expiré',
  SALE_OVER_TITLE: 'Votre vente est terminée',
  SALE_OVER_LEAD: 'Vous pouvez vendre à nouveau à tout moment, au prix du jour.',
  SALE_PAID_TITLE: 'Votre vente est payée',
  SALE_PAID_LEAD: 'Merci, {firstName}. {amount} au total, versés sur {account}.',
  SALE_PAID_TOTAL: 'Versé',
  SALE_SELL_AGAIN: 'Vendre à nouveau',
  SALE_SELL_MORE: 'Vendre un autre appareil',
  SALE_MAIL: 'Nous écrivons à {email} pour tout ce qui est important.',
  SALE_DEVICES: 'Où en sont vos appareils',
  SALE_QUOTED: 'Notre offre',
  SALE_CHECKED: 'Après contrôle',
  SALE_SETTLED: 'Vous recevez',
  SALE_BONUS: 'Bonus pour le retard de notre contrôle',
  SALE_ANSWER: 'Voir les écarts et répondre',
  SALE_GUIDE: 'Voir ce qu’il faut faire',
  SALE_RETURN: 'Retour avec {carrier}, numéro de suivi {number}',
  SALE_TIMELINE: 'Suivi : {name}',
  SALE_TIMELINE_ALL: 'Étapes de votre vente',
  SALE_PAYOUT: 'Versement sur',
  SALE_PAYOUT_CHANGE: 'Modifier mes coordonnées',
  SALE_PAYOUT_HINT:
    'Nous confirmons la modification par e-mail. Pour votre sécurité, le versement attend ensuite {hours} heures.',
  SALE_PAYOUT_KEEP: 'Garder ces coordonnées',
  SALE_PAYOUT_DONE: 'Enregistré. Un e-mail vous confirme la modification.',
  SALE_PAYOUT_LATE:
    'Votre argent est déjà en route : les coordonnées de versement ne peuvent plus être modifiées.',
  SALE_ACCOUNT_TITLE: 'Toutes vos ventes au même endroit',
  SALE_ACCOUNT_TEXT:
    'Avec un compte client, vous retrouvez toujours cette vente, et la prochaine ira plus vite.',
  SALE_ACCOUNT_OPEN: 'Ouvrir un compte client',
  SALE_ACCOUNT_SENT: 'Consultez votre boîte mail : notre e-mail vous mène à votre compte client.',
  SALE_CANCEL: 'Annuler la vente',
  SALE_CANCEL_TITLE: 'Annuler cette vente ?',
  SALE_CANCEL_TEXT:
    'Votre offre prend fin : n’envoyez plus rien. Vous pouvez vendre à nouveau à tout moment, au prix du jour.',
  SALE_CANCEL_CONFIRM: 'Oui, annuler',
  SALE_CANCEL_KEEP: 'Garder la vente',
  SALE_CANCEL_LATE: 'Votre colis est déjà en route : la vente ne peut plus être annulée.',
} satisfies Record<keyof typeof source, string>
