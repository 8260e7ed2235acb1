import type { status as source } from '../en/status.ts'

/** Where a device stands, as the status page, the account and the mails say it. */
export const status = {
  STATUS_CREATED: 'Vente confirmée',
  STATUS_CREATED_TEXT: 'Nous préparons votre étiquette d’envoi. Vous la recevrez dans un instant par e-mail.',
  STATUS_LABEL_ISSUED: 'En attente de votre colis',
  STATUS_LABEL_ISSUED_TEXT: 'Envoyez votre colis au plus tard le {date}. D’ici là, votre prix est garanti.',
  STATUS_CANCELLED_TEXT: 'Vente annulée à votre demande. N’envoyez plus rien.',
  STATUS_IN_TRANSIT: 'En route vers nous',
  STATUS_IN_TRANSIT_TEXT: 'Votre colis est en route. Nous vous écrivons dès qu’il est là.',
  STATUS_EXPIRED_TEXT:
    'Aucun colis n’avait été scanné au {date} : votre prix n’est plus garanti. Vous ne nous devez rien.',
  STATUS_RECEIVED: 'Bien arrivé',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Votre appareil est arrivé. Nous le contrôlons au plus tard le {date}.} many {Vos # d’appareils sont arrivés. Nous les contrôlons au plus tard le {date}.} other {Vos # appareils sont arrivés. Nous les contrôlons au plus tard le {date}.}}',
  STATUS_LOST: 'Recherche en cours',
  STATUS_LOST_TEXT:
    '{count, plural, one {Votre appareil ne nous est pas parvenu. Nous le recherchons} many {Vos # d’appareils ne nous sont pas parvenus. Nous les recherchons} other {Vos # appareils ne nous sont pas parvenus. Nous les recherchons}} avec le transporteur et vous écrirons dès que nous en saurons plus.',
  STATUS_ACCEPTED: 'Prix confirmé',
  STATUS_ACCEPTED_TEXT: 'C’est décidé : vous recevez {amount}. Prochaine étape : le versement.',
  STATUS_IN_INSPECTION: 'Contrôle en cours',
  STATUS_IN_INSPECTION_TEXT: 'Nous contrôlons votre appareil et vous communiquerons le résultat.',
  STATUS_COUNTER_OFFERED: 'À vous de décider',
  STATUS_COUNTER_OFFERED_TEXT:
    'Votre appareil diffère de vos réponses. Regardez les écarts et répondez au plus tard le {date}. Sans réponse, nous vous le renvoyons gratuitement.',
  STATUS_HAZARDOUS_TEXT:
    'La batterie de votre appareil est gonflée. Nous n’avons le droit ni de l’acheter ni de vous le renvoyer. Dites-nous au plus tard le {date} ce que nous devons en faire. Sans réponse, nous le gardons en lieu sûr et vous contactons.',
  STATUS_ACTION_REQUIRED: 'Nous avons besoin de vous',
  STATUS_ACTION_REQUIRED_TEXT:
    'Pour continuer, il nous manque quelque chose de votre part. Vous avez jusqu’au {date}. Sans réponse, nous vous renvoyons l’appareil gratuitement.',
  STATUS_MISSING_PART: 'Il manque dans le colis : {part}',
  PART_CHARGER: 'chargeur',
  PART_POWER_CABLE: 'câble d’alimentation',
  PART_CABLE: 'câble de connexion',
  PART_BATTERY: 'batterie',
  PART_PEN: 'stylet',
  PART_KEYBOARD: 'clavier',
  PART_CONTROLLER: 'manette',
  PART_DOCK: 'station d’accueil',
  PART_STAND: 'pied',
  PART_DRIVE: 'lecteur',
  PART_LENS_CAP: 'bouchon d’objectif',
  PART_STRAP: 'sangle',
  STATUS_QUARANTINED: 'Vérification en cours',
  STATUS_QUARANTINED_TEXT:
    'Votre appareil figure sur une liste d’appareils perdus ou volés. Nous vérifions et vous écrirons.',
  STATUS_RETURN_PENDING: 'Retour en préparation',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {Nous préparons le retour de votre appareil.} many {Nous préparons le retour de vos # d’appareils.} other {Nous préparons le retour de vos # appareils.}} Il est gratuit, et vous recevrez le numéro de suivi par e-mail.',
  STATUS_UNDELIVERED: 'Retour non distribué',
  STATUS_UNDELIVERED_TEXT:
    '{count, plural, one {Le transporteur n’a pas pu livrer votre appareil. Il est de nouveau chez nous.} many {Le transporteur n’a pas pu livrer vos # d’appareils. Ils sont de nouveau chez nous.} other {Le transporteur n’a pas pu livrer vos # appareils. Ils sont de nouveau chez nous.}} Indiquez-nous la bonne adresse, et nous renvoyons le colis gratuitement.',
  STATUS_RECYCLED: 'Recyclé',
  STATUS_RECYCLED_TEXT: 'Nous recyclons votre appareil dans les règles, gratuitement.',
  STATUS_APPEALED: 'Second contrôle',
  STATUS_APPEALED_TEXT:
    'Un autre technicien contrôle à nouveau votre appareil. Nous vous communiquerons le résultat.',
  STATUS_PAYOUT_PENDING: 'Versement en cours',
  STATUS_PAYOUT_PENDING_TEXT: 'Le versement de {amount} sur {account} est lancé.',
  STATUS_PAID: 'Payé',
  STATUS_PAID_TEXT: 'Nous avons versé {amount} sur {account}.',
  STATUS_PAYOUT_FAILED: 'Versement rejeté',
  STATUS_PAYOUT_FAILED_TEXT:
    'Notre versement de {amount} sur {account} a été rejeté. Indiquez-nous un autre compte : nous relancerons le versement.',
  STATUS_HANDED_OVER: 'Remis aux autorités',
  STATUS_HANDED_OVER_TEXT: 'Nous avons remis l’appareil aux autorités compétentes.',
  STATUS_RETURN_SHIPPED: 'Retour en cours',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Votre appareil est en route vers vous.} many {Vos # d’appareils sont en route vers vous.} other {Vos # appareils sont en route vers vous.}}',
  STATUS_RETURNED_TEXT: 'Votre retour a été livré.',
  TIMELINE_QUESTION: 'Question pour vous',
  TIMELINE_RETURNING: 'Retour en cours',
  TIMELINE_OPEN: 'à venir',
  STATUS_ACTION_NEEDED: 'Votre réponse est attendue',
  STATUS_IN_REVIEW: 'Contrôle en cours',
  STATUS_SENT: 'En route vers nous',
  STATUS_OPEN: 'En attente de votre colis',
  STATUS_RETURNING: 'Retour en cours',
  STATUS_PAYING: 'Versement en cours',
  STATUS_COMPLETED: 'Vente terminée',
  STATUS_RETURNED: 'Retour effectué',
  STATUS_CANCELLED: 'Vente annulée',
  STATUS_EXPIRED: 'Délai expiré',
} satisfies Record<keyof typeof source, string>
