import type { journey as source } from '../en/journey.ts'

/** The live journey of a sale: what has happened, our clock, and the moment of payment. */
export const journey = {
  JOURNEY_TITLE: 'Votre vente jusqu’ici',
  JOURNEY_CREATED: 'Vente confirmée',
  JOURNEY_LABELLED: 'Étiquette d’envoi prête',
  JOURNEY_SCANNED: 'Pris en charge par {carrier}',
  JOURNEY_RESCANNED: 'Dernier scan de {carrier}',
  JOURNEY_ARRIVED: 'Arrivé et déballé',
  JOURNEY_DEVICES: '{count, plural, one {# appareil} other {# appareils}}',
  JOURNEY_INSPECTED: '{name}\u00a0: contrôle terminé',
  JOURNEY_PAID: '{name}\u00a0: versement effectué',
  JOURNEY_RETURNING: '{name}\u00a0: retour en cours',
  JOURNEY_RETURNED: '{name}\u00a0: de retour chez vous',
  JOURNEY_PHOTO: '{text}, photo {number} sur {total}',
  JOURNEY_PHOTOS_ALL: 'Afficher les {count} photos',
  JOURNEY_NEWS: 'Nouveau\u00a0: {text}',
  TURN_SELLER: 'À vous de jouer',
  TURN_SHOP: 'À nous de jouer',
  TURN_CARRIER: 'Le colis est chez le transporteur',
  CLOCK_TITLE: 'Notre délai court',
  CLOCK_UNTIL: 'Contrôle prévu au plus tard le {date}.',
  CLOCK_BONUS: 'S’il dure plus longtemps, nous ajoutons {bonus} pour chaque appareil que nous achetons.',
  CLOCK_LATE: 'Nous sommes en retard',
  CLOCK_LATE_TEXT:
    'Le contrôle était promis pour le {date}. Nous ajoutons {bonus} pour chaque appareil que nous achetons.',
  PAID_DAYS:
    '{count, plural, one {De la vente au versement en # jour} other {De la vente au versement en # jours}}',
  PROOF_SECTION: 'Vos preuves',
} satisfies Record<keyof typeof source, string>
