import type { thanks as source } from '../en/thanks.ts'

/** Texts of the page after a sale was created. */
export const thanks = {
  THANKS_TITLE: 'Merci, {firstName}. Votre vente est créée.',
  THANKS_LEAD: 'Envoyez votre colis au plus tard le {date}. D’ici là, votre prix est garanti.',
  THANKS_NUMBER: 'Numéro de vente',
  THANKS_CUSTOMER: 'Numéro de client',
  THANKS_MAIL: 'Nous envoyons tout à {email}.',
  THANKS_NONE: 'Aucune vente à afficher ici',
  THANKS_NONE_TEXT:
    'Ouvrez le lien reçu par e-mail. Il mène à l’étiquette, au QR code et au suivi de votre vente.',
  THANKS_FAILED: 'Votre vente est créée, mais ne peut pas s’afficher pour le moment.',
  THANKS_FAILED_TEXT: 'Vous recevez aussi tout par e-mail.',
  THANKS_RETRY: 'Réessayer',
  THANKS_LOADING: 'Chargement de votre vente…',
  THANKS_NO_SCRIPT:
    'Cette page a besoin de JavaScript. L’étiquette et le bordereau sont aussi joints à l’e-mail de votre vente.',
  THANKS_HOME: 'Aller à l’accueil',

  PARCEL_TITLE: 'Votre colis',
  PARCEL_WAIT:
    'Votre étiquette est en préparation. Elle s’affiche ici dans quelques secondes et arrive aussi par e-mail.',
  PARCEL_LABEL: 'Imprimer l’étiquette (PDF)',
  PARCEL_SLIP: 'Imprimer le bordereau (PDF)',
  PARCEL_QR: 'Pas d’imprimante ? Montrez ce code dans un point {carrier}.',
  PARCEL_QR_ALT: 'QR code de votre colis',
  PARCEL_TRACKING: 'Numéro de suivi {number}',

  PACK_TITLE: 'Comment emballer',
  PACK_ERASE: 'Effacez',
  PACK_ERASE_TEXT:
    'Sauvegardez vos données, déconnectez tous vos comptes, effacez l’appareil, retirez les cartes SIM et mémoire.',
  PACK_WRAP: 'Emballez',
  PACK_WRAP_TEXT: 'Papier bulle ou serviette, carton rigide, bordereau sur le dessus. Rien ne doit bouger.',
  PACK_SEND: 'Envoyez',
  PACK_SEND_TEXT: 'Collez l’étiquette ou montrez le code. Gardez le reçu jusqu’au paiement.',
  PACK_MORE: 'Plus de conseils d’emballage',

  NEXT_TITLE: 'Ce qui se passe ensuite',
  NEXT_CREATED: 'Vente créée',
  NEXT_SENT: 'Colis en route',
  NEXT_SENT_TEXT: 'Vous l’envoyez au plus tard le {date}.',
  NEXT_ARRIVED: 'Colis arrivé',
  NEXT_ARRIVED_TEXT: 'Nous vous écrivons dès qu’il est là.',
  NEXT_CHECKED: 'Contrôle terminé',
  NEXT_CHECKED_TEXT: 'Chaque appareil à part. Pas d’écart sans photo, et c’est vous qui décidez.',
  NEXT_PAID: 'Paiement effectué',
  NEXT_PAID_TEXT: '{amount} sur {account}.',
  NEXT_YOU: 'À vous',
  NEXT_WE: 'À nous',
} satisfies Record<keyof typeof source, string>
