import type { recycling as source } from '../en/recycling.ts'

/** Texts of the form for a free recycling label, and of the parcel's page. Mails use the sentences of its states. */
export const recycling = {
  SCREEN_RECYCLING: 'Recyclage gratuit',
  SCREEN_RECYCLING_LEAD:
    'Votre appareil ne vaut plus assez pour une offre ? Nous vous envoyons par e-mail une étiquette d’envoi gratuite et le recyclons dans les règles.',
  SCREEN_RECYCLING_STATUS: 'Votre colis à recycler',
  SCREEN_RECYCLING_STATUS_LEAD: 'Suivez votre colis à recycler et réimprimez son étiquette d’envoi.',
  RECYCLING_FORM: 'Où envoyer l’étiquette ?',
  RECYCLING_DEVICE: 'Que nous envoyez-vous ?',
  RECYCLING_DEVICE_HINT: 'Un colis peut contenir jusqu’à {count} appareils.',
  RECYCLING_EMAIL_HINT: 'Nous y envoyons l’étiquette. Aucune publicité.',
  RECYCLING_BATTERY: 'N’envoyez jamais de batterie endommagée',
  RECYCLING_BATTERY_TEXT:
    'Aucun transporteur n’accepte une batterie gonflée, écrasée ou qui fuit. Apportez l’appareil en déchèterie.',
  RECYCLING_BATTERY_LINK: 'Batterie gonflée : que faire ?',
  RECYCLING_BATTERY_CONFIRM: 'Aucune batterie n’est gonflée ni endommagée.',
  PROBLEM_BATTERY_SAFETY_REQUIRED:
    'Confirmez qu’aucune batterie n’est endommagée : les transporteurs les refusent.',
  RECYCLING_TERMS:
    'Tout est gratuit. Ce que vous envoyez n’est pas payé et nous appartient dès son arrivée. Nous ne pouvons pas le renvoyer. Effacez d’abord vos données.',
  RECYCLING_LIMIT: 'Une étiquette par adresse e-mail tous les {days} jours.',
  RECYCLING_PRIVACY:
    'Vos coordonnées servent uniquement à cet envoi. Nous les effaçons {days} jours après la dernière étape.',
  RECYCLING_PRIVACY_LINK: 'Données personnelles',
  RECYCLING_SUBMIT: 'Recevoir l’étiquette',
  RECYCLING_SENDING: 'Envoi en cours…',
  RECYCLING_FAILED: 'L’envoi a échoué. Vos informations sont toujours là : réessayez dans un instant.',
  RECYCLING_BUSY: 'Nous ne pouvons pas vous envoyer d’étiquette pour l’instant. Réessayez demain.',
  RECYCLING_SENT: 'Consultez votre boîte mail',
  RECYCLING_SENT_TEXT: 'L’étiquette d’envoi et la fiche colis partent à l’adresse {email}.',
  RECYCLING_SENT_TEXT_ANY: 'L’étiquette d’envoi et la fiche colis partent à votre adresse e-mail.',
  RECYCLING_SENT_AGAIN:
    'Si cette adresse a déjà reçu une étiquette au cours des {days} derniers jours, notre e-mail concerne cette étiquette-là.',
  RECYCLING_NUMBER_TITLE: 'Numéro de recyclage',
  RECYCLING_PROGRESS: 'Les étapes de votre colis',
  RECYCLING_STEP_CREATED: 'Étiquette demandée',
  RECYCLING_STEP_SENT: 'En route',
  RECYCLING_STEP_RECEIVED: 'Arrivé',
  RECYCLING_STEP_RECYCLED: 'Recyclé',
  RECYCLING_CREATED: 'Étiquette en préparation',
  RECYCLING_CREATED_TEXT:
    'Nous préparons votre étiquette d’envoi. Vous la recevrez par e-mail dans un instant.',
  RECYCLING_LABEL_ISSUED: 'En attente de votre colis',
  RECYCLING_LABEL_ISSUED_TEXT:
    'Déposez votre colis au plus tard le {date}. Ensuite, l’étiquette n’est plus valable.',
  RECYCLING_IN_TRANSIT: 'En route vers nous',
  RECYCLING_IN_TRANSIT_TEXT: 'Votre colis est en route. Nous vous écrirons à son arrivée.',
  RECYCLING_RECEIVED: 'Votre colis est arrivé',
  RECYCLING_RECEIVED_TEXT:
    'Merci, votre colis est arrivé. Nous trions son contenu et vous écrirons quand il partira au recyclage.',
  RECYCLING_RECYCLED: 'Recyclé',
  RECYCLING_RECYCLED_TEXT:
    'Votre envoi est parti au recyclage, dans les règles. Merci de ne pas l’avoir laissé dans un tiroir.',
  RECYCLING_EXPIRED: 'Étiquette expirée',
  RECYCLING_EXPIRED_TEXT:
    'Le délai a pris fin le {date} sans que votre colis soit scanné. L’étiquette n’est plus valable, et cela ne vous coûte rien.',
  RECYCLING_SEND: 'Déposez maintenant votre colis',
  RECYCLING_PARCEL_NUMBER: 'Pas de fiche colis ? Écrivez ce numéro sur le colis :',
} satisfies Record<keyof typeof source, string>
